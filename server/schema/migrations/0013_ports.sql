CREATE TABLE "sms_opt_out" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"to_hash" text NOT NULL,
	"to_sealed" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sms_opt_out_to_hash_unique" UNIQUE("to_hash"),
	CONSTRAINT "sms_opt_out_source" CHECK ("sms_opt_out"."source" in ('reply', 'provider'))
);
--> statement-breakpoint
ALTER TABLE "message" DROP CONSTRAINT "message_state";--> statement-breakpoint
DROP INDEX "message_failed";--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "message_wrong" ON "message" USING btree ("created_at") WHERE state in ('failed', 'undelivered');--> statement-breakpoint
CREATE INDEX "message_waiting" ON "message" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_state" CHECK ("message"."state" in ('waiting', 'sent', 'delivered', 'undelivered', 'failed', 'held'));