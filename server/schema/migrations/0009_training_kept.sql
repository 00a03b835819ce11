-- A signature and a certificate are kept as they were made. Only the account's erasure takes them away (then the
-- person's row is already gone); a certificate may be revoked, and it is noted that its holder was reminded.
CREATE FUNCTION training_signature_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM app_user WHERE id = OLD.user_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'a signature is never changed' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER training_signature_kept BEFORE UPDATE OR DELETE ON training_signature
  FOR EACH ROW EXECUTE FUNCTION training_signature_kept();
--> statement-breakpoint
CREATE FUNCTION training_certificate_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT 1 FROM app_user WHERE id = OLD.user_id) THEN
      RETURN OLD;
    END IF;
  ELSIF to_jsonb(NEW) - 'revoked_at' - 'reminded_at' = to_jsonb(OLD) - 'revoked_at' - 'reminded_at'
    AND (OLD.revoked_at IS NULL OR NEW.revoked_at = OLD.revoked_at) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a certificate is never changed' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER training_certificate_kept BEFORE UPDATE OR DELETE ON training_certificate
  FOR EACH ROW EXECUTE FUNCTION training_certificate_kept();
--> statement-breakpoint
-- What was handed in is graded once and stays.
CREATE FUNCTION exam_attempt_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.submitted_at IS NOT NULL THEN
    RAISE EXCEPTION 'an exam that was handed in is never changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER exam_attempt_kept BEFORE UPDATE ON exam_attempt
  FOR EACH ROW EXECUTE FUNCTION exam_attempt_kept();
