CREATE TABLE "certificate_counter" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_certificate" (
	"number" text PRIMARY KEY NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"code" text NOT NULL,
	"facts" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_on" date NOT NULL,
	"expires_on" date,
	"hash" text NOT NULL,
	"revoked_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "training_certificate_number" CHECK ("training_certificate"."number" ~ '^PHC-[0-9]{4}-[0-9]{6}$')
);
--> statement-breakpoint
CREATE TABLE "training_signature" (
	"enrolment_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"signed_name" text NOT NULL,
	"file_id" uuid,
	"picture_hash" text,
	"statement" text NOT NULL,
	"statement_hash" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	CONSTRAINT "training_signature_kind" CHECK ("training_signature"."kind" in ('drawn', 'typed')),
	CONSTRAINT "training_signature_drawn" CHECK (("training_signature"."kind" = 'drawn') = ("training_signature"."file_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "exam_answer" (
	"attempt_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"training_id" text NOT NULL,
	"question_id" text NOT NULL,
	"option_order" text[] NOT NULL,
	"right_options" text[] NOT NULL,
	"points" integer NOT NULL,
	"chosen" text[] DEFAULT '{}' NOT NULL,
	"saved_at" timestamp with time zone,
	"earned" integer,
	CONSTRAINT "exam_answer_attempt_id_place_pk" PRIMARY KEY("attempt_id","place")
);
--> statement-breakpoint
CREATE TABLE "exam_attempt" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"deadline_at" timestamp with time zone,
	"total_score" integer NOT NULL,
	"pass_score" integer NOT NULL,
	"submitted_at" timestamp with time zone,
	"timed_out" boolean DEFAULT false NOT NULL,
	"score" integer,
	"passed" boolean,
	"correct" integer,
	"wrong" integer,
	"unanswered" integer,
	CONSTRAINT "exam_attempt_graded" CHECK (("exam_attempt"."submitted_at" is null) = ("exam_attempt"."score" is null) and ("exam_attempt"."submitted_at" is null) = ("exam_attempt"."passed" is null))
);
--> statement-breakpoint
CREATE TABLE "training" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"picture" text NOT NULL,
	"in_order" boolean NOT NULL,
	"question_count" integer NOT NULL,
	"total_score" integer NOT NULL,
	"pass_score" integer NOT NULL,
	"minutes" integer,
	"attempts" integer,
	"wait_hours" integer NOT NULL,
	"review" text NOT NULL,
	"partial_score" boolean NOT NULL,
	"valid_months" integer,
	"published" boolean DEFAULT true NOT NULL,
	CONSTRAINT "training_review" CHECK ("training"."review" in ('after_pass', 'always')),
	CONSTRAINT "training_scores" CHECK ("training"."pass_score" between 1 and "training"."total_score"),
	CONSTRAINT "training_questions" CHECK ("training"."question_count" > 0)
);
--> statement-breakpoint
CREATE TABLE "training_enrolment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"training_id" text NOT NULL,
	"round" integer NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp with time zone,
	"clock_used_to" timestamp with time zone,
	"extra_minutes" integer DEFAULT 0 NOT NULL,
	"extra_attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "training_enrolment_status" CHECK ("training_enrolment"."status" in ('init', 'underway', 'finish', 'exam', 'signed'))
);
--> statement-breakpoint
CREATE TABLE "training_progress" (
	"enrolment_id" uuid NOT NULL,
	"video_id" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"parts" jsonb NOT NULL,
	"position" double precision NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "training_progress_enrolment_id_video_id_pk" PRIMARY KEY("enrolment_id","video_id")
);
--> statement-breakpoint
CREATE TABLE "training_question" (
	"training_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"text" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"right_options" text[] NOT NULL,
	"explanation" jsonb NOT NULL,
	"video_id" text,
	"retired" boolean DEFAULT false NOT NULL,
	CONSTRAINT "training_question_training_id_id_pk" PRIMARY KEY("training_id","id"),
	CONSTRAINT "training_question_type" CHECK ("training_question"."type" in ('single', 'true_false', 'multiple'))
);
--> statement-breakpoint
CREATE TABLE "training_video" (
	"training_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"seconds" integer NOT NULL,
	"poster" text NOT NULL,
	"sources" jsonb NOT NULL,
	"captions" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	CONSTRAINT "training_video_training_id_id_pk" PRIMARY KEY("training_id","id"),
	CONSTRAINT "training_video_seconds" CHECK ("training_video"."seconds" > 0)
);
--> statement-breakpoint
ALTER TABLE "file" DROP CONSTRAINT "file_purpose";--> statement-breakpoint
ALTER TABLE "training_certificate" ADD CONSTRAINT "training_certificate_enrolment_id_training_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."training_enrolment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_certificate" ADD CONSTRAINT "training_certificate_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_signature" ADD CONSTRAINT "training_signature_enrolment_id_training_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."training_enrolment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_signature" ADD CONSTRAINT "training_signature_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_signature" ADD CONSTRAINT "training_signature_attempt_id_exam_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."exam_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_answer" ADD CONSTRAINT "exam_answer_attempt_id_exam_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."exam_attempt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_answer" ADD CONSTRAINT "exam_answer_question" FOREIGN KEY ("training_id","question_id") REFERENCES "public"."training_question"("training_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_attempt" ADD CONSTRAINT "exam_attempt_enrolment_id_training_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."training_enrolment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_enrolment" ADD CONSTRAINT "training_enrolment_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_enrolment" ADD CONSTRAINT "training_enrolment_training_id_training_id_fk" FOREIGN KEY ("training_id") REFERENCES "public"."training"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_progress" ADD CONSTRAINT "training_progress_enrolment_id_training_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."training_enrolment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_question" ADD CONSTRAINT "training_question_training_id_training_id_fk" FOREIGN KEY ("training_id") REFERENCES "public"."training"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_video" ADD CONSTRAINT "training_video_training_id_training_id_fk" FOREIGN KEY ("training_id") REFERENCES "public"."training"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "training_certificate_once" ON "training_certificate" USING btree ("enrolment_id");--> statement-breakpoint
CREATE INDEX "training_certificate_by_user" ON "training_certificate" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "training_certificate_to_remind" ON "training_certificate" USING btree ("expires_on") WHERE reminded_at is null and revoked_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "exam_attempt_number" ON "exam_attempt" USING btree ("enrolment_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_attempt_open" ON "exam_attempt" USING btree ("enrolment_id") WHERE submitted_at is null;--> statement-breakpoint
CREATE INDEX "exam_attempt_overdue" ON "exam_attempt" USING btree ("deadline_at") WHERE submitted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "training_enrolment_round" ON "training_enrolment" USING btree ("user_id","training_id","round");--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_purpose" CHECK ("file"."purpose" in ('registration', 'document', 'whitecard', 'service', 'review', 'signature'));