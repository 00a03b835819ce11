CREATE TABLE "key_canary" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"canary_sealed" text NOT NULL,
	CONSTRAINT "key_canary_one" CHECK ("key_canary"."id" = 1)
);
