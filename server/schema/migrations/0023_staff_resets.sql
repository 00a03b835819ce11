CREATE TABLE "staff_reset" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_device" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "known_device" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "by_link" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "device_hash" text;--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "proof_hash" text;--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_reset" ADD CONSTRAINT "staff_reset_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_reset_by_staff" ON "staff_reset" USING btree ("staff_id");--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_device_by_staff" ON "known_device" USING btree ("staff_id");--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_owner" CHECK (num_nonnulls("known_device"."user_id", "known_device"."staff_id") = 1);