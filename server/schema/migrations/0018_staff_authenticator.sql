ALTER TABLE "staff" ADD COLUMN "totp_next_sealed" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "totp_next_at" timestamp with time zone;