CREATE TABLE "message_spent" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_spent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"recipient" text NOT NULL,
	"share" text NOT NULL,
	"sent" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "share" text DEFAULT 'notice' NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "charged" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "held_because" text;--> statement-breakpoint
CREATE UNIQUE INDEX "message_spent_once" ON "message_spent" USING btree ("day","recipient","share");--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_share" CHECK ("message"."share" in ('code', 'answer', 'security', 'reminder', 'notice', 'office'));--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_held_because" CHECK ("message"."held_because" in ('optedOut', 'recipient', 'all'));