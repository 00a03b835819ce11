CREATE TABLE "training_credit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"credited_on" date NOT NULL,
	"hours" double precision NOT NULL,
	"subjects" text[] NOT NULL,
	"session_id" uuid,
	"signed_by" text,
	"steps" text[] DEFAULT '{}' NOT NULL,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"reason" text,
	"staff_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"request_key" uuid NOT NULL,
	CONSTRAINT "training_credit_kind" CHECK ("training_credit"."kind" in ('class', 'skill', 'outside', 'waiver')),
	CONSTRAINT "training_credit_state" CHECK ("training_credit"."state" in ('waiting', 'counted', 'refused', 'undone')),
	CONSTRAINT "training_credit_hours" CHECK ("training_credit"."hours" between 0 and 40),
	CONSTRAINT "training_credit_class" CHECK (("training_credit"."kind" = 'class') = ("training_credit"."session_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "training_seat" (
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"present_at" timestamp with time zone,
	"present_by" text,
	CONSTRAINT "training_seat_session_id_user_id_pk" PRIMARY KEY("session_id","user_id"),
	CONSTRAINT "training_seat_present" CHECK (("training_seat"."present_at" is null) = ("training_seat"."present_by" is null))
);
--> statement-breakpoint
CREATE TABLE "training_session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"day" date NOT NULL,
	"starts" text NOT NULL,
	"ends" text NOT NULL,
	"room" text NOT NULL,
	"instructor" text NOT NULL,
	"places" integer NOT NULL,
	"hours" double precision NOT NULL,
	"subjects" text[] NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"request_key" uuid NOT NULL,
	CONSTRAINT "training_session_places" CHECK ("training_session"."places" > 0),
	CONSTRAINT "training_session_hours" CHECK ("training_session"."hours" between 0 and 40),
	CONSTRAINT "training_session_times" CHECK ("training_session"."starts" < "training_session"."ends")
);
--> statement-breakpoint
CREATE TABLE "training_skill" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"steps" text[] NOT NULL,
	"hours" double precision NOT NULL,
	"subjects" text[] NOT NULL,
	"retired" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "training_skill_hours" CHECK ("training_skill"."hours" between 0 and 40),
	CONSTRAINT "training_skill_steps" CHECK (cardinality("training_skill"."steps") > 0)
);
--> statement-breakpoint
CREATE TABLE "training_nudge" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"nudged_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_team" (
	"name" text PRIMARY KEY NOT NULL,
	"supervisor_id" uuid,
	"digest_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_grant" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"request_key" uuid NOT NULL,
	CONSTRAINT "exam_grant_kind" CHECK ("exam_grant"."kind" in ('attempt', 'wait')),
	CONSTRAINT "exam_grant_one_end" CHECK ("exam_grant"."used_at" is null or "exam_grant"."undone_at" is null)
);
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "team_digest" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "training_credit" ADD CONSTRAINT "training_credit_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_credit" ADD CONSTRAINT "training_credit_session_id_training_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."training_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_credit" ADD CONSTRAINT "training_credit_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_seat" ADD CONSTRAINT "training_seat_session_id_training_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."training_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_seat" ADD CONSTRAINT "training_seat_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_nudge" ADD CONSTRAINT "training_nudge_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_team" ADD CONSTRAINT "training_team_supervisor_id_staff_id_fk" FOREIGN KEY ("supervisor_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_grant" ADD CONSTRAINT "exam_grant_enrolment_id_training_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."training_enrolment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_grant" ADD CONSTRAINT "exam_grant_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "training_credit_by_key" ON "training_credit" USING btree ("request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "training_credit_of_class" ON "training_credit" USING btree ("session_id","user_id") WHERE state = 'counted';--> statement-breakpoint
CREATE INDEX "training_credit_by_user" ON "training_credit" USING btree ("user_id","credited_on");--> statement-breakpoint
CREATE INDEX "training_credit_waiting" ON "training_credit" USING btree ("created_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "training_seat_by_user" ON "training_seat" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "training_session_by_key" ON "training_session" USING btree ("request_key");--> statement-breakpoint
CREATE INDEX "training_session_by_day" ON "training_session" USING btree ("day");--> statement-breakpoint
CREATE INDEX "training_team_by_supervisor" ON "training_team" USING btree ("supervisor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_grant_by_key" ON "exam_grant" USING btree ("request_key");--> statement-breakpoint
CREATE INDEX "exam_grant_by_enrolment" ON "exam_grant" USING btree ("enrolment_id");