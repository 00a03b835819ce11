-- The audit log is a chain: every row has a link, whose hash is made of the row and of the link before. Whoever alters,
-- removes or slips in a row breaks it (npm run audit:verify names where). Links are made when a transaction commits, one
-- transaction after the other: nothing is locked after the chain, so that nobody waits in a circle.
CREATE TABLE audit_chain (
	position bigint PRIMARY KEY,
	audit_id bigint NOT NULL UNIQUE,
	hash text NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION audit_hash(before text, place bigint, entry audit_log) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT encode(sha256(convert_to(before || jsonb_build_array(place, entry.id,
		to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'),
		entry.actor, entry.action, entry.subject_id, entry.subject, entry.details)::text, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
CREATE FUNCTION audit_link() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	place bigint;
	before text;
BEGIN
	PERFORM pg_advisory_xact_lock(7401654);
	-- What is copied from another database brings its links along.
	IF EXISTS (SELECT FROM audit_chain WHERE audit_id = NEW.id) THEN
		RETURN NULL;
	END IF;
	SELECT position, hash INTO place, before FROM audit_chain ORDER BY position DESC LIMIT 1;
	place := coalesce(place, 0) + 1;
	INSERT INTO audit_chain VALUES (place, NEW.id, audit_hash(coalesce(before, ''), place, NEW));
	RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
	entry audit_log;
	place bigint := 0;
	before text := '';
BEGIN
	FOR entry IN SELECT * FROM audit_log ORDER BY id LOOP
		place := place + 1;
		before := audit_hash(before, place, entry);
		INSERT INTO audit_chain VALUES (place, entry.id, before);
	END LOOP;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audit_link AFTER INSERT ON audit_log
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_link();
--> statement-breakpoint
CREATE TRIGGER audit_chain_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_chain
	FOR EACH STATEMENT EXECUTE FUNCTION audit_kept();
--> statement-breakpoint
-- The app's own role may add and read; a superuser, as the embedded database has, is held by the triggers alone.
REVOKE UPDATE, DELETE, TRUNCATE ON audit_log, audit_chain FROM PUBLIC, CURRENT_USER;
