CREATE TABLE "case_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"entry" text NOT NULL,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"text_sealed" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "case_entry_kind" CHECK ("case_entry"."kind" in ('application', 'card', 'record')),
	CONSTRAINT "case_entry_entry" CHECK ("case_entry"."entry" in ('note', 'assigned', 'status', 'asked', 'message', 'contacted'))
);
--> statement-breakpoint
CREATE TABLE "case_work" (
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"assignee_id" uuid,
	"version" integer DEFAULT 0 NOT NULL,
	"contacted_at" timestamp with time zone,
	CONSTRAINT "case_work_kind_subject_id_pk" PRIMARY KEY("kind","subject_id"),
	CONSTRAINT "case_work_kind" CHECK ("case_work"."kind" in ('application', 'card', 'record'))
);
--> statement-breakpoint
CREATE TABLE "content_draft" (
	"type" text NOT NULL,
	"content_id" text NOT NULL,
	"value" jsonb NOT NULL,
	"publish_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"staff_id" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_draft_type_content_id_pk" PRIMARY KEY("type","content_id")
);
--> statement-breakpoint
CREATE TABLE "content_language" (
	"type" text NOT NULL,
	"content_id" text NOT NULL,
	"locale" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_language_type_content_id_locale_pk" PRIMARY KEY("type","content_id","locale")
);
--> statement-breakpoint
CREATE TABLE "film_upload" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"staff_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "holiday" (
	"day" date PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"alt" jsonb NOT NULL,
	"focal_x" double precision DEFAULT 0.5 NOT NULL,
	"focal_y" double precision DEFAULT 0.5 NOT NULL,
	"staff_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "media_focal" CHECK ("media"."focal_x" between 0 and 1 and "media"."focal_y" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"to_hash" text NOT NULL,
	"to_sealed" text NOT NULL,
	"text_sealed" text,
	"template" text,
	"locale" text NOT NULL,
	"user_id" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "message_channel" CHECK ("message"."channel" in ('sms', 'email')),
	CONSTRAINT "message_state" CHECK ("message"."state" in ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "message_template" (
	"key" text NOT NULL,
	"locale" text NOT NULL,
	"text" text NOT NULL,
	"staff_id" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_template_key_locale_pk" PRIMARY KEY("key","locale")
);
--> statement-breakpoint
CREATE TABLE "office_exception_day" (
	"company_address_id" text NOT NULL,
	"day" date NOT NULL,
	"hours" jsonb NOT NULL,
	"places" integer,
	"reason" jsonb,
	CONSTRAINT "office_exception_day_company_address_id_day_pk" PRIMARY KEY("company_address_id","day")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"totp_sealed" text,
	"totp_confirmed_at" timestamp with time zone,
	"totp_step" integer DEFAULT 0 NOT NULL,
	"recovery_hashes" text[] DEFAULT '{}' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_role" CHECK ("staff"."role" in ('admin', 'coordinator', 'editor', 'trainer'))
);
--> statement-breakpoint
CREATE TABLE "staff_invitation" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"pending" boolean NOT NULL,
	"device" text NOT NULL,
	"browser" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "file" DROP CONSTRAINT "file_purpose";--> statement-breakpoint
DROP INDEX "audit_by_time";--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "entered_by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "activity_registration" ADD COLUMN "checked_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "activity_registration" ADD COLUMN "arrived" integer;--> statement-breakpoint
ALTER TABLE "activity_registration" ADD COLUMN "entered_by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "service_scope" ADD COLUMN "published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "team_event" ADD COLUMN "published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "office_closed_day" ADD COLUMN "reason" jsonb;--> statement-breakpoint
ALTER TABLE "service_record" ADD COLUMN "attendance" text;--> statement-breakpoint
ALTER TABLE "service_record" ADD COLUMN "attendance_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "case_entry" ADD CONSTRAINT "case_entry_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_work" ADD CONSTRAINT "case_work_assignee_id_staff_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_draft" ADD CONSTRAINT "content_draft_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_upload" ADD CONSTRAINT "film_upload_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_template" ADD CONSTRAINT "message_template_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_exception_day" ADD CONSTRAINT "office_exception_day_company_address_id_company_address_id_fk" FOREIGN KEY ("company_address_id") REFERENCES "public"."company_address"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_entry_by_case" ON "case_entry" USING btree ("kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "case_work_by_assignee" ON "case_work" USING btree ("assignee_id","kind");--> statement-breakpoint
CREATE INDEX "content_draft_to_publish" ON "content_draft" USING btree ("publish_at") WHERE publish_at is not null;--> statement-breakpoint
CREATE INDEX "media_newest" ON "media" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "message_newest" ON "message" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "message_failed" ON "message" USING btree ("created_at") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "message_by_recipient" ON "message" USING btree ("to_hash","created_at");--> statement-breakpoint
CREATE INDEX "message_by_user" ON "message" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_by_email" ON "staff" USING btree ("email");--> statement-breakpoint
CREATE INDEX "staff_invitation_by_staff" ON "staff_invitation" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_session_by_staff" ON "staff_session" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "user_search" ON "app_user" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_newest" ON "app_user" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_by_actor" ON "audit_log" USING btree ("actor","at");--> statement-breakpoint
CREATE INDEX "audit_by_time" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
ALTER TABLE "service_record" ADD CONSTRAINT "service_record_attendance" CHECK ("service_record"."attendance" in ('arrived', 'missed'));--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_purpose" CHECK ("file"."purpose" in ('registration', 'document', 'whitecard', 'service', 'review', 'signature', 'media'));