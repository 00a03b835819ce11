CREATE TABLE "office_looking" (
	"tab" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "office_looking_kind" CHECK ("office_looking"."kind" in ('application', 'card', 'record'))
);
--> statement-breakpoint
ALTER TABLE "office_looking" ADD CONSTRAINT "office_looking_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "office_looking_by_staff" ON "office_looking" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "office_looking_by_case" ON "office_looking" USING btree ("kind","subject_id");--> statement-breakpoint
-- Whoever changes what the office shows, by whatever way, tells every process: the transaction and a name, 'card:<id>'.
-- Equal ones of a transaction are told once, and none before it is committed. Nothing personal is said.
-- Arguments: the kind, or the column that has it in braces; the column of the id.
CREATE FUNCTION office_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed jsonb := to_jsonb(coalesce(NEW, OLD));
	kind text := TG_ARGV[0];
BEGIN
	IF kind LIKE '{%' THEN
		kind := changed ->> trim(kind, '{}');
	END IF;
	PERFORM pg_notify('office_changed', pg_current_xact_id()::text || ' ' || kind || ':' || (changed ->> TG_ARGV[1]));
	RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
	told text[];
BEGIN
	FOREACH told SLICE 1 IN ARRAY ARRAY[
		['caregiver_application', 'INSERT OR UPDATE OR DELETE', 'application', 'user_id'],
		['person_document', 'INSERT OR UPDATE OR DELETE', 'application', 'user_id'],
		['white_card', 'INSERT OR UPDATE OR DELETE', 'card', 'user_id'],
		['white_card_event', 'INSERT OR UPDATE OR DELETE', 'card', 'user_id'],
		['white_card_papers', 'INSERT OR UPDATE OR DELETE', 'card', 'user_id'],
		['white_card_document', 'INSERT OR UPDATE OR DELETE', 'card', 'user_id'],
		['white_card_picture', 'INSERT OR UPDATE OR DELETE', 'card', 'user_id'],
		['document_verdict', 'INSERT OR UPDATE OR DELETE', '{case_kind}', 'user_id'],
		['case_work', 'INSERT OR UPDATE OR DELETE', '{kind}', 'subject_id'],
		['case_entry', 'INSERT OR UPDATE OR DELETE', '{kind}', 'subject_id'],
		['service_record', 'INSERT OR UPDATE OR DELETE', 'record', 'id'],
		['service_record_event', 'INSERT OR UPDATE OR DELETE', 'record', 'record_id'],
		['service_record_picture', 'INSERT OR UPDATE OR DELETE', 'record', 'record_id'],
		['letter_answer', 'INSERT OR UPDATE OR DELETE', 'record', 'record_id'],
		['callback', 'INSERT OR UPDATE OR DELETE', 'callback', 'id'],
		['comment', 'INSERT OR UPDATE OR DELETE', 'review', 'id'],
		['conversation', 'INSERT OR DELETE', 'conversation', 'id'],
		['inbound_text', 'INSERT OR UPDATE OR DELETE', 'conversation', 'conversation_id'],
		['conversation_person', 'INSERT OR UPDATE OR DELETE', 'conversation', 'conversation_id'],
		['activity_registration', 'INSERT OR UPDATE OR DELETE', 'registration', 'activity_id'],
		['activity', 'UPDATE', 'registration', 'id'],
		['app_user', 'UPDATE OF phone, first_name, last_name, chinese_name, preferred_name, locale, suspended, merged_into', 'person', 'id'],
		-- The end of a session and a change of rights: they end streams, and are told to nobody.
		['staff_session', 'DELETE', 'staff', 'staff_id'],
		['staff', 'UPDATE OF role, active', 'staff', 'id']
	] LOOP
		EXECUTE format(
			'CREATE TRIGGER %I AFTER %s ON %I FOR EACH ROW EXECUTE FUNCTION office_changed(%L, %L)',
			told[1] || '_office_changed', told[2], told[1], told[3], told[4]
		);
	END LOOP;
END
$$;
--> statement-breakpoint
-- A conversation that was only read is another row of the inbox, and the same to whoever has it open.
CREATE TRIGGER conversation_office_moved AFTER UPDATE ON conversation FOR EACH ROW
	WHEN (OLD.version IS DISTINCT FROM NEW.version) EXECUTE FUNCTION office_changed('conversation', 'id');
--> statement-breakpoint
CREATE TRIGGER conversation_office_read AFTER UPDATE ON conversation FOR EACH ROW
	WHEN (OLD.version = NEW.version) EXECUTE FUNCTION office_changed('inbox', 'id');
--> statement-breakpoint
-- Of messages the office counts those that did not arrive.
CREATE TRIGGER message_office_changed AFTER UPDATE OF state ON message FOR EACH ROW
	WHEN (OLD.state IS DISTINCT FROM NEW.state
		AND (OLD.state IN ('failed', 'undelivered') OR NEW.state IN ('failed', 'undelivered')))
	EXECUTE FUNCTION office_changed('message', 'id');
--> statement-breakpoint
CREATE FUNCTION office_looking_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	at text := pg_current_xact_id()::text;
BEGIN
	IF TG_OP <> 'INSERT' THEN
		PERFORM pg_notify('office_changed', at || ' looking:' || OLD.kind || ':' || OLD.subject_id);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		PERFORM pg_notify('office_changed', at || ' looking:' || NEW.kind || ':' || NEW.subject_id);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER office_looking_came AFTER INSERT OR DELETE ON office_looking
	FOR EACH ROW EXECUTE FUNCTION office_looking_changed();
--> statement-breakpoint
CREATE TRIGGER office_looking_moved AFTER UPDATE ON office_looking FOR EACH ROW
	WHEN ((OLD.kind, OLD.subject_id) IS DISTINCT FROM (NEW.kind, NEW.subject_id))
	EXECUTE FUNCTION office_looking_changed();
