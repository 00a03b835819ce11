ALTER TABLE "person_document" DROP CONSTRAINT "document_kind";--> statement-breakpoint
ALTER TABLE "caregiver_application" ADD COLUMN "renewed" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_answer" ADD COLUMN "given_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exam_attempt" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "person_document" ADD CONSTRAINT "document_kind" CHECK ("person_document"."kind" in ('workAuthorization', 'homeCareCertificate', 'medicalReport', 'proofOfAddress', 'tbTest'));--> statement-breakpoint
-- Attempts from before count as seen. What was handed in may not be changed otherwise.
ALTER TABLE "exam_attempt" DISABLE TRIGGER exam_attempt_kept;--> statement-breakpoint
UPDATE "exam_attempt" SET "seen_at" = "started_at";--> statement-breakpoint
ALTER TABLE "exam_attempt" ENABLE TRIGGER exam_attempt_kept;
