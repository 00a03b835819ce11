DROP INDEX "demo_message_by_recipient";--> statement-breakpoint
DROP INDEX "article_newest";--> statement-breakpoint
DROP INDEX "article_by_type";--> statement-breakpoint
DROP INDEX "article_recommended";--> statement-breakpoint
DROP INDEX "comment_by_user";--> statement-breakpoint
DROP INDEX "comment_newest";--> statement-breakpoint
DROP INDEX "comment_highest";--> statement-breakpoint
DROP INDEX "comment_top";--> statement-breakpoint
CREATE INDEX "user_by_name" ON "app_user" USING btree ("last_name","first_name","id") WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX "comment_todo" ON "comment" USING btree ("created_at") WHERE seen_at is null or waiting;--> statement-breakpoint
CREATE INDEX "service_record_open" ON "service_record" USING btree ("due_at") WHERE method = 'online' and cancelled_at is null and status = 'init';--> statement-breakpoint
CREATE INDEX "demo_message_by_recipient" ON "demo_message" USING btree ("recipient","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_newest" ON "article" USING btree ("published_at" DESC NULLS FIRST,"id") WHERE published;--> statement-breakpoint
CREATE INDEX "article_by_type" ON "article" USING btree ("type_id","published_at" DESC NULLS FIRST) WHERE published;--> statement-breakpoint
CREATE INDEX "article_recommended" ON "article" USING btree ("published_at" DESC NULLS FIRST) WHERE published and recommended;--> statement-breakpoint
CREATE INDEX "comment_by_user" ON "comment" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comment_newest" ON "comment" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "comment_highest" ON "comment" USING btree ("rating" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "comment_top" ON "comment" USING btree ("created_at" DESC NULLS FIRST) WHERE top and not hidden;