ALTER TABLE "message" ADD COLUMN "short_id" text;--> statement-breakpoint
CREATE INDEX "message_by_short_id" ON "message" USING btree ("short_id");