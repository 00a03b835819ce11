import { may } from '#contract/access.ts';
import { type ContentType, contentInfo, contentTypes } from '#contract/content/item-types.ts';
import * as api from '#contract/content/office.ts';
import * as history from '#contract/content/versions-office.ts';
import { AppError } from '#contract/errors.ts';
import { pageOf, toPaged } from '#contract/paging.ts';
import { htmlLang, type Locale } from '#i18n/pick-locale.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { OfficeCaller } from '#server/platform/http/request/caller.ts';
import { localTime } from '#server/platform/time/clock.ts';
import type { Needs } from '#server/shared/deps.ts';
import { fold } from '#server/shared/localized-text/search-normalize.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import type { ContentOffice } from './editing.service.ts';
import { type Item, listItems, rowOf } from './items.service.ts';
import type { ContentPreview } from './preview.service.ts';

type Deps = Needs<'db' | 'clock'> & { office: ContentOffice; preview: ContentPreview };

/** The endpoint allows all editors; the content type narrows it. */
const requireAccess = (type: ContentType, { role }: OfficeCaller): void => {
  if (!may(role, contentInfo[type].access)) throw new AppError('forbidden');
};

const needsWork = ({ missing, outdated, converted }: api.LanguageWork): boolean =>
  missing.length + outdated.length + converted.length > 0;

/** As a reader of the language looks for titles; states in the order in which content passes through them. */
const comparing = (sort: api.ContentSort | `-${api.ContentSort}`, locale: Locale) => {
  const { compare } = new Intl.Collator(htmlLang[locale], { numeric: true });
  const [by, sign] = sort.startsWith('-') ? [sort.slice(1), -1] : [sort, 1];
  const place = ({ state }: api.ContentRow) => api.contentStates.indexOf(state);
  return (a: api.ContentRow, b: api.ContentRow): number => {
    if (by === 'state') return sign * (place(a) - place(b));
    return sign * (by === 'note' ? compare(a.note, b.note) : compare(a.title, b.title));
  };
};

/** Skips past and unpublished content: no need to translate it. */
const isForBoard = ({ type, live, draft }: Item, now: string): boolean => {
  if (!draft && !live?.published) return false;
  return type !== 'activity' || String((draft ?? live)?.value.endTime || now) >= now;
};

export const contentOfficeRoutes = (bind: Bind, { db, clock, office, preview }: Deps): void => {
  const editRequest = (
    { params, body }: { params: { type: ContentType; id: string }; body: { version: string } },
    caller: OfficeCaller,
  ) => {
    requireAccess(params.type, caller);
    return { ...params, version: body.version, actor: caller.staff.staffId };
  };

  bind(api.getContentOverview, async (_, { role, locale }) => {
    const timeZone = await getTimeZone(db);
    const now = localTime(clock.now(), timeZone);
    const types = [];
    const board: api.ContentRow[] = [];
    for (const type of contentTypes.filter((one) => may(role, contentInfo[one].access))) {
      const items = await listItems(db, type);
      const rows = items
        .filter((item) => isForBoard(item, now))
        .map((item) => rowOf(item, locale, timeZone))
        .filter(needsWork);
      board.push(...rows);
      types.push({
        type,
        count: items.length,
        drafts: items.filter(({ draft }) => draft).length,
        languages: rows.length,
      });
    }
    return { types, board };
  });

  bind(api.listContent, async ({ params, query }, caller) => {
    const { type } = params;
    requireAccess(type, caller);
    const timeZone = await getTimeZone(db);
    const words = fold(query.keyword ?? '');
    const rows = (await listItems(db, type))
      .filter(({ draft, live }) => {
        const text = words && fold(JSON.stringify(draft?.value ?? live?.value));
        return !words || text.includes(words);
      })
      .map((item) => rowOf(item, caller.locale, timeZone))
      .filter(({ state }) => !query.state || state === query.state)
      .sort(query.sort ? comparing(query.sort, caller.locale) : () => 0);
    // Ordered content is listed as a whole: staff sort it and pick from it.
    const size = contentInfo[type].ordered ? Math.max(1, rows.length) : api.contentRules.listPage;
    const paging = { pageNum: query.pageNum, pageSize: query.pageSize ?? size };
    const { limit, offset } = pageOf(paging);
    return toPaged(rows.slice(offset, offset + limit), rows.length, paging);
  });

  bind(api.getContent, ({ params }, caller) => {
    requireAccess(params.type, caller);
    return office.get(params);
  });
  bind(api.saveContent, ({ params, body }, caller) =>
    office.save(editRequest({ params, body }, caller), body),
  );
  bind(api.publishContent, (input, caller) =>
    office.publish(editRequest(input, caller), input.body.reason),
  );
  bind(api.unpublishContent, (input, caller) =>
    office.unpublish(editRequest(input, caller), input.body.reason),
  );
  bind(api.discardContent, async (input, caller) => {
    await office.discard(editRequest(input, caller));
    return {};
  });
  bind(api.deleteContent, async (input, caller) => {
    await office.remove(editRequest(input, caller));
    return {};
  });
  bind(api.checkLanguage, (input, caller) =>
    office.checked(editRequest(input, caller), input.body.locale),
  );
  bind(api.orderContent, async ({ params: { type }, body }, caller) => {
    requireAccess(type, caller);
    await office.order(type, body.before, body.after, caller.staff.staffId);
    return {};
  });
  bind(history.takeDownContent, (input, caller) =>
    office.takeDown(editRequest(input, caller), input.body.takeDownAt),
  );
  bind(history.listVersions, ({ params }, caller) => {
    requireAccess(params.type, caller);
    return office.versions(params);
  });
  bind(history.getVersion, ({ params }, caller) => {
    requireAccess(params.type, caller);
    return office.version(params, params.versionId);
  });
  bind(history.restoreVersion, ({ params: { versionId, ...params }, body }, caller) =>
    office.restore(editRequest({ params, body }, caller), versionId),
  );
  bind(api.previewContent, async ({ params }, caller) => {
    requireAccess(params.type, caller);
    return { path: await preview.linkTo(params) };
  });
};
