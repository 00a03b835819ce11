/** A link that shows the real page with a draft, valid for half an hour: the draft is written in a dry run. */

import { contentInfo } from '#contract/content/item-types.ts';
import { contentRules } from '#contract/content/office.ts';
import { AppError } from '#contract/errors.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import { localTime } from '#server/platform/time/clock.ts';
import type { Needs } from '#server/shared/deps.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { missingParts } from './completeness.rules.ts';
import type { Ref } from './editing.service.ts';
import { currentValue, getItem } from './items.service.ts';
import { factsOf, writeWithFocus } from './publish.service.ts';

type Deps = Needs<'db' | 'clock' | 'sealer'> & {
  /** See `createDraftPreview`. */
  readWith: <T>(write: (tx: Tx) => Promise<void>, read: () => Promise<T>) => Promise<T>;
};

const purpose = 'content preview';
const legalPaths: Record<string, string> = { terms: '/about/TermsOfServices' };

const pageOf = ({ type, id }: Ref): string | null => {
  const { page } = contentInfo[type];
  return legalPaths[id] ?? page?.replace('{id}', encodeURIComponent(id)) ?? null;
};

export const createContentPreview = ({ db, clock, sealer, readWith }: Deps) => {
  const open = (token: string): Ref => {
    try {
      const { until, ...ref } = JSON.parse(sealer.openToken(token, purpose)) as Ref & {
        until: number;
      };
      if (until > clock.now().getTime()) return ref;
    } catch {
      // Forged, truncated, or encrypted with a retired key.
    }
    throw new AppError('not_found');
  };

  const write = async (tx: Tx, ref: Ref): Promise<void> => {
    const value = orNotFound(currentValue(await getItem(tx, ref.type, ref.id)));
    const now = clock.now();
    // Show a future article as if it were published today.
    const today = localTime(now, await getTimeZone(tx));
    const isAhead = ref.type === 'article' && String(value.publishedAt) > today;
    await writeWithFocus(tx, ref, isAhead ? { ...value, publishedAt: today } : value, now);
  };

  return {
    async linkTo(ref: Ref): Promise<string> {
      const page = pageOf(ref);
      const value = currentValue(await getItem(db, ref.type, ref.id));
      if (!page || !value) throw new AppError('not_found');
      const facts = await factsOf(db, ref.type, ref.id, value);
      const missing = missingParts(ref.type, value, { ...facts, wordless: new Set() });
      if (missing.length) throw new AppError('invalid_input', missing);
      const until = clock.now().getTime() + contentRules.previewMinutes * 60_000;
      const token = sealer.sealToken(
        JSON.stringify({ type: ref.type, id: ref.id, until }),
        purpose,
      );
      return `${page}?preview=${encodeURIComponent(token)}`;
    },
    read<T>(token: string, read: () => Promise<T>): Promise<T> {
      const ref = open(token);
      return readWith((tx) => write(tx, ref), read);
    },
  };
};
export type ContentPreview = ReturnType<typeof createContentPreview>;
