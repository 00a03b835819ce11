ALTER TABLE "staff_view" DROP CONSTRAINT "staff_view_list";--> statement-breakpoint
DROP INDEX "comment_of_office";--> statement-breakpoint
CREATE INDEX "message_of_office" ON "message" USING btree ((state in ('failed', 'undelivered')),"created_at","id");--> statement-breakpoint
CREATE INDEX "message_by_template" ON "message" USING btree ("template","created_at","id");--> statement-breakpoint
CREATE INDEX "comment_of_office" ON "comment" USING btree ((seen_at is null) desc nulls first,"waiting" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "staff_view" ADD CONSTRAINT "staff_view_list" CHECK ("staff_view"."list" in ('applications', 'cards', 'requests', 'people', 'messages', 'reviews', 'trainees', 'inservice', 'compliance'));