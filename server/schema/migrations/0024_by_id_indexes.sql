CREATE INDEX "audit_by_thing" ON "audit_log" USING btree ("subject","at") WHERE subject is not null;--> statement-breakpoint
CREATE INDEX "exam_answer_by_question" ON "exam_answer" USING btree ("training_id","question_id");--> statement-breakpoint
CREATE INDEX "training_enrolment_by_training" ON "training_enrolment" USING btree ("training_id");