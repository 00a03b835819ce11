CREATE TABLE "content_take_down" (
	"type" text NOT NULL,
	"content_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	CONSTRAINT "content_take_down_type_content_id_pk" PRIMARY KEY("type","content_id")
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"content_id" text NOT NULL,
	"kind" text NOT NULL,
	"value" jsonb NOT NULL,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"restored_of" timestamp with time zone,
	CONSTRAINT "content_version_kind" CHECK ("content_version"."kind" in ('before', 'saved', 'published', 'restored'))
);
--> statement-breakpoint
ALTER TABLE "content_take_down" ADD CONSTRAINT "content_take_down_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_version" ADD CONSTRAINT "content_version_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_take_down_at" ON "content_take_down" USING btree ("at");--> statement-breakpoint
CREATE INDEX "content_version_of" ON "content_version" USING btree ("type","content_id","at","id");