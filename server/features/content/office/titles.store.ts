/** Contents by their titles, live or draft, for the office's search box. */
import { type SQL, sql } from 'drizzle-orm';
import { type ContentType, contentInfo } from '#contract/content/item-types.ts';
import type { OfficeFound } from '#contract/staff/search.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { contentDraft } from '#server/schema/office.ts';
import { type LocalText, readText } from '#server/shared/localized-text/localized-text.ts';
import { textsMatch } from '#server/shared/localized-text/text-search.store.ts';
import { isSetting, tables } from './live.store.ts';

type Row = { type: ContentType; contentId: string; title: LocalText };

export const createContentSearch =
  (db: Db) =>
  async (
    typed: string,
    types: readonly ContentType[],
    limit: number,
    locale: Locale,
  ): Promise<NonNullable<OfficeFound['contents']>['hits']> => {
    const found: SQL[] = types.flatMap((type) => {
      const title = contentInfo[type].title;
      if (isSetting(type) || !title) return [];
      const { table, id } = tables[type];
      const draft = sql`(select value -> ${title} from ${contentDraft} where type = ${type} and content_id = ${id})`;
      const ofTable = sql`select ${type} as type, ${id} as content_id,
          coalesce(${draft}, ${sql.identifier(title)}) as title from ${table}`;
      const ofDraft = sql`select type, content_id, value -> ${title} from ${contentDraft}
        where type = ${type} and not exists (select 1 from ${table} where ${id} = content_id)`;
      return [ofTable, ofDraft];
    });
    const matches = textsMatch([sql`title`], typed);
    if (!found.length || !matches) return [];
    const { rows } = await db.execute(sql`
      select type, content_id as "contentId", title
        from (${sql.join(found, sql` union all `)}) as found
        where ${matches} order by type, content_id limit ${limit}`);
    return (rows as Row[]).map(({ type, contentId, title }) => ({
      type,
      contentId,
      title: readText(title, locale),
    }));
  };
