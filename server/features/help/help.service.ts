/** Making a help link, showing it to its person, withdrawing it. */
import type { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { HelpLink, MadeHelpLink, makeHelpLink } from '#contract/help/help.ts';
import { helpRules } from '#contract/help/words.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { newToken } from '#server/platform/crypto/token.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { orderedId } from '#server/platform/database/ordered-id.ts';
import { invalidField, orNotFound } from '#server/platform/http/app-errors.ts';
import { sayMessage } from '#server/platform/http/translate.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import type { Needs } from '#server/shared/deps.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { getSetting, getTimeZone } from '#server/shared/settings/settings.ts';
import { countedSince, expiresAfter, helpStateOf, shortName } from './help.rules.ts';
import * as store from './help.store.ts';
import type { HelpWork } from './use.service.ts';

export type Deps = Needs<'db' | 'clock' | 'sealer' | 'messages'> & {
  work: HelpWork;
  /** Base of the link in a text. */
  origin: string;
  /** Limits are wider in demo and test, where everyone shares a few accounts. */
  widened: number;
};

type Wanted = Omit<z.output<typeof makeHelpLink.body>, 'verificationCode'>;
/** Who makes it: the person by a code, or staff by the consent they heard. */
type Maker = { locale: Locale } & (
  | { by: 'owner' }
  | { by: 'staff'; staffId: string; consentNote: string }
);

export type ViewContext = { locale: Locale; timeZone: string; now: Date };

export const viewLink = (
  { link, service, record, actions }: store.WholeLink,
  { locale, timeZone, now }: ViewContext,
): HelpLink => {
  const name = record?.item ?? service;
  return {
    linkId: link.id,
    kind: link.kind,
    item: name && readText(name, locale),
    recordNo: record?.recordNo ?? null,
    helper: { name: link.helperName, relationship: link.relationship },
    state: helpStateOf(link, now),
    madeBy: link.staffId ? 'staff' : 'owner',
    createdAt: localTime(link.createdAt, timeZone),
    expiresAt: localTime(link.expiresAt, timeZone),
    phoneEnding: link.phoneEnding,
    devices: actions.filter(({ action }) => action === 'opened').length,
    history: actions.map(({ action, by, at, count, recordNo }) => ({
      action,
      by,
      at: localTime(at, timeZone),
      count,
      recordNo,
    })),
  };
};

export const contextOf = async (
  db: Queryable,
  now: Date,
  locale: Locale,
): Promise<ViewContext> => ({
  locale,
  timeZone: await getTimeZone(db),
  now,
});

/** The request or service must be the person's to use; throws field errors for what is missing. */
const subjectOf = async (
  tx: Tx,
  { work }: Deps,
  { userId, userType, locale }: store.Person,
  { kind, recordId, serviceId }: Wanted,
): Promise<{ recordId: string | null; serviceId: string | null }> => {
  if (kind === 'white_card_documents') {
    if (userType !== 'patient') throw new AppError('caregiver_cannot_check_card');
    return { recordId: null, serviceId: null };
  }
  if (kind === 'request_photos') {
    if (!recordId) throw invalidField('recordId', 'fields.required');
    const request = orNotFound(await work.requests.findRequest(tx, { userId, recordId }, locale));
    if (!request.picturesLeft) throw new AppError('record_closed');
    return { recordId: request.recordId, serviceId: null };
  }
  if (!serviceId) throw invalidField('serviceId', 'fields.required');
  const service = orNotFound(await work.requests.findService(tx, serviceId, locale));
  if (service.isCare && userType !== 'patient') throw new AppError('caregiver_cannot_apply');
  if (!service.methods.includes(kind === 'book_visit' ? 'offline' : 'online'))
    throw invalidField('serviceId', 'fields.choice');
  return { recordId: null, serviceId: service.serviceId };
};

/** Texts the link to the helper. The helper's name is not in it: nobody can word our texts to strangers. */
const textHelper = async (
  tx: Tx,
  { messages, origin }: Deps,
  person: store.Person,
  { to, path, locale }: { to: string; path: string; locale: Locale },
): Promise<void> => {
  const { phone } = await getSetting(tx, 'agency');
  const values = { name: shortName(person), link: `${origin}${path}`, phone };
  const words = sayMessage(locale, 'messages.helpLink', values);
  await messages.send(tx, { channel: 'sms', to, owner: person.userId, ...words });
};

export const makeLink = async (
  tx: Tx,
  deps: Deps,
  userId: string,
  wanted: Wanted,
  maker: Maker,
): Promise<MadeHelpLink> => {
  const { clock, sealer, messages, widened } = deps;
  const now = clock.now();
  const person = orNotFound(await store.findPerson(tx, userId, { lock: true }));
  const subject = await subjectOf(tx, deps, person, wanted);
  const { open, made } = await store.countLinks(tx, userId, now, countedSince(now));
  if (open >= helpRules.openMax * widened || made >= helpRules.perDay * widened)
    throw new AppError('too_many_requests');
  const [id, token] = [orderedId(), newToken()];
  const byStaff = maker.by === 'staff';
  const { helperName, relationship, helperPhone } = wanted;
  const helperLocale = wanted.helperLocale ?? (byStaff ? person.locale : maker.locale);
  const link = {
    id,
    userId,
    kind: wanted.kind,
    ...subject,
    helperName,
    relationship,
    phoneEnding: helperPhone?.slice(-4) ?? null,
    staffId: byStaff ? maker.staffId : null,
    consentNoteSealed: byStaff ? sealer.seal(maker.consentNote, id) : null,
    createdAt: now,
    expiresAt: expiresAfter(now),
  };
  await store.insertLink(tx, link, token);
  await store.insertAction(tx, id, { action: 'made', by: maker.by, at: now });
  const actor = byStaff ? maker.staffId : userId;
  const details = { kind: wanted.kind };
  await insertAudit(tx, { at: now, actor, action: 'help.make', subjectId: userId, details });
  const path = `/help#${token}`;
  if (helperPhone) {
    await textHelper(tx, deps, person, { to: helperPhone, path, locale: helperLocale });
    await store.insertAction(tx, id, { action: 'texted', by: maker.by, at: now });
  }
  if (byStaff) {
    const { phone } = await getSetting(tx, 'agency');
    const words = sayMessage(person.locale, 'messages.helpByOffice', { name: helperName, phone });
    await messages.send(tx, { channel: 'sms', to: person.phone, owner: userId, ...words });
  }
  const whole = orNotFound(await store.findLink(tx, userId, id));
  return { link: viewLink(whole, await contextOf(tx, now, maker.locale)), path };
};

/** Takes effect at once: a use in progress completes, the next one is refused. */
export const withdrawLink = async (
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { userId, linkId }: { userId: string; linkId: string },
  maker: { by: 'owner' | 'staff'; actor: string },
): Promise<store.WholeLink> => {
  const found = orNotFound(await store.findLink(tx, userId, linkId));
  await store.findPerson(tx, userId, { lock: true });
  const link = orNotFound(await store.lockLink(tx, found.link.id));
  const at = clock.now();
  if (helpStateOf(link, at) === 'open') {
    await store.updateWithdrawn(tx, link.id, at);
    await store.insertAction(tx, link.id, { action: 'withdrawn', by: maker.by, at });
    const audited = { at, actor: maker.actor, subjectId: userId };
    await insertAudit(tx, { ...audited, action: 'help.withdraw', details: { kind: link.kind } });
  }
  return orNotFound(await store.findLink(tx, userId, linkId));
};
