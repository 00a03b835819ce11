-- What is in the audit log stays as it was written: no statement changes or removes it.
CREATE FUNCTION audit_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the audit log is only ever added to' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
	FOR EACH STATEMENT EXECUTE FUNCTION audit_kept();
--> statement-breakpoint
CREATE TRIGGER media_content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON media
	FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER message_template_content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON message_template
	FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
