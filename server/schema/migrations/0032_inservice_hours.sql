DROP INDEX "training_certificate_by_user";--> statement-breakpoint
ALTER TABLE "caregiver_application" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "caregiver_application" ADD COLUMN "hired_on" date;--> statement-breakpoint
ALTER TABLE "caregiver_application" ADD COLUMN "employee_number" text;--> statement-breakpoint
ALTER TABLE "training" ADD COLUMN "credit_hours" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "training" ADD COLUMN "subjects" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "training" ADD COLUMN "edition" text DEFAULT '1' NOT NULL;--> statement-breakpoint
CREATE INDEX "training_certificate_by_user" ON "training_certificate" USING btree ("user_id","issued_on");--> statement-breakpoint
ALTER TABLE "training" ADD CONSTRAINT "training_credit" CHECK ("training"."credit_hours" between 0 and 40);