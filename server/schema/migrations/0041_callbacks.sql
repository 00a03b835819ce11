CREATE TABLE "callback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text NOT NULL,
	"locale" text NOT NULL,
	"wish" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"outcome" text,
	"closed_at" timestamp with time zone,
	"staff_id" uuid,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "callback_phone" CHECK ("callback"."phone" ~ '^[+]1[0-9]{10}$'),
	CONSTRAINT "callback_wish" CHECK ("callback"."wish" in ('any', 'morning', 'afternoon')),
	CONSTRAINT "callback_outcome" CHECK ("callback"."outcome" in ('reached', 'gaveUp')),
	CONSTRAINT "callback_closed" CHECK (("callback"."outcome" is null) = ("callback"."closed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "place" jsonb;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "client_since" integer;--> statement-breakpoint
ALTER TABLE "callback" ADD CONSTRAINT "callback_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "callback_open" ON "callback" USING btree ("phone") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "callback_by_phone" ON "callback" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "callback_due" ON "callback" USING btree ("due_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "callback_closed_at" ON "callback" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "callback_by_staff" ON "callback" USING btree ("staff_id");