CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"remember" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_type" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"preferred_name" text,
	"chinese_name" text,
	"locale" text DEFAULT 'zh-TW' NOT NULL,
	"suspended" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_type" CHECK ("app_user"."user_type" in ('patient', 'caregiver')),
	CONSTRAINT "user_phone" CHECK ("app_user"."phone" ~ '^[+]1[0-9]{10}$')
);
--> statement-breakpoint
CREATE TABLE "activity" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"type_id" text NOT NULL,
	"city_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"location" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"requirements" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"organizer" jsonb NOT NULL,
	"covers" text[] NOT NULL,
	"highlights" text[] NOT NULL,
	"start_time" timestamp(0) NOT NULL,
	"end_time" timestamp(0) NOT NULL,
	"register_start" timestamp(0) NOT NULL,
	"register_end" timestamp(0) NOT NULL,
	"quota" integer NOT NULL,
	"registered_count" integer DEFAULT 0 NOT NULL,
	"waitlist_count" integer DEFAULT 0 NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "activity_quota" CHECK ("activity"."quota" > 0 and "activity"."registered_count" between 0 and "activity"."quota"),
	CONSTRAINT "activity_waitlist" CHECK ("activity"."waitlist_count" >= 0),
	CONSTRAINT "activity_times" CHECK ("activity"."end_time" > "activity"."start_time" and "activity"."register_end" > "activity"."register_start")
);
--> statement-breakpoint
CREATE TABLE "activity_type" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banner" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"position" integer NOT NULL,
	"image" text NOT NULL,
	"kicker" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"lead" jsonb NOT NULL,
	"primary_link" jsonb NOT NULL,
	"secondary_link" jsonb,
	"published" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "city" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_address" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"position" integer NOT NULL,
	"city_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"phone" text NOT NULL,
	"address_url" text NOT NULL,
	"hours" jsonb NOT NULL,
	"published" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"position" integer NOT NULL,
	"group_name" jsonb NOT NULL,
	"question" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"published" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_page" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"icon" text NOT NULL,
	"image" text NOT NULL,
	"methods" text[] NOT NULL,
	"documents" jsonb NOT NULL,
	"minutes" integer NOT NULL,
	"published" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_scope" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb,
	"content" jsonb,
	"image" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_event" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"year" integer NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"image" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "demo_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "demo_message_job_id_unique" UNIQUE("job_id")
);
--> statement-breakpoint
CREATE TABLE "article" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"type_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"cover" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"recommended" boolean DEFAULT false NOT NULL,
	"published" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_type" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "comment" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" uuid,
	"user_name" jsonb NOT NULL,
	"rating" integer NOT NULL,
	"text" jsonb NOT NULL,
	"images" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reply" jsonb,
	"reply_at" timestamp with time zone,
	"hidden" boolean DEFAULT false NOT NULL,
	"top" boolean DEFAULT false NOT NULL,
	CONSTRAINT "comment_rating" CHECK ("comment"."rating" between 1 and 5),
	CONSTRAINT "comment_images" CHECK (cardinality("comment"."images") <= 3),
	CONSTRAINT "comment_reply" CHECK (("comment"."reply" is null) = ("comment"."reply_at" is null))
);
--> statement-breakpoint
CREATE TABLE "white_card" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"id_sealed" text NOT NULL,
	"id_hash" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"contact_by" timestamp with time zone NOT NULL,
	CONSTRAINT "white_card_status" CHECK ("white_card"."status" in ('submitted', 'eligible', 'ineligible'))
);
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_type_id_activity_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."activity_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_address" ADD CONSTRAINT "company_address_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_type_id_article_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."article_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "white_card" ADD CONSTRAINT "white_card_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_by_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_by_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_by_phone" ON "app_user" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "user_by_email" ON "app_user" USING btree ("email");--> statement-breakpoint
CREATE INDEX "activity_by_end" ON "activity" USING btree ("end_time","id");--> statement-breakpoint
CREATE INDEX "activity_by_start" ON "activity" USING btree ("start_time","id");--> statement-breakpoint
CREATE INDEX "activity_by_city" ON "activity" USING btree ("city_id","start_time");--> statement-breakpoint
CREATE INDEX "activity_by_type" ON "activity" USING btree ("type_id","start_time");--> statement-breakpoint
CREATE INDEX "activity_search" ON "activity" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "demo_message_by_recipient" ON "demo_message" USING btree ("recipient","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "article_newest" ON "article" USING btree ("published_at" DESC NULLS LAST,"id") WHERE published;--> statement-breakpoint
CREATE INDEX "article_by_type" ON "article" USING btree ("type_id","published_at" DESC NULLS LAST) WHERE published;--> statement-breakpoint
CREATE INDEX "article_recommended" ON "article" USING btree ("published_at" DESC NULLS LAST) WHERE published and recommended;--> statement-breakpoint
CREATE INDEX "rate_limit_by_expiry" ON "rate_limit" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "comment_newest" ON "comment" USING btree ("created_at" DESC NULLS LAST,"id") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "comment_highest" ON "comment" USING btree ("rating" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "comment_top" ON "comment" USING btree ("created_at" DESC NULLS LAST) WHERE top and not hidden;--> statement-breakpoint
CREATE UNIQUE INDEX "white_card_by_number" ON "white_card" USING btree ("id_hash");