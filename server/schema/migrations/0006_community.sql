CREATE SEQUENCE "public"."activity_join_order" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "activity_registration" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"activity_id" text NOT NULL,
	"user_id" uuid,
	"status" text NOT NULL,
	"join_order" bigint DEFAULT nextval('activity_join_order') NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"companions" integer NOT NULL,
	"needs" text[] NOT NULL,
	"needs_note" text,
	"sms_consent" boolean NOT NULL,
	"privacy_accepted_at" timestamp with time zone,
	"locale" text NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"promoted_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "registration_status" CHECK ("activity_registration"."status" in ('registered', 'waitlisted', 'cancelled')),
	CONSTRAINT "registration_companions" CHECK ("activity_registration"."companions" between 0 and 4),
	CONSTRAINT "registration_phone" CHECK ("activity_registration"."phone" ~ '^[+]1[0-9]{10}$'),
	CONSTRAINT "registration_cancelled" CHECK (("activity_registration"."status" = 'cancelled') = ("activity_registration"."cancelled_at" is not null))
);
--> statement-breakpoint
DROP INDEX "activity_by_end";--> statement-breakpoint
DROP INDEX "activity_by_start";--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "title_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "request_key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "waiting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_registration" ADD CONSTRAINT "activity_registration_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_registration" ADD CONSTRAINT "activity_registration_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "registration_once" ON "activity_registration" USING btree ("activity_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "registration_in_order" ON "activity_registration" USING btree ("activity_id","join_order");--> statement-breakpoint
CREATE INDEX "registration_waiting" ON "activity_registration" USING btree ("activity_id","join_order") WHERE status = 'waitlisted';--> statement-breakpoint
CREATE INDEX "registration_by_user" ON "activity_registration" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "registration_to_remind" ON "activity_registration" USING btree ("activity_id") WHERE status = 'registered' and reminded_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "comment_by_request" ON "comment" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE INDEX "comment_by_user" ON "comment" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activity_by_end" ON "activity" USING btree ("end_time","id") WHERE published;--> statement-breakpoint
CREATE INDEX "activity_by_start" ON "activity" USING btree ("start_time","id") WHERE published;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_waiting" CHECK ("comment"."hidden" or not "comment"."waiting");