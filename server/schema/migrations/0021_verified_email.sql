-- Addresses from before were never proved: they open nothing until their owners confirm them. Everybody can sign in by phone.
ALTER TABLE "verification_code" DROP CONSTRAINT "verification_code_purpose";--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "verified_email" text;--> statement-breakpoint
ALTER TABLE "verification_code" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "verification_code" ADD CONSTRAINT "verification_code_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "verification_code_by_user" ON "verification_code" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "verification_code" ADD CONSTRAINT "verification_code_purpose" CHECK ("verification_code"."purpose" in ('register', 'resetPassword', 'changePhone', 'changeEmail'));