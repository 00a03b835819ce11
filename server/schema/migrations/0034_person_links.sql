CREATE TABLE "person_link" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"helper_id" uuid NOT NULL,
	"relationship" text NOT NULL,
	"staff_id" uuid,
	"consent_note_sealed" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "person_link_two" CHECK ("person_link"."user_id" <> "person_link"."helper_id"),
	CONSTRAINT "person_link_relationship" CHECK ("person_link"."relationship" in ('son', 'daughter', 'spouse', 'grandchild', 'relative', 'friend', 'other')),
	CONSTRAINT "person_link_consent" CHECK (("person_link"."staff_id" is null) = ("person_link"."consent_note_sealed" is null)),
	CONSTRAINT "person_link_end" CHECK (("person_link"."ended_at" is null) = ("person_link"."ended_by" is null)),
	CONSTRAINT "person_link_ended_by" CHECK ("person_link"."ended_by" in ('person', 'helper', 'staff', 'merge'))
);
--> statement-breakpoint
ALTER TABLE "verification_code" DROP CONSTRAINT "verification_code_purpose";--> statement-breakpoint
ALTER TABLE "activity_registration" ADD COLUMN "helper" jsonb;--> statement-breakpoint
ALTER TABLE "person_link" ADD CONSTRAINT "person_link_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_link" ADD CONSTRAINT "person_link_helper_id_app_user_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_link" ADD CONSTRAINT "person_link_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "person_link_open" ON "person_link" USING btree ("helper_id","user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "person_link_by_user" ON "person_link" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "person_link_by_helper" ON "person_link" USING btree ("helper_id","created_at");--> statement-breakpoint
ALTER TABLE "verification_code" ADD CONSTRAINT "verification_code_purpose" CHECK ("verification_code"."purpose" in ('register', 'resetPassword', 'changePhone', 'changeEmail', 'help', 'actFor'));