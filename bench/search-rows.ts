/** Generated activities, as long and as varied as the demo's: titles, places and sentences of it, mixed anew. */
import pg from 'pg';
import { activities, activityTypes } from '#demo/activities.ts';
import { cities } from '#demo/offices.ts';
import { foldAll } from '#server/shared/localized-text/search-normalize.ts';

type Text = (typeof activities)[number]['title'];

/** The same rows on every run. */
const createDice = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

const joined = (parts: Text[]): Text => ({
  en: parts.map((part) => part.en).join(' '),
  'zh-CN': parts.map((part) => part['zh-CN']).join(''),
  'zh-TW': parts.map((part) => part['zh-TW']).join(''),
});

const memo = new WeakMap<Text, string>();
const folded = (text: Text): string => {
  const known = memo.get(text) ?? foldAll(text);
  memo.set(text, known);
  return known;
};

const batch = 1_000;

export const insertMany = async (url: string, total: number): Promise<void> => {
  // A connection of its own: the app's give up after some seconds.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const dice = createDice(7);
  const one = <T>(list: T[]): T => list[Math.floor(dice() * list.length)] as T;
  const series: Text[] = Array.from({ length: 400 }, (_, i) => ({
    en: `Round ${i + 1}`,
    'zh-CN': `第${i + 1}期`,
    'zh-TW': `第${i + 1}期`,
  }));
  const texts = activities.flatMap((a) => [a.description, a.requirements, a.notes]);
  for (let done = 0; done < total; done += batch) {
    const rows = Array.from({ length: Math.min(batch, total - done) }, (_, i) => {
      const [base, other] = [one(activities), one(activities)];
      const titles = [base.title, one(series)];
      const description = [one(texts), one(texts)];
      const day = Math.floor(dice() * 1_500) - 1_400;
      const parts = [...titles, ...description, base.location, other.organizer];
      return {
        id: `many-${done + i}`,
        type_id: one(activityTypes).slug,
        city_id: one(cities).slug,
        title: joined(titles),
        description: joined(description),
        requirements: one(texts),
        notes: one(texts),
        location: base.location,
        organizer: other.organizer,
        day,
        title_text: titles.map(folded).join('\n'),
        search_text: parts.map(folded).join('\n'),
      };
    });
    await client.query(
      `insert into activity (id, type_id, city_id, title, location, description, requirements, notes, organizer,
         covers, highlights, start_time, end_time, register_start, register_end, quota, title_text, search_text)
       select id, type_id, city_id, title, location, description, requirements, notes, organizer, '{}', '{}',
         now()::date + day + time '10:00', now()::date + day + time '12:00',
         now()::date + day - 20, now()::date + day - 1, 20, title_text, search_text
       from jsonb_to_recordset($1) as r(id text, type_id text, city_id text, title jsonb, location jsonb,
         description jsonb, requirements jsonb, notes jsonb, organizer jsonb, day int, title_text text, search_text text)`,
      [JSON.stringify(rows)],
    );
  }
  await client.query('vacuum analyze activity');
  await client.end();
};
