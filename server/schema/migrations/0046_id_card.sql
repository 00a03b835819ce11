CREATE SEQUENCE "public"."id_card_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "id_card" (
	"number" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_on" date NOT NULL,
	CONSTRAINT "id_card_number" CHECK ("id_card"."number" ~ '^PHI-[0-9]{4}-[0-9]{6,}$')
);
--> statement-breakpoint
ALTER TABLE "person_document" DROP CONSTRAINT "document_kind";--> statement-breakpoint
ALTER TABLE "document_verdict" DROP CONSTRAINT "document_verdict_document";--> statement-breakpoint
ALTER TABLE "id_card" ADD CONSTRAINT "id_card_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "id_card_once" ON "id_card" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "person_document" ADD CONSTRAINT "document_kind" CHECK ("person_document"."kind" in ('workAuthorization', 'homeCareCertificate', 'medicalReport', 'proofOfAddress', 'tbTest', 'fluShot', 'idPhoto', 'registry', 'backgroundCheck', 'references'));--> statement-breakpoint
ALTER TABLE "document_verdict" ADD CONSTRAINT "document_verdict_document" CHECK ("document_verdict"."case_kind" = 'application' and "document_verdict"."document" in ('workAuthorization', 'homeCareCertificate', 'medicalReport', 'proofOfAddress', 'tbTest', 'fluShot', 'idPhoto') or "document_verdict"."case_kind" = 'card' and "document_verdict"."document" in ('income', 'bank_statements', 'rent', 'utility', 'identity'));