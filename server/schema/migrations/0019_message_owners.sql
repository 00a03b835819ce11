ALTER TABLE "message" ADD COLUMN "ownerless" text DEFAULT 'before';--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_ownerless" CHECK ("message"."ownerless" in ('noAccount', 'staff', 'erased', 'before'));--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_owned" CHECK ("message"."user_id" is not null or "message"."ownerless" is not null);