-- What was decided before there was a trigger for it.
UPDATE case_work SET decided_at = last.at, decided_by = last.staff_id
	FROM (SELECT DISTINCT ON (kind, subject_id) kind, subject_id, at, staff_id FROM case_entry
		WHERE entry = 'status' ORDER BY kind, subject_id, id DESC) last
	WHERE case_work.kind = last.kind AND case_work.subject_id = last.subject_id;
