/** The public check of a certificate, transcript or ID card. */
import { timingSafeEqual } from 'node:crypto';
import * as api from '#contract/training/certificate.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { maskChinese, maskLatin } from '#server/features/training/certificate/certificate.rules.ts';
import { findByNumber } from '#server/features/training/certificate/certificate.store.ts';
import { isIntact } from '#server/features/training/certificate/content-hash.service.ts';
import { todayOf } from '#server/features/training/courses/progress.service.ts';
import { checkIdCard } from '#server/features/training/idcard/id-card.service.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { say } from '#server/platform/http/translate.ts';
import type { RateLimit } from '#server/platform/limits/rate-limit.ts';
import { certificateStatusOn } from '#server/shared/certificates/subject.rules.ts';
import type { Needs } from '#server/shared/deps.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { getViewContext } from '#server/shared/settings/view-context.ts';
import { transcriptStatus } from './transcript.service.ts';
import { findTranscriptByNumber } from './transcript.store.ts';

type Deps = Needs<'db' | 'clock'> & { limitVerify: RateLimit };
type Found = { number: string; code: string; names: Names; rest: Rest };
type Names = { latinName: string; chineseName: string | null };
type Rest = Pick<
  api.Verification,
  'kind' | 'status' | 'training' | 'trainingEn' | 'issuedOn' | 'expiresOn' | 'hours'
>;

const kindOf = (number: string): api.Verification['kind'] => {
  if (number.startsWith('PHT-')) return 'transcript';
  return number.startsWith('PHI-') ? 'idCard' : 'certificate';
};

/** Constant-time comparison. */
const isSameCode = (typed: string, code: string): boolean => {
  const [a, b] = [Buffer.from(typed), Buffer.from(code)];
  return a.length === b.length && timingSafeEqual(a, b);
};

export const verifyRoutes = (bind: Bind, { db, clock, limitVerify }: Deps): void => {
  // Tampered ones are treated as nonexistent.
  const findCertificate = async (number: string, locale: Locale): Promise<Found | null> => {
    const found = await findByNumber(db, number);
    if (!found || !(await isIntact(db, found))) return null;
    const { code, facts, issuedOn, expiresOn } = found;
    const context = await getViewContext(db, clock.now(), locale);
    const rest = {
      kind: 'certificate',
      status: certificateStatusOn(found, todayOf(context)),
      training: readText(facts.title, locale),
      trainingEn: readText(facts.title, 'en'),
      issuedOn,
      expiresOn,
      hours: null,
    } as const;
    return { number, code, names: facts, rest };
  };
  const findTranscript = async (number: string, locale: Locale): Promise<Found | null> => {
    const found = await findTranscriptByNumber(db, number);
    const status = found && (await transcriptStatus(db, found));
    if (!found || !status) return null;
    const { code, facts, issuedOn, year } = found;
    const rest = {
      kind: 'transcript',
      status,
      training: say(locale, 'transcript.heading', { year }),
      trainingEn: say('en', 'transcript.heading', { year }),
      issuedOn,
      expiresOn: null,
      hours: facts.hours,
    } as const;
    return { number, code, names: facts, rest };
  };

  const findIdCard = async (number: string, locale: Locale): Promise<Found | null> => {
    const context = await getViewContext(db, clock.now(), locale);
    const found = await checkIdCard(db, number, context);
    if (!found) return null;
    const { code, names, isValid, role, validUntil } = found;
    const rest = {
      kind: 'idCard',
      status: isValid ? 'valid' : 'notNow',
      training: isValid && role ? readText(role, locale) : null,
      trainingEn: isValid && role ? readText(role, 'en') : null,
      issuedOn: null,
      expiresOn: isValid ? validUntil : null,
      hours: null,
    } as const;
    return { number, code, names, rest };
  };

  const finders = {
    certificate: findCertificate,
    transcript: findTranscript,
    idCard: findIdCard,
  } as const;

  bind(api.verifyCertificate, async ({ query }, { address, locale }) => {
    await limitVerify(address);
    const number = api.tidyCertificateNumber(query.number);
    const kind = kindOf(number);
    const found = await finders[kind](number, locale);
    if (!found)
      return {
        kind,
        status: 'unknown' as const,
        number,
        latinName: null,
        chineseName: null,
        masked: true,
        training: null,
        trainingEn: null,
        issuedOn: null,
        expiresOn: null,
        hours: null,
      };
    const { latinName, chineseName } = found.names;
    const masked = !isSameCode(query.code ?? '', found.code);
    return {
      ...found.rest,
      number,
      latinName: masked ? maskLatin({ latinName }) : latinName,
      chineseName: chineseName && (masked ? maskChinese(chineseName) : chineseName),
      masked,
    };
  });
};
