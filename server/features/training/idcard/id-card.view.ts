/** All texts of a printed ID card, in English and the holder's Chinese script. */
import { verifyPath } from '#contract/training/certificate.ts';
import type { en } from '#i18n/en.ts';
import { printedNames } from '#server/features/training/certificate/certificate.rules.ts';
import { canonical, sha256 } from '#server/features/training/certificate/content-hash.service.ts';
import { scriptOf } from '#server/features/training/certificate/secret-code.service.ts';
import type { StaffMember } from '#server/features/training/inservice/inservice.store.ts';
import { say } from '#server/platform/http/translate.ts';
import { sayDay } from '#server/platform/time/clock.ts';
import { type LocalText, readText } from '#server/shared/localized-text/localized-text.ts';
import type { IdCardRow } from './id-card.store.ts';
import type { CardSheet } from './id-card-pdf.service.ts';

type Facts = {
  person: StaffMember;
  agency: LocalText;
  phone: string;
  role: LocalText;
  validUntil: string | null;
  origin: string;
  photo: Buffer | null;
  at: Date;
};
type Word = keyof (typeof en)['idCard'];

export const cardSheetOf = (
  { number, code }: IdCardRow,
  { person, agency, phone, role, validUntil, origin, photo, at }: Facts,
): CardSheet => {
  const script = scriptOf(person.locale);
  const both = (word: Word) => `${say(script, `idCard.${word}`)} · ${say('en', `idCard.${word}`)}`;
  const text = (words: LocalText) => ({ zh: readText(words, script), en: readText(words, 'en') });
  const { latinName, chineseName } = printedNames(person);
  const names = text(agency);
  const until = validUntil ? sayDay(validUntil, 'en') : both('noEnd');
  return {
    agency: names,
    heading: both('heading'),
    latinName,
    chineseName,
    role: text(role),
    facts: [
      { label: both('number'), value: number },
      ...(person.employeeNumber
        ? [{ label: both('employeeNumber'), value: person.employeeNumber }]
        : []),
      { label: both('until'), value: until },
    ],
    photo,
    noPhoto: [say(script, 'idCard.noPhoto'), say('en', 'idCard.noPhoto')],
    qr: origin + verifyPath(number, code),
    scan: [say(script, 'idCard.scan'), say('en', 'idCard.scan')],
    found: [
      `${say(script, 'idCard.found')} · ${say('en', 'idCard.found')}`,
      ...(phone ? [phone] : []),
    ],
    cut: both('cut'),
    about: {
      title: say('en', 'idCard.heading'),
      author: names.en,
      subject: `${latinName}, ${number}`,
      hash: sha256(canonical({ number, latinName, until, at: at.toISOString() })),
      at,
    },
  };
};
