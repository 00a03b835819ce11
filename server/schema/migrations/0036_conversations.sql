CREATE TABLE "conversation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone_hash" text NOT NULL,
	"phone_sealed" text NOT NULL,
	"state" text NOT NULL,
	"assignee_id" uuid,
	"unread" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"last_by" text NOT NULL,
	CONSTRAINT "conversation_phone_hash_unique" UNIQUE("phone_hash"),
	CONSTRAINT "conversation_state" CHECK ("conversation"."state" in ('open', 'done')),
	CONSTRAINT "conversation_last_by" CHECK ("conversation"."last_by" in ('client', 'office')),
	CONSTRAINT "conversation_unread" CHECK ("conversation"."unread" >= 0)
);
--> statement-breakpoint
CREATE TABLE "conversation_person" (
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_person_conversation_id_user_id_pk" PRIMARY KEY("conversation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "inbound_text" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid,
	"text_sealed" text NOT NULL,
	"keyword" text,
	"pictures" integer DEFAULT 0 NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inbound_text_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "inbound_text_keyword" CHECK ("inbound_text"."keyword" in ('stop', 'start', 'help'))
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_assignee_id_staff_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_person" ADD CONSTRAINT "conversation_person_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_person" ADD CONSTRAINT "conversation_person_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_text" ADD CONSTRAINT "inbound_text_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_newest" ON "conversation" USING btree ("state","last_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "conversation_unread_first" ON "conversation" USING btree ("last_at") WHERE unread > 0;--> statement-breakpoint
CREATE INDEX "conversation_person_by_user" ON "conversation_person" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "inbound_text_by_conversation" ON "inbound_text" USING btree ("conversation_id","received_at");--> statement-breakpoint
CREATE INDEX "inbound_text_by_user" ON "inbound_text" USING btree ("user_id");