CREATE TABLE "person_contact" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name_sealed" text NOT NULL,
	"phone_sealed" text,
	"relationship" text NOT NULL,
	"emergency" boolean NOT NULL,
	"may_speak" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "person_contact_relationship" CHECK ("person_contact"."relationship" in ('son', 'daughter', 'spouse', 'grandchild', 'relative', 'friend', 'other'))
);
--> statement-breakpoint
CREATE TABLE "person_entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"entry" text NOT NULL,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"facts_sealed" text NOT NULL,
	CONSTRAINT "person_entry_entry" CHECK ("person_entry"."entry" in ('edited', 'phone', 'merged'))
);
--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "office_note_sealed" text;--> statement-breakpoint
ALTER TABLE "person_contact" ADD CONSTRAINT "person_contact_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_entry" ADD CONSTRAINT "person_entry_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_entry" ADD CONSTRAINT "person_entry_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_contact_by_user" ON "person_contact" USING btree ("user_id","position");--> statement-breakpoint
CREATE INDEX "person_entry_by_user" ON "person_entry" USING btree ("user_id","at");