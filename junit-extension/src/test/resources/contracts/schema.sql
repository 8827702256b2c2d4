create table orders (order_id varchar(20) primary key, revision int, updated_at timestamp);
create table outbox (id bigint generated always as identity primary key, payload varchar(200));
