-- Every registration counts its activity, and dropped every page of the site. What it changes are two numbers: who keeps
-- pages is told so, and drops no more than those that show them.
DROP TRIGGER activity_content_changed ON activity;
--> statement-breakpoint
CREATE FUNCTION activity_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('content_changed', 'activity-counts');
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER activity_content_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF
	id, type_id, city_id, title, location, description, requirements, notes, organizer, covers, highlights, start_time,
	end_time, register_start, register_end, quota, series_id, featured, published, title_text, search_text
	ON activity FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER activity_counted AFTER UPDATE OF registered_count, waitlist_count
	ON activity FOR EACH STATEMENT EXECUTE FUNCTION activity_counted();
