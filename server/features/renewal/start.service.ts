/** "Start my renewal": a request to the office with everything that we know filled in. */
import type { UserType } from '#contract/access.ts';
import { AppError } from '#contract/errors.ts';
import { maskCard } from '#contract/field-rules.ts';
import type { Helper } from '#contract/help/helper.ts';
import { type DateKind, dateRules, type RenewalStart } from '#contract/renewal/renewal.ts';
import { type ServiceTask, serviceTasks } from '#contract/services/records.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import { say } from '#server/platform/http/translate.ts';
import { sayDay } from '#server/platform/time/clock.ts';
import { listPictures } from '#server/shared/cases/white-card-documents.ts';
import type { Needs } from '#server/shared/deps.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { eventOf } from '#server/shared/people/important-dates.rules.ts';
import { getDate } from '#server/shared/people/important-dates.ts';
import * as store from './renewal.store.ts';

type Starter = { userId: string; userType: UserType; locale: Locale; helper?: Helper };
/** Records a request of the services feature; the id of the request. */
export type RecordRequest = (
  tx: Tx,
  who: Starter,
  request: { serviceId: string; note: string },
) => Promise<string>;

const taskOf = (kind: DateKind): ServiceTask | undefined =>
  serviceTasks.find((task) => task === kind);

/** The kinds of papers that we have, each with how many photos. */
const sayPapers = async (db: Queryable, { userId, locale }: Starter): Promise<string | null> => {
  const pictures = await listPictures(db, userId);
  const kinds = [...new Set(pictures.map(({ kind }) => kind))];
  const names = kinds.flatMap((kind) =>
    kind === 'application_form'
      ? []
      : [
          `${say(locale, `messages.papers.${kind}`)} (${pictures.filter((p) => p.kind === kind).length})`,
        ],
  );
  return names.length ? say(locale, 'renewal.known.papers', { list: names.join(', ') }) : null;
};

export const sayKnown = async (
  db: Queryable,
  sealer: Sealer,
  who: Starter,
  date: { kind: DateKind; day: string; title: string | null },
): Promise<{ note: string; phone: string }> => {
  const { userId, locale } = who;
  const known = await store.getKnown(db, userId);
  const address = [
    known.address,
    known.apartment,
    known.city,
    `${known.state} ${known.postcode}`.trim(),
  ]
    .filter(Boolean)
    .join(', ');
  const lines = [
    say(locale, 'renewal.known.date', {
      what: date.title ?? say(locale, `renewal.kind.${date.kind}`),
      day: sayDay(date.day, locale),
    }),
    known.idSealed &&
      say(locale, 'renewal.known.card', { number: maskCard(sealer.open(known.idSealed, userId)) }),
    await sayPapers(db, who),
    address && say(locale, 'renewal.known.address', { address }),
  ];
  return { note: lines.filter(Boolean).join('\n'), phone: known.phone };
};

export const planStart = async (
  db: Queryable,
  { sealer }: { sealer: Sealer },
  who: Starter,
  dateId: string,
): Promise<RenewalStart> => {
  const { date } = await getDate(db, orNotFound(await store.findOwn(db, dateId, who.userId)));
  const task = taskOf(date.kind);
  const help = orNotFound(task && (await store.findHelp(db, task)));
  const title = date.titleSealed && sealer.open(date.titleSealed, date.id);
  const { note, phone } = await sayKnown(db, sealer, who, { ...date, title });
  return {
    serviceId: help.id,
    service: readText(help.name, who.locale),
    online: help.methods.includes('online'),
    note,
    contactPhone: phone,
  };
};

export const startRenewal = async (
  tx: Tx,
  deps: Needs<'sealer' | 'clock'> & { recordRequest: RecordRequest },
  who: Starter,
  dateId: string,
): Promise<string> => {
  const found = orNotFound(await store.findForChange(tx, dateId, who.userId));
  const { state } = await getDate(tx, found.id);
  if (state === 'started' && found.recordId) return found.recordId;
  if (state !== 'upcoming') throw new AppError('record_closed');
  const { serviceId, online, note } = await planStart(tx, deps, who, found.id);
  if (!online) throw new AppError('not_found');
  const recordId = await deps.recordRequest(tx, who, { serviceId, note });
  const now = deps.clock.now();
  const { day, history } = found;
  const event = eventOf('started', { by: 'person', helper: who.helper }, { now, day });
  await store.updateDate(tx, found.id, {
    state: 'started',
    recordId,
    history: [...history, event].slice(-dateRules.historyMax),
    changedAt: now,
  });
  return recordId;
};
