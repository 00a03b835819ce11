/** A caregiver's ID card: its number is made with the first look, its validity with every look. */
import sharp from 'sharp';
import { AppError } from '#contract/errors.ts';
import { verifyPath } from '#contract/training/certificate.ts';
import type { IdCard } from '#contract/training/id-card.ts';
import { filePath } from '#contract/upload/upload.ts';
import { printedNames } from '#server/features/training/certificate/certificate.rules.ts';
import { renderInWorker } from '#server/features/training/certificate/drawing.service.ts';
import { findLogo } from '#server/features/training/certificate/logo-image.service.ts';
import { newCode } from '#server/features/training/certificate/secret-code.service.ts';
import { todayOf } from '#server/features/training/courses/progress.service.ts';
import { roleOf } from '#server/features/training/inservice/inservice.service.ts';
import type { StaffMember } from '#server/features/training/inservice/inservice.store.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import type { Needs } from '#server/shared/deps.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { readPassports } from '#server/shared/people/passport.ts';
import { getSetting } from '#server/shared/settings/settings.ts';
import type { ViewContext } from '#server/shared/settings/view-context.ts';
import { idCardState, isCardValid } from './id-card.rules.ts';
import * as store from './id-card.store.ts';
import { cardSheetOf } from './id-card.view.ts';

export type IdCardDeps = Needs<'db' | 'pictureStore'> & { origin: string };

const getCard = async (
  db: Queryable,
  userId: string,
  context: ViewContext,
): Promise<store.IdCardRow> => {
  const issued = { issuedAt: context.now, issuedOn: todayOf(context) };
  const card =
    (await store.findCard(db, userId)) ??
    (await store.insertCard(db, { ...issued, userId, code: newCode() })) ??
    (await store.findCard(db, userId));
  if (!card) throw new Error('insert returned no card');
  return card;
};

const readOne = async (db: Queryable, userId: string, context: ViewContext) =>
  (await readPassports(db, todayOf(context), [userId])).get(userId) ?? null;

export const ownIdCard = async (
  { db, origin }: IdCardDeps,
  person: StaffMember,
  context: ViewContext,
): Promise<IdCard> => {
  const { userId, employeeNumber } = person;
  const { number, code } = await getCard(db, userId, context);
  const passport = await readOne(db, userId, context);
  const role = roleOf(await getSetting(db, 'inservice'), person.role);
  const { photo, inReview } = await store.findPhoto(db, userId);
  const open = (passport?.papers ?? []).filter(
    ({ required, state }) => required && (state === 'missing' || state === 'expired'),
  );
  return {
    number,
    state: idCardState(passport?.clearance ?? null),
    open: open.map(({ kind, state }) => ({ kind, expired: state === 'expired' })),
    ...printedNames(person),
    agency: readText((await getSetting(db, 'agency')).name, context.locale),
    role: role && readText(role.name, context.locale),
    employeeNumber,
    validUntil: passport?.validUntil ?? null,
    photo: photo && { fileId: photo.fileId, path: filePath(photo.fileId, photo.purpose) },
    photoInReview: inReview,
    link: origin + verifyPath(number, code),
  };
};

/** Portrait, so small that the card prints sharp at 300 dpi. */
const portrait = { width: 300, height: 400, fit: 'cover' } as const;

/** 409 unless it is valid: a print of one that is not would be shown at a door. */
export const idCardFile = async (
  { db, pictureStore, origin }: IdCardDeps,
  person: StaffMember,
  context: ViewContext,
): Promise<{ file: File; number: string }> => {
  const { userId } = person;
  const passport = await readOne(db, userId, context);
  const rules = await getSetting(db, 'inservice');
  const role = roleOf(rules, person.role);
  if (!role || idCardState(passport?.clearance ?? null) !== 'valid')
    throw new AppError('id_card_invalid');
  const card = await getCard(db, userId, context);
  const { photo } = await store.findPhoto(db, userId);
  const picture = photo && (await pictureStore.get({ id: photo.fileId, isPublic: false }));
  const sheet = cardSheetOf(card, {
    person,
    agency: (await getSetting(db, 'agency')).name,
    phone: (await getSetting(db, 'agency')).phone,
    role: role.name,
    validUntil: passport?.validUntil ?? null,
    origin,
    photo: picture && (await sharp(picture).resize(portrait).flatten().jpeg().toBuffer()),
    at: context.now,
  });
  const bytes = await renderInWorker(userId, {
    idCard: sheet,
    logo: await findLogo(db, pictureStore),
  });
  const { number } = card;
  return { file: new File([bytes], `${number}.pdf`, { type: 'application/pdf' }), number };
};

/** For the public check; null for no such number. Why one is not valid stays between the office and its owner. */
export const checkIdCard = async (db: Queryable, number: string, context: ViewContext) => {
  const holder = await store.findHolder(db, number);
  if (!holder) return null;
  const { card, approved, closed } = holder;
  const passport = await readOne(db, card.userId, context);
  const role = roleOf(await getSetting(db, 'inservice'), holder.role);
  const isValid = isCardValid({ approved, closed, clearance: passport?.clearance ?? null });
  return {
    code: card.code,
    names: printedNames(holder),
    isValid: isValid && role !== null,
    role: role?.name ?? null,
    validUntil: passport?.validUntil ?? null,
  };
};
