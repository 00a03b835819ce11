DROP INDEX "document_by_user";--> statement-breakpoint
ALTER TABLE "person_document" ADD COLUMN "pending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "document_by_user" ON "person_document" USING btree ("user_id","kind","pending");--> statement-breakpoint
-- What was sent after the approval and not looked at yet.
UPDATE "person_document" d SET "pending" = true FROM "caregiver_application" a
  WHERE a."user_id" = d."user_id" AND a."status" = 'approved' AND d."kind" = ANY (a."renewed");
