ALTER TABLE "case_entry" DROP CONSTRAINT "case_entry_entry";--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "wrong_phone" text;--> statement-breakpoint
ALTER TABLE "case_work" ADD COLUMN "called_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "case_work" ADD COLUMN "call_outcome" text;--> statement-breakpoint
ALTER TABLE "case_work" ADD COLUMN "call_again_on" date;--> statement-breakpoint
CREATE INDEX "case_work_to_call" ON "case_work" USING btree ("call_again_on") WHERE call_again_on is not null;--> statement-breakpoint
ALTER TABLE "case_entry" ADD CONSTRAINT "case_entry_entry" CHECK ("case_entry"."entry" in ('note', 'assigned', 'status', 'asked', 'message', 'contacted', 'callUndone'));--> statement-breakpoint
ALTER TABLE "case_work" ADD CONSTRAINT "case_work_call" CHECK ("case_work"."call_outcome" in ('reached', 'noAnswer', 'leftMessage', 'wrongNumber'));