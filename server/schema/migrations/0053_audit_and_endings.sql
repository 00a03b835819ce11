CREATE TABLE "sign_in_refusal" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"door" text NOT NULL,
	"user_id" uuid,
	"tries" integer NOT NULL,
	CONSTRAINT "sign_in_refusal_counted" UNIQUE NULLS NOT DISTINCT("day","door","user_id"),
	CONSTRAINT "sign_in_refusal_door" CHECK ("sign_in_refusal"."door" in ('client', 'staff'))
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "to_ending" text;--> statement-breakpoint
ALTER TABLE "sign_in_refusal" ADD CONSTRAINT "sign_in_refusal_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_refusal_by_user" ON "sign_in_refusal" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "message_by_ending" ON "message" USING btree ("to_ending","created_at") WHERE to_ending is not null;--> statement-breakpoint
-- The address is part of the row's link. Rows without one keep the hash that they have.
CREATE OR REPLACE FUNCTION audit_hash(before text, place bigint, entry audit_log) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT encode(sha256(convert_to(before || (jsonb_build_array(place, entry.id,
		to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'),
		entry.actor, entry.action, entry.subject_id, entry.subject, entry.details)
		|| CASE WHEN entry.address IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(entry.address) END
		)::text, 'UTF8')), 'hex')
$$;
