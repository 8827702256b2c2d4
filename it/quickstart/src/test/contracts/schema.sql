create table orders (
    order_id varchar(20) primary key,
    status varchar(20) not null,
    revision bigint not null,
    balance bigint not null
);

create table processed_events (
    event_id varchar(20) primary key,
    payload varchar(200) not null
);
