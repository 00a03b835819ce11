CREATE TABLE "staff_view" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_view_list" CHECK ("staff_view"."list" in ('applications', 'cards', 'requests'))
);
--> statement-breakpoint
ALTER TABLE "case_work" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "case_work" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "letter_keys" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_view" ADD CONSTRAINT "staff_view_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_view_by_name" ON "staff_view" USING btree ("staff_id","list","name");--> statement-breakpoint
ALTER TABLE "case_work" ADD CONSTRAINT "case_work_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_decided" ON "caregiver_application" USING btree ("decided_at" NULLS FIRST);--> statement-breakpoint
CREATE INDEX "case_work_decided" ON "case_work" USING btree ("kind","decided_at" NULLS FIRST);--> statement-breakpoint
-- Who decided last, and when: kept with the case, so that an index can have it. The entry's transaction holds the row already.
CREATE FUNCTION case_decided() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE case_work SET decided_at = NEW.at, decided_by = NEW.staff_id
		WHERE kind = NEW.kind AND subject_id = NEW.subject_id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER case_decided AFTER INSERT ON case_entry
	FOR EACH ROW WHEN (NEW.entry = 'status') EXECUTE FUNCTION case_decided();
