package io.consumerproof.report;

import io.consumerproof.report.Timeline.Shape;

/** The outlines of a timeline's signs around a place; black on white they must still differ by form alone. */
record Glyphs(int x, int y) {

    String of(Shape shape) {
        switch (shape) {
            case FAULT:
                return disc(9) + cross(4);
            case TROUBLE, REFUSED, EJECTED:
                return disc(8) + move(0, -4) + "v5" + move(0, 3) + "v1";
            case EFFECT:
                return diamond(8);
            case SEND:
                return move(-7, -6) + "l14,6l-14,6l3,-6z";
            case ABSORBED:
                return diamond(8) + move(-4, 0) + "h8";
            case STATEMENT:
                return disc(3);
            case STATE:
                return square(6);
            case ROLLED_BACK:
                return square(6) + cross(3);
            case COMMIT:
                return disc(8) + move(-4, 0) + "l3,3l5,-6";
            case WAIT:
                return disc(8) + move(0, -5) + "v5h4";
            case GIVEN_UP:
                return square(7) + move(-3, 0) + "h6";
            case DROPPED:
                return cross(5);
            case ASSIGNED, BIRTH:
                return move(-5, -7) + "l11,7l-11,7z";
            case RELEASED, CLOSED:
                return square(5);
            case BEGIN:
                return move(-4, -6) + "l6,6l-6,6";
            case END:
                return disc(4);
            default:
                return disc(2);
        }
    }

    private String move(int right, int down) {
        return "M" + (x + right) + "," + (y + down);
    }

    private String disc(int radius) {
        String half = "a" + radius + "," + radius + " 0 1 0 ";
        return move(-radius, 0) + half + 2 * radius + ",0" + half + -2 * radius + ",0z";
    }

    private String square(int half) {
        return move(-half, -half) + "h" + 2 * half + "v" + 2 * half + "h" + -2 * half + "z";
    }

    private String diamond(int half) {
        return move(0, -half) + "l" + half + "," + half + "l" + -half + "," + half + "l" + -half + "," + -half + "z";
    }

    private String cross(int half) {
        int whole = 2 * half;
        return move(-half, -half) + "l" + whole + "," + whole + move(half, -half) + "l" + -whole + "," + whole;
    }
}
