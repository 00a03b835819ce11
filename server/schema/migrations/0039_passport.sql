ALTER TABLE "person_document" DROP CONSTRAINT "document_kind";--> statement-breakpoint
ALTER TABLE "important_date" DROP CONSTRAINT "important_date_kind";--> statement-breakpoint
ALTER TABLE "person_document" ADD COLUMN "valid_until" date;--> statement-breakpoint
ALTER TABLE "person_document" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "important_date" ADD COLUMN "paper" text;--> statement-breakpoint
CREATE UNIQUE INDEX "important_date_one_paper" ON "important_date" USING btree ("user_id","paper") WHERE kind = 'paper';--> statement-breakpoint
ALTER TABLE "person_document" ADD CONSTRAINT "document_kind" CHECK ("person_document"."kind" in ('workAuthorization', 'homeCareCertificate', 'medicalReport', 'proofOfAddress', 'tbTest', 'fluShot', 'registry', 'backgroundCheck', 'references'));--> statement-breakpoint
ALTER TABLE "important_date" ADD CONSTRAINT "important_date_paper" CHECK (("important_date"."kind" = 'paper') = ("important_date"."paper" is not null));--> statement-breakpoint
ALTER TABLE "important_date" ADD CONSTRAINT "important_date_kind" CHECK ("important_date"."kind" in ('whiteCard', 'snap', 'letter', 'other', 'paper'));--> statement-breakpoint
-- Roles that were saved before ask for what the state asks for.
UPDATE "setting" SET "value" = jsonb_set("value", '{roles}', coalesce((
  SELECT jsonb_agg(jsonb_build_object('papers', '["workAuthorization", "homeCareCertificate", "medicalReport", "tbTest", "fluShot", "registry", "backgroundCheck", "references"]'::jsonb) || role)
  FROM jsonb_array_elements("value"->'roles') role), '[]'::jsonb))
  WHERE "key" = 'inservice' AND jsonb_typeof("value"->'roles') = 'array';