CREATE SEQUENCE "public"."training_transcript_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "training_transcript" (
	"number" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"code" text NOT NULL,
	"facts" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_on" date NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "training_transcript_number" CHECK ("training_transcript"."number" ~ '^PHT-[0-9]{4}-[0-9]{6,}$')
);
--> statement-breakpoint
ALTER TABLE "training_transcript" ADD CONSTRAINT "training_transcript_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "training_transcript_once" ON "training_transcript" USING btree ("user_id","year","hash");