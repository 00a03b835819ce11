/** Keeps what content was: each publishing and restoring, and what somebody saves in one go. */
import { emptyOf } from '#contract/content/item-fields.ts';
import { type ContentType, contentInfo } from '#contract/content/item-types.ts';
import { versionRules } from '#contract/content/versions-office.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { cleaned, type Item } from './items.service.ts';
import type { Value } from './texts.rules.ts';
import * as store from './versions.store.ts';

const oneGoMs = versionRules.oneGoMinutes * 60_000;

/** Before a change: content from before versions were kept, and drafts that nobody has recorded. */
export const keepPast = async (tx: Tx, item: Item, now: Date): Promise<void> => {
  const { type, id, live, draft, changedAt } = item;
  const newest = await store.findLast(tx, type, id, draft?.value ?? {});
  if (!newest && live) {
    const times = Object.values(changedAt).map((at) => at.getTime());
    const at = times.length ? new Date(Math.max(...times)) : now;
    const value = cleaned(type, live.value);
    await store.insertVersion(tx, type, id, { kind: 'before', value, staffId: null, at });
  }
  if (draft && !newest?.isSame) {
    const { value, staffId, updatedAt: at } = draft;
    await store.insertVersion(tx, type, id, { kind: 'saved', value, staffId, at });
  }
};

/** Saving again within minutes, or publishing what was just saved, makes no second version. */
export const keepVersion = async (
  tx: Tx,
  { type, id }: Pick<Item, 'type' | 'id'>,
  version: store.NewVersion,
): Promise<void> => {
  const last = await store.findLast(tx, type, id, version.value);
  const isOneGo =
    last?.kind === 'saved' &&
    last.staffId === version.staffId &&
    version.at.getTime() - last.at.getTime() < oneGoMs;
  const { kind, value, at } = version;
  if (kind === 'saved' && last?.isSame) return;
  if (kind === 'published' && last?.kind === 'published' && last.isSame) return;
  if (last && ((kind === 'saved' && isOneGo) || (kind === 'published' && isOneGo && last.isSame)))
    await store.updateVersion(tx, last.versionId, { kind, value, at });
  else await store.insertVersion(tx, type, id, version);
};

/** With the fields of today: later ones are empty, earlier ones are left out. */
export const fitted = (type: ContentType, value: Value): Value =>
  Object.fromEntries(
    Object.entries(emptyOf(contentInfo[type].fields)).map(([name, empty]) => [
      name,
      value[name] ?? empty,
    ]),
  );
