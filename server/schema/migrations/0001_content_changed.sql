-- Whoever changes content, by whatever way, tells every process: rendered pages are dropped at once.
CREATE FUNCTION content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('content_changed', '');
	RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
	name text;
BEGIN
	FOREACH name IN ARRAY ARRAY[
		'setting', 'banner', 'service', 'service_scope', 'city', 'company_address', 'team_event', 'faq',
		'legal_page', 'activity_type', 'activity', 'comment', 'article_type', 'article'
	] LOOP
		EXECUTE format(
			'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I '
			'FOR EACH STATEMENT EXECUTE FUNCTION content_changed()',
			name || '_content_changed', name
		);
	END LOOP;
END
$$;
