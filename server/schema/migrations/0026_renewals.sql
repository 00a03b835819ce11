CREATE TABLE "date_feed" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_sealed" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "important_date" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title_sealed" text,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"state" text DEFAULT 'upcoming' NOT NULL,
	"remind_on" date,
	"record_id" uuid,
	"request_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "important_date_kind" CHECK ("important_date"."kind" in ('whiteCard', 'snap', 'letter', 'other')),
	CONSTRAINT "important_date_source" CHECK ("important_date"."source" in ('person', 'staff', 'card')),
	CONSTRAINT "important_date_state" CHECK ("important_date"."state" in ('upcoming', 'started', 'done', 'dropped'))
);
--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "helps_with" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "date_feed" ADD CONSTRAINT "date_feed_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "important_date" ADD CONSTRAINT "important_date_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "important_date" ADD CONSTRAINT "important_date_record_id_service_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."service_record"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "date_feed_by_token" ON "date_feed" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "important_date_by_user" ON "important_date" USING btree ("user_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "important_date_by_key" ON "important_date" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "important_date_one_card" ON "important_date" USING btree ("user_id") WHERE kind = 'whiteCard' and state in ('upcoming', 'started');--> statement-breakpoint
CREATE INDEX "important_date_by_day" ON "important_date" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "important_date_by_record" ON "important_date" USING btree ("record_id") WHERE record_id is not null;--> statement-breakpoint
CREATE INDEX "important_date_to_remind" ON "important_date" USING btree ("remind_on") WHERE remind_on is not null and state in ('upcoming', 'started');