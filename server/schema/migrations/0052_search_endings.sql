ALTER TABLE "staff_view" DROP CONSTRAINT "staff_view_list";--> statement-breakpoint
CREATE INDEX "callback_by_ending" ON "callback" USING btree (right("phone", 4));--> statement-breakpoint
CREATE INDEX "id_card_no_begins" ON "id_card" USING btree ("number" collate "C");--> statement-breakpoint
ALTER TABLE "staff_view" ADD CONSTRAINT "staff_view_list" CHECK ("staff_view"."list" in ('applications', 'cards', 'requests', 'people'));