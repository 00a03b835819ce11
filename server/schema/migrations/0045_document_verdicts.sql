CREATE TABLE "document_verdict" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"case_kind" text NOT NULL,
	"document" text NOT NULL,
	"verdict" text NOT NULL,
	"reason" text,
	"note_sealed" text,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "document_verdict_document" CHECK ("document_verdict"."case_kind" = 'application' and "document_verdict"."document" in ('workAuthorization', 'homeCareCertificate', 'medicalReport', 'proofOfAddress', 'tbTest', 'fluShot') or "document_verdict"."case_kind" = 'card' and "document_verdict"."document" in ('income', 'bank_statements', 'rent', 'utility', 'identity')),
	CONSTRAINT "document_verdict_reason" CHECK ("document_verdict"."verdict" = 'accepted' and "document_verdict"."reason" is null and "document_verdict"."note_sealed" is null and "document_verdict"."told_at" is not null or "document_verdict"."reason" is not null and ("document_verdict"."verdict" = 'unreadable' and "document_verdict"."reason" in ('blurred', 'cutOff') or "document_verdict"."verdict" = 'wrong' and "document_verdict"."reason" in ('otherDocument', 'nameDiffers') or "document_verdict"."verdict" = 'expired' and "document_verdict"."reason" in ('expired', 'tooOld') or "document_verdict"."verdict" = 'missing' and "document_verdict"."reason" in ('pages', 'notSent')))
);
--> statement-breakpoint
ALTER TABLE "case_entry" DROP CONSTRAINT "case_entry_entry";--> statement-breakpoint
ALTER TABLE "document_verdict" ADD CONSTRAINT "document_verdict_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_verdict" ADD CONSTRAINT "document_verdict_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "document_verdict_once" ON "document_verdict" USING btree ("user_id","case_kind","document");--> statement-breakpoint
CREATE INDEX "document_verdict_by_staff" ON "document_verdict" USING btree ("staff_id");--> statement-breakpoint
ALTER TABLE "case_entry" ADD CONSTRAINT "case_entry_entry" CHECK ("case_entry"."entry" in ('note', 'assigned', 'status', 'asked', 'message', 'contacted', 'callUndone', 'added', 'checked'));