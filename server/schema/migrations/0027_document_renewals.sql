ALTER TABLE "person_document" DROP CONSTRAINT "document_kind";--> statement-breakpoint
ALTER TABLE "caregiver_application" ADD COLUMN "renewed" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "person_document" ADD CONSTRAINT "document_kind" CHECK ("person_document"."kind" in ('workAuthorization', 'homeCareCertificate', 'medicalReport', 'proofOfAddress', 'tbTest'));