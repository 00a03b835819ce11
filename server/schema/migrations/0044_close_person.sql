ALTER TABLE "message" DROP CONSTRAINT "message_held_because";--> statement-breakpoint
ALTER TABLE "person_entry" DROP CONSTRAINT "person_entry_entry";--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "close_reason" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "user_close_reason" CHECK ("app_user"."close_reason" in ('died', 'moved', 'left', 'other'));--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_held_because" CHECK ("message"."held_because" in ('optedOut', 'recipient', 'all', 'closed'));--> statement-breakpoint
ALTER TABLE "person_entry" ADD CONSTRAINT "person_entry_entry" CHECK ("person_entry"."entry" in ('edited', 'phone', 'merged', 'closed', 'reopened'));