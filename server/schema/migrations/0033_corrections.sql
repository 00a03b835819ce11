ALTER TABLE "service_record_event" DROP CONSTRAINT "service_record_event_kind";--> statement-breakpoint
ALTER TABLE "caregiver_application" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "caregiver_application" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "activity_registration" ADD COLUMN "cancelled_by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "white_card_event" ADD COLUMN "corrected" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "service_record_event" ADD CONSTRAINT "service_record_event_kind" CHECK ("service_record_event"."event" in ('received', 'booked', 'moved', 'cancelled', 'reminded', 'finished', 'exception', 'unclear', 'noted', 'pictures', 'reopened'));--> statement-breakpoint
-- Applicants whom we have asked for more are reminded from today on, not all at once for the past.
UPDATE "caregiver_application" SET "asked_at" = now() WHERE "status" = 'more_info';
