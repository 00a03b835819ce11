ALTER TABLE "case_entry" DROP CONSTRAINT "case_entry_entry";--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_entry" ADD CONSTRAINT "case_entry_entry" CHECK ("case_entry"."entry" in ('note', 'assigned', 'status', 'asked', 'message', 'contacted', 'callUndone', 'added'));