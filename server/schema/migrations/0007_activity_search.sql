-- What a search finds without looking at the text again. Chinese: three characters from every place. Other words: every
-- ending. Either way a part of a word is the beginning of an entry (server/features/activity/search.store.ts).
CREATE FUNCTION search_lexemes(folded text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
	SELECT coalesce(array_to_tsvector(array_agg(DISTINCT lexeme)), ''::tsvector) FROM (
		SELECT concat(this, lead(this) OVER one, lead(this, 2) OVER one) AS lexeme
		FROM regexp_matches(folded, '[\u3040-\U0010ffff]+', 'g') WITH ORDINALITY AS runs(run, number),
			unnest(string_to_array(run[1], NULL)) WITH ORDINALITY AS chars(this, place)
		WINDOW one AS (PARTITION BY number ORDER BY place)
		UNION ALL
		SELECT substr(word, place, 40)
		FROM (
			SELECT DISTINCT found[1] AS word
			FROM regexp_matches(regexp_replace(folded, '[\u3040-\U0010ffff]+', ' ', 'g'), '[[:alnum:]]+', 'g') AS found
		) AS words, generate_series(1, length(word)) AS place
	) AS lexemes
$$;
--> statement-breakpoint
-- Long texts stand beside the table: counting and ranking what was found reads the short columns only.
ALTER TABLE "activity" SET (toast_tuple_target = 128, fillfactor = 90);
--> statement-breakpoint
ALTER TABLE "activity" ALTER COLUMN "title_text" SET STORAGE MAIN;
--> statement-breakpoint
CREATE INDEX "activity_lexemes" ON "activity" USING gin (search_lexemes("search_text"));
--> statement-breakpoint
-- Without an estimate the index is always used. With one, a word that most texts have would be looked for by making the
-- entries of every text anew; and every ANALYZE would make them for its sample.
ALTER INDEX "activity_lexemes" ALTER COLUMN 1 SET STATISTICS 0;
--> statement-breakpoint
-- Staff fill it in on the next change; until then what the database can fold by itself.
UPDATE "activity" SET "title_text" = lower(concat_ws(E'\n', "title"->>'en', "title"->>'zh-CN')) WHERE "title_text" = '';
