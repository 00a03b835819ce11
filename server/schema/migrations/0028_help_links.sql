CREATE TABLE "help_action" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_action_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"link_id" uuid NOT NULL,
	"action" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"count" integer,
	"record_no" text,
	CONSTRAINT "help_action_action" CHECK ("help_action"."action" in ('made', 'texted', 'opened', 'photos', 'booked', 'asked', 'finished', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "help_device" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_link" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid,
	"service_id" text,
	"helper_name" text NOT NULL,
	"relationship" text NOT NULL,
	"phone_ending" text,
	"token_hash" text NOT NULL,
	"staff_id" uuid,
	"consent_note_sealed" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "help_link_kind" CHECK ("help_link"."kind" in ('white_card_documents', 'request_photos', 'book_visit', 'service_form')),
	CONSTRAINT "help_link_relationship" CHECK ("help_link"."relationship" in ('son', 'daughter', 'spouse', 'grandchild', 'relative', 'friend', 'other')),
	CONSTRAINT "help_link_subject" CHECK (case "help_link"."kind" when 'white_card_documents' then num_nonnulls("help_link"."record_id", "help_link"."service_id") = 0
        when 'request_photos' then "help_link"."record_id" is not null and "help_link"."service_id" is null
        else "help_link"."record_id" is null end),
	CONSTRAINT "help_link_consent" CHECK (("help_link"."staff_id" is null) = ("help_link"."consent_note_sealed" is null))
);
--> statement-breakpoint
ALTER TABLE "verification_code" DROP CONSTRAINT "verification_code_purpose";--> statement-breakpoint
ALTER TABLE "service_record_event" ADD COLUMN "helper" jsonb;--> statement-breakpoint
ALTER TABLE "help_action" ADD CONSTRAINT "help_action_link_id_help_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."help_link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_device" ADD CONSTRAINT "help_device_link_id_help_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."help_link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_link" ADD CONSTRAINT "help_link_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_link" ADD CONSTRAINT "help_link_record_id_service_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."service_record"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_link" ADD CONSTRAINT "help_link_service_id_service_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."service"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_link" ADD CONSTRAINT "help_link_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "help_action_by_link" ON "help_action" USING btree ("link_id","id");--> statement-breakpoint
CREATE INDEX "help_device_by_link" ON "help_device" USING btree ("link_id");--> statement-breakpoint
CREATE UNIQUE INDEX "help_link_by_token" ON "help_link" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "help_link_by_user" ON "help_link" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "help_link_by_record" ON "help_link" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "help_link_by_service" ON "help_link" USING btree ("service_id");--> statement-breakpoint
ALTER TABLE "verification_code" ADD CONSTRAINT "verification_code_purpose" CHECK ("verification_code"."purpose" in ('register', 'resetPassword', 'changePhone', 'changeEmail', 'help'));