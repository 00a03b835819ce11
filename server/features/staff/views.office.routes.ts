/** Saved views of lists. */
import { AppError } from '#contract/errors.ts';
import * as api from '#contract/staff/views.ts';
import { invalidField } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { Needs } from '#server/shared/deps.ts';
import * as store from './views.store.ts';

/** What was searched for may be a client's name or phone, and is another one tomorrow. */
const withoutPerson = (query: string): string => {
  const kept = new URLSearchParams(query);
  for (const name of api.viewRules.unkept) kept.delete(name);
  return String(kept);
};

export const viewRoutes = (bind: Bind, { db, clock }: Needs<'db' | 'clock'>): void => {
  bind(api.listViews, ({ query }, { staff: { staffId } }) =>
    store.listViews(db, staffId, query.list),
  );

  bind(api.saveView, async ({ body }, { staff: { staffId } }) => {
    const others = await store.countOthers(db, staffId, body.list, body.name);
    if (others >= api.viewRules.most) throw invalidField('list', 'fields.choice');
    return store.saveView(db, {
      ...body,
      query: withoutPerson(body.query),
      staffId,
      createdAt: clock.now(),
    });
  });

  bind(api.deleteView, async ({ params }, { staff: { staffId } }) => {
    if (!(await store.deleteView(db, staffId, params.viewId))) throw new AppError('not_found');
    return {};
  });
};
