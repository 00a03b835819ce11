DROP INDEX "white_card_papers_due";--> statement-breakpoint
DROP INDEX "activity_by_end";--> statement-breakpoint
DROP INDEX "activity_by_start";--> statement-breakpoint
ALTER TABLE "case_work" ADD COLUMN "part" text;--> statement-breakpoint
ALTER TABLE "case_work" ADD COLUMN "since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "case_work" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "application_by_time" ON "caregiver_application" USING btree ("submitted_at");--> statement-breakpoint
CREATE INDEX "user_closed" ON "app_user" USING btree ("created_at","id") WHERE suspended;--> statement-breakpoint
CREATE INDEX "user_merged" ON "app_user" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX "activity_by_series" ON "activity" USING btree ("series_id") WHERE series_id is not null;--> statement-breakpoint
CREATE INDEX "registration_by_time" ON "activity_registration" USING btree ("registered_at");--> statement-breakpoint
CREATE INDEX "training_certificate_by_time" ON "training_certificate" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "training_certificate_by_end" ON "training_certificate" USING btree ("expires_on") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "case_work_by_part" ON "case_work" USING btree ("part","due_at","since" DESC NULLS FIRST,"subject_id");--> statement-breakpoint
CREATE INDEX "comment_of_office" ON "comment" USING btree ((seen_at is null) desc nulls first,"waiting" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "comment_hidden" ON "comment" USING btree ("created_at") WHERE hidden;--> statement-breakpoint
CREATE INDEX "service_record_stuck" ON "service_record" USING btree ("created_at") WHERE method = 'online' and cancelled_at is null and status in ('error', 'unknown');--> statement-breakpoint
CREATE INDEX "white_card_by_time" ON "white_card" USING btree ("submitted_at");--> statement-breakpoint
CREATE INDEX "activity_by_end" ON "activity" USING btree ("end_time","id");--> statement-breakpoint
CREATE INDEX "activity_by_start" ON "activity" USING btree ("start_time","id");--> statement-breakpoint
ALTER TABLE "case_work" ADD CONSTRAINT "case_work_part" CHECK ("case_work"."part" in ('open', 'papers', 'decided'));--> statement-breakpoint
-- Where the case of a white card stands: whether its number is to be checked or its papers were sent since we last spoke
-- with the person, since when, and by when we promised to call. A card, papers and calls are three tables; kept with the
-- case an index can have it, and the queue is as quick among a million.
CREATE FUNCTION card_case_stands() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	card white_card%ROWTYPE;
	papers white_card_papers%ROWTYPE;
	card_waits boolean;
	papers_wait boolean;
BEGIN
	SELECT * INTO card FROM white_card WHERE user_id = NEW.subject_id;
	SELECT * INTO papers FROM white_card_papers WHERE user_id = NEW.subject_id AND sent_at IS NOT NULL;
	card_waits := coalesce(card.status = 'submitted', false)
		AND (NEW.contacted_at IS NULL OR NEW.contacted_at < card.submitted_at);
	papers_wait := papers.sent_at IS NOT NULL AND (NEW.contacted_at IS NULL OR NEW.contacted_at < papers.sent_at);
	NEW.part := CASE
		WHEN card.status = 'submitted' OR papers_wait THEN 'open'
		WHEN card.user_id IS NOT NULL THEN 'decided'
		WHEN papers.user_id IS NOT NULL THEN 'papers' END;
	NEW.since := greatest(card.submitted_at, papers.sent_at);
	NEW.due_at := least(CASE WHEN card_waits THEN card.contact_by END, CASE WHEN papers_wait THEN papers.contact_by END);
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER card_case_stands BEFORE INSERT OR UPDATE ON case_work
	FOR EACH ROW WHEN (NEW.kind = 'card') EXECUTE FUNCTION card_case_stands();
--> statement-breakpoint
-- The trigger above finds out the rest.
CREATE FUNCTION card_case_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		UPDATE case_work SET part = NULL WHERE kind = 'card' AND subject_id = OLD.user_id;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO case_work (kind, subject_id) VALUES ('card', NEW.user_id)
			ON CONFLICT (kind, subject_id) DO UPDATE SET part = NULL;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER card_case_changed AFTER INSERT OR DELETE OR UPDATE ON white_card
	FOR EACH ROW EXECUTE FUNCTION card_case_changed();
--> statement-breakpoint
CREATE TRIGGER card_case_changed AFTER INSERT OR DELETE OR UPDATE OF user_id, sent_at, contact_by ON white_card_papers
	FOR EACH ROW EXECUTE FUNCTION card_case_changed();
--> statement-breakpoint
INSERT INTO case_work (kind, subject_id)
	SELECT 'card', user_id FROM white_card UNION SELECT 'card', user_id FROM white_card_papers
	ON CONFLICT (kind, subject_id) DO UPDATE SET part = NULL;
