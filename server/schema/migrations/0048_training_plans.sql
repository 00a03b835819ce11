CREATE TABLE "training_plan" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"training_id" text NOT NULL,
	"audience" text NOT NULL,
	"role" text,
	"team" text,
	"user_id" uuid,
	"due_kind" text NOT NULL,
	"due_day" date,
	"due_days" integer,
	"planned_on" date NOT NULL,
	"request_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "training_plan_audience" CHECK ("training_plan"."audience" in ('role', 'team', 'person')),
	CONSTRAINT "training_plan_whom" CHECK (("training_plan"."audience" = 'role') = ("training_plan"."role" is not null) and ("training_plan"."audience" = 'team') = ("training_plan"."team" is not null) and ("training_plan"."audience" = 'person') = ("training_plan"."user_id" is not null)),
	CONSTRAINT "training_plan_due_kind" CHECK ("training_plan"."due_kind" in ('day', 'hire', 'yearly')),
	CONSTRAINT "training_plan_due" CHECK (("training_plan"."due_kind" = 'day') = ("training_plan"."due_day" is not null) and ("training_plan"."due_kind" = 'hire') = ("training_plan"."due_days" is not null))
);
--> statement-breakpoint
CREATE TABLE "training_plan_reminder" (
	"plan_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"stage" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "training_plan_reminder_plan_id_user_id_due_on_stage_pk" PRIMARY KEY("plan_id","user_id","due_on","stage")
);
--> statement-breakpoint
ALTER TABLE "caregiver_application" ADD COLUMN "team" text;--> statement-breakpoint
ALTER TABLE "training_plan" ADD CONSTRAINT "training_plan_training_id_training_id_fk" FOREIGN KEY ("training_id") REFERENCES "public"."training"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_plan" ADD CONSTRAINT "training_plan_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_plan_reminder" ADD CONSTRAINT "training_plan_reminder_plan_id_training_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."training_plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_plan_reminder" ADD CONSTRAINT "training_plan_reminder_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "training_plan_by_key" ON "training_plan" USING btree ("request_key");--> statement-breakpoint
CREATE INDEX "training_plan_by_user" ON "training_plan" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "training_plan_reminder_by_user" ON "training_plan_reminder" USING btree ("user_id");