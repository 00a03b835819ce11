import * as api from '#contract/content/settings-office.ts';
import { lockFor } from '#server/platform/database/advisory-lock.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { checkVersion, laterThan } from '#server/platform/database/row-version.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { OfficeCaller } from '#server/platform/http/request/caller.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import type { Needs } from '#server/shared/deps.ts';
import type { Settings } from '#server/shared/settings/settings.ts';
import * as store from './settings.store.ts';

const auditedLength = 300;

/** Changed fields with their new values, for the audit log. */
const changesOf = (before: object, after: object): Record<string, string> => {
  const old = before as Record<string, unknown>;
  const now = after as Record<string, unknown>;
  const asText = (value: unknown) =>
    typeof value === 'string' ? value : JSON.stringify(value ?? '');
  return Object.fromEntries(
    [...new Set([...Object.keys(old), ...Object.keys(now)])]
      .filter((key) => asText(old[key]) !== asText(now[key]))
      .map((key) => [key, asText(now[key]).slice(0, auditedLength)]),
  );
};

const settingsOf = async (db: Queryable): Promise<api.OfficeSettings> => ({
  agency: await store.getVersioned(db, 'agency'),
  signatory: await store.getVersioned(db, 'signatory'),
  promises: await store.getVersioned(db, 'promises'),
  reviews: await store.getVersioned(db, 'reviews'),
  inservice: await store.getVersioned(db, 'inservice'),
});

export const settingsRoutes = (bind: Bind, { db, clock }: Needs<'db' | 'clock'>): void => {
  const save = <K extends api.SettingGroup>(
    group: K,
    { value, version }: { value: Settings[K]; version: string | null },
    caller: OfficeCaller,
  ): Promise<api.OfficeSettings> => {
    const actor = caller.staff.staffId;
    return db.transaction(async (tx) => {
      // A group that was never saved has no row to lock.
      await lockFor(tx, `setting ${group}`);
      const before = await store.findVersion(tx, group);
      checkVersion(before, version);
      const { value: old } = await store.getVersioned(tx, group);
      const details = changesOf(old, value);
      const now = clock.now();
      if (Object.keys(details).length) {
        await store.upsertSetting(tx, group, value, laterThan(before, now));
        const subject = `setting ${group}`;
        await insertAudit(tx, { at: now, actor, action: 'setting.change', subject, details });
      }
      return settingsOf(tx);
    });
  };

  bind(api.getSettings, () => settingsOf(db));
  bind(api.saveAgency, ({ body }, caller) => save('agency', body, caller));
  bind(api.savePromises, ({ body }, caller) => save('promises', body, caller));
  bind(api.saveReviews, ({ body }, caller) => save('reviews', body, caller));
  bind(api.saveInservice, ({ body }, caller) => save('inservice', body, caller));
  bind(api.saveSignatory, ({ body: { value, version } }, caller) => {
    const { name, strokes } = value;
    return save('signatory', { value: { name, ...(strokes && { strokes }) }, version }, caller);
  });
};
