/** All texts of the certificate, in English and the holder's Chinese script; the PDF code is language-neutral. */
import { verifyPath } from '#contract/training/certificate.ts';
import type { en } from '#i18n/en.ts';
import { say } from '#server/platform/http/translate.ts';
import { sayDay } from '#server/platform/time/clock.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import type { Certificate, Signature } from './certificate.store.ts';
import type { Paper } from './pdf.service.ts';
import type { Ink } from './signature-image.service.ts';

type Word = keyof (typeof en)['certificate'];
type Issued = Pick<
  Certificate,
  'number' | 'code' | 'facts' | 'issuedAt' | 'issuedOn' | 'expiresOn' | 'hash'
>;

export const paperOf = (
  { number, code, facts, issuedAt, issuedOn, expiresOn, hash }: Issued,
  { signedName }: Pick<Signature, 'signedName'>,
  ink: Ink | null,
): Paper => {
  const { script, origin, latinName, chineseName, signatory } = facts;
  const zh = (word: Word, values = {}) => say(script, `certificate.${word}`, values);
  const en = (word: Word, values = {}) => say('en', `certificate.${word}`, values);
  const both = (word: Word) => `${zh(word)} · ${en(word)}`;
  const days = (day: string) => [sayDay(day, script), sayDay(day, 'en')];
  const title = { zh: readText(facts.title, script), en: readText(facts.title, 'en') };
  const agency = { zh: readText(facts.agency, script), en: readText(facts.agency, 'en') };
  const issuer = [readText(signatory.name, script), readText(signatory.name, 'en')];
  // The first and last two characters of the name; a shorter one has no seal.
  const marks = agency.zh.match(/\p{Script=Han}/gu) ?? [];
  return {
    agency,
    heading: { zh: zh('heading'), en: en('heading') },
    certifies: both('certifies'),
    latinName,
    chineseName,
    completed: {
      zh: zh('completed', { title: title.zh }),
      en: en('completed', { title: title.en }),
    },
    facts: [
      { label: both('score'), lines: [`${facts.score} / ${facts.totalScore}`] },
      ...(facts.hours ? [{ label: both('hours'), lines: [String(facts.hours)] }] : []),
      { label: both('issued'), lines: days(issuedOn) },
      ...(expiresOn ? [{ label: both('validUntil'), lines: days(expiresOn) }] : []),
      { label: both('number'), lines: [number] },
    ],
    trainee: {
      label: both('trainee'),
      name: [chineseName, latinName].filter(Boolean).join(' '),
      written: signedName,
      ink,
    },
    issuer: {
      label: both('issuer'),
      name: [...new Set(issuer)].filter(Boolean).join(' ') || agency.en,
      written: issuer[1] ?? '',
      strokes: signatory.strokes ?? null,
    },
    seal: marks.length >= 4 ? [...marks.slice(0, 2), ...marks.slice(-2)] : [],
    qr: origin + verifyPath(number, code),
    scan: [zh('scan'), en('scan'), `${origin.replace(/^https?:\/\//, '')}/verify`],
    about: {
      title: `${en('heading')}: ${title.en}`,
      author: agency.en,
      subject: `${latinName}, ${number}`,
      hash,
      at: issuedAt,
    },
  };
};
