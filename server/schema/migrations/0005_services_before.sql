-- What was there before has its place in the new tables: the history of cards that were handed in, and the service
-- that is applied for once.
INSERT INTO "white_card_event" ("user_id", "status", "at") SELECT "user_id", 'submitted', "submitted_at" FROM "white_card";--> statement-breakpoint
INSERT INTO "white_card_event" ("user_id", "status", "at") SELECT "user_id", "status", now() FROM "white_card" WHERE "status" <> 'submitted';--> statement-breakpoint
UPDATE "service" SET "care" = true WHERE "id" = 'long-term-care';--> statement-breakpoint
-- A demo that was loaded earlier: its offices receive visitors at the hours they name.
INSERT INTO "office_schedule" ("company_address_id", "hours", "places")
SELECT a."id", (
  SELECT jsonb_agg(jsonb_build_object('weekday', d, 'from', h.f, 'to', h.t))
  FROM generate_series(1, 5) AS d, (VALUES ('09:00', '12:00'), ('13:00', '17:00')) AS h(f, t)
), 2
FROM "company_address" a WHERE EXISTS (SELECT 1 FROM "setting" WHERE "key" = 'demoLoaded');
