CREATE TABLE "caregiver_application" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"years_of_experience" integer NOT NULL,
	"work_experience" text NOT NULL,
	"employee_id" text,
	"submitted_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"office_note" text,
	"asked" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "application_status" CHECK ("caregiver_application"."status" in ('submitted', 'approved', 'rejected', 'more_info'))
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_failure" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identity_hash" text NOT NULL,
	"failed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_document" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"type" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_kind" CHECK ("person_document"."kind" in ('workAuthorization', 'homeCareCertificate', 'medicalReport', 'proofOfAddress'))
);
--> statement-breakpoint
CREATE TABLE "verification_code" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "verification_code_purpose" CHECK ("verification_code"."purpose" in ('register', 'resetPassword', 'changePhone'))
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject_id" uuid,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"purpose" text NOT NULL,
	"key_hash" text,
	"document_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "file_purpose" CHECK ("file"."purpose" in ('registration', 'document', 'whitecard', 'service', 'review'))
);
--> statement-breakpoint
DROP INDEX "user_by_email";--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device" text DEFAULT 'computer' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "login_email" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "apartment" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "state" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "postcode" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "request_key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "caregiver_application" ADD CONSTRAINT "caregiver_application_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_document" ADD CONSTRAINT "person_document_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_owner_id_app_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_document_id_person_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."person_document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_by_status" ON "caregiver_application" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "known_device_by_user" ON "known_device" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "login_failure_by_identity" ON "login_failure" USING btree ("identity_hash","failed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "document_by_user" ON "person_document" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "verification_code_by_phone" ON "verification_code" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "verification_code_by_time" ON "verification_code" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_by_subject" ON "audit_log" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_by_time" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "file_by_owner" ON "file" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "file_by_document" ON "file" USING btree ("document_id","position");--> statement-breakpoint
CREATE INDEX "file_unclaimed" ON "file" USING btree ("created_at") WHERE claimed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "user_by_login_email" ON "app_user" USING btree ("login_email");--> statement-breakpoint
CREATE UNIQUE INDEX "user_by_request_key" ON "app_user" USING btree ("request_key");--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "user_gender" CHECK ("app_user"."gender" in ('male', 'female'));