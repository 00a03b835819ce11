ALTER TABLE "conversation" ADD COLUMN "phone_ending" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "training_certificate_no_begins" ON "training_certificate" USING btree ("number" collate "C");--> statement-breakpoint
CREATE INDEX "training_transcript_no_begins" ON "training_transcript" USING btree ("number" collate "C");--> statement-breakpoint
CREATE INDEX "conversation_by_ending" ON "conversation" USING btree ("phone_ending");--> statement-breakpoint
CREATE INDEX "service_record_no_begins" ON "service_record" USING btree ("record_no" collate "C");