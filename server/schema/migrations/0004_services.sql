CREATE SEQUENCE "public"."service_record_no" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 2046 CACHE 1;--> statement-breakpoint
CREATE TABLE "booking_place" (
	"company_address_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place" integer NOT NULL,
	"record_id" uuid NOT NULL,
	CONSTRAINT "booking_place_company_address_id_starts_at_place_pk" PRIMARY KEY("company_address_id","starts_at","place"),
	CONSTRAINT "booking_place_number" CHECK ("booking_place"."place" >= 1)
);
--> statement-breakpoint
CREATE TABLE "office_closed_day" (
	"company_address_id" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "office_closed_day_company_address_id_day_pk" PRIMARY KEY("company_address_id","day")
);
--> statement-breakpoint
CREATE TABLE "office_schedule" (
	"company_address_id" text PRIMARY KEY NOT NULL,
	"hours" jsonb NOT NULL,
	"slot_minutes" integer DEFAULT 30 NOT NULL,
	"places" integer NOT NULL,
	"lead_minutes" integer DEFAULT 120 NOT NULL,
	"horizon_days" integer DEFAULT 60 NOT NULL,
	CONSTRAINT "office_slot_minutes" CHECK ("office_schedule"."slot_minutes" between 5 and 480),
	CONSTRAINT "office_places" CHECK ("office_schedule"."places" >= 0),
	CONSTRAINT "office_lead" CHECK ("office_schedule"."lead_minutes" >= 0),
	CONSTRAINT "office_horizon" CHECK ("office_schedule"."horizon_days" between 1 and 366)
);
--> statement-breakpoint
CREATE TABLE "service_record" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"record_no" text NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"service_id" text,
	"item" jsonb NOT NULL,
	"icon" text NOT NULL,
	"method" text NOT NULL,
	"status" text DEFAULT 'init' NOT NULL,
	"request_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"contact_phone" text NOT NULL,
	"note_sealed" text,
	"locale" text NOT NULL,
	"entered_by_staff" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"company_address_id" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"remind_at" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_record_kind" CHECK ("service_record"."kind" in ('care', 'service')),
	CONSTRAINT "service_record_method" CHECK ("service_record"."method" in ('online', 'offline')),
	CONSTRAINT "service_record_status" CHECK ("service_record"."status" in ('init', 'finish', 'error', 'unknown')),
	CONSTRAINT "service_record_visit" CHECK (num_nonnulls("service_record"."company_address_id", "service_record"."starts_at", "service_record"."ends_at") = case "service_record"."method" when 'offline' then 3 else 0 end)
);
--> statement-breakpoint
CREATE TABLE "service_record_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_record_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"record_id" uuid NOT NULL,
	"event" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone,
	"note" text,
	CONSTRAINT "service_record_event_kind" CHECK ("service_record_event"."event" in ('received', 'booked', 'moved', 'cancelled', 'reminded', 'finished', 'exception', 'unclear', 'noted'))
);
--> statement-breakpoint
CREATE TABLE "service_record_picture" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"record_id" uuid NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "white_card_document" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"complete" boolean NOT NULL,
	CONSTRAINT "white_card_document_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "white_card_document_kind" CHECK ("white_card_document"."kind" in ('income', 'bank_statements', 'rent', 'utility', 'identity'))
);
--> statement-breakpoint
CREATE TABLE "white_card_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "white_card_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"note" text,
	CONSTRAINT "white_card_event_status" CHECK ("white_card_event"."status" in ('submitted', 'eligible', 'ineligible'))
);
--> statement-breakpoint
CREATE TABLE "white_card_papers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"checklist_by" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"contact_by" timestamp with time zone,
	"request_key" uuid,
	CONSTRAINT "white_card_papers_channel" CHECK ("white_card_papers"."checklist_by" in ('sms', 'email'))
);
--> statement-breakpoint
CREATE TABLE "white_card_picture" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "white_card_picture_kind" CHECK ("white_card_picture"."kind" in ('income', 'bank_statements', 'rent', 'utility', 'identity', 'application_form'))
);
--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "care" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_place" ADD CONSTRAINT "booking_place_company_address_id_company_address_id_fk" FOREIGN KEY ("company_address_id") REFERENCES "public"."company_address"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_place" ADD CONSTRAINT "booking_place_record_id_service_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."service_record"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_closed_day" ADD CONSTRAINT "office_closed_day_company_address_id_company_address_id_fk" FOREIGN KEY ("company_address_id") REFERENCES "public"."company_address"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_schedule" ADD CONSTRAINT "office_schedule_company_address_id_company_address_id_fk" FOREIGN KEY ("company_address_id") REFERENCES "public"."company_address"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_record" ADD CONSTRAINT "service_record_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_record" ADD CONSTRAINT "service_record_service_id_service_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."service"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_record" ADD CONSTRAINT "service_record_company_address_id_company_address_id_fk" FOREIGN KEY ("company_address_id") REFERENCES "public"."company_address"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_record_event" ADD CONSTRAINT "service_record_event_record_id_service_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."service_record"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_record_picture" ADD CONSTRAINT "service_record_picture_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_record_picture" ADD CONSTRAINT "service_record_picture_record_id_service_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."service_record"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "white_card_document" ADD CONSTRAINT "white_card_document_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "white_card_event" ADD CONSTRAINT "white_card_event_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "white_card_papers" ADD CONSTRAINT "white_card_papers_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "white_card_picture" ADD CONSTRAINT "white_card_picture_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "white_card_picture" ADD CONSTRAINT "white_card_picture_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_place_by_record" ON "booking_place" USING btree ("record_id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_record_by_no" ON "service_record" USING btree ("record_no");--> statement-breakpoint
CREATE UNIQUE INDEX "service_record_by_key" ON "service_record" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "service_record_one_care" ON "service_record" USING btree ("user_id") WHERE kind = 'care' and cancelled_at is null;--> statement-breakpoint
CREATE INDEX "service_record_by_user" ON "service_record" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "service_record_by_time" ON "service_record" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "service_record_own_visits" ON "service_record" USING btree ("user_id","ends_at") WHERE starts_at is not null and cancelled_at is null;--> statement-breakpoint
CREATE INDEX "service_record_by_office" ON "service_record" USING btree ("company_address_id","starts_at") WHERE starts_at is not null;--> statement-breakpoint
CREATE INDEX "service_record_to_remind" ON "service_record" USING btree ("remind_at") WHERE remind_at is not null;--> statement-breakpoint
CREATE INDEX "service_record_due" ON "service_record" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "service_record_by_service" ON "service_record" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "service_record_event_by_record" ON "service_record_event" USING btree ("record_id","id");--> statement-breakpoint
CREATE INDEX "service_record_picture_by_record" ON "service_record_picture" USING btree ("record_id","position");--> statement-breakpoint
CREATE INDEX "white_card_event_by_user" ON "white_card_event" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "white_card_papers_due" ON "white_card_papers" USING btree ("contact_by") WHERE contact_by is not null;--> statement-breakpoint
CREATE INDEX "white_card_picture_by_user" ON "white_card_picture" USING btree ("user_id","kind","position");