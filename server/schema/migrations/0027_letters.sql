CREATE TABLE "letter_answer" (
	"record_id" uuid PRIMARY KEY NOT NULL,
	"letter_type" text NOT NULL,
	"text_sealed" text NOT NULL,
	"locale" text NOT NULL,
	"notice_on" date,
	"deadline" date,
	"hearing_by" date,
	"date_id" uuid,
	"staff_id" uuid,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "letter_answer_type" CHECK ("letter_answer"."letter_type" in ('recertification', 'denial', 'documents', 'change', 'appointment', 'other')),
	CONSTRAINT "letter_answer_hearing" CHECK ("letter_answer"."hearing_by" is null or "letter_answer"."letter_type" = 'denial')
);
--> statement-breakpoint
ALTER TABLE "letter_answer" ADD CONSTRAINT "letter_answer_record_id_service_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."service_record"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_answer" ADD CONSTRAINT "letter_answer_date_id_important_date_id_fk" FOREIGN KEY ("date_id") REFERENCES "public"."important_date"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_answer" ADD CONSTRAINT "letter_answer_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_answer_by_date" ON "letter_answer" USING btree ("date_id");--> statement-breakpoint
CREATE INDEX "letter_answer_by_staff" ON "letter_answer" USING btree ("staff_id");