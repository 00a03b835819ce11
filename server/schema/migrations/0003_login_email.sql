-- Until now an email address was one account's alone and opened it: it still does.
UPDATE "app_user" SET "login_email" = "email" WHERE "login_email" IS NULL AND "email" IS NOT NULL;
--> statement-breakpoint
-- Caregivers from before there were applications: the office looks at them like at new ones.
INSERT INTO "caregiver_application" ("user_id", "status", "years_of_experience", "work_experience", "submitted_at", "due_at")
SELECT "id", 'submitted', 0, '', "created_at", now() + interval '2 days' FROM "app_user" WHERE "user_type" = 'caregiver'
ON CONFLICT DO NOTHING;
