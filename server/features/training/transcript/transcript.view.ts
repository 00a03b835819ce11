/** All texts of a transcript, in English and the holder's Chinese script; the PDF code is language-neutral. */
import { verifyPath } from '#contract/training/certificate.ts';
import type { en } from '#i18n/en.ts';
import { say } from '#server/platform/http/translate.ts';
import { sayDay } from '#server/platform/time/clock.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import type { Transcript } from './transcript.store.ts';
import type { Sheet } from './transcript-pdf.service.ts';

type Word = keyof (typeof en)['transcript'];

export const sheetOf = ({
  number,
  code,
  year,
  facts,
  issuedAt,
  issuedOn,
  hash,
}: Transcript): Sheet => {
  const { script, origin, latinName, chineseName, role } = facts;
  const zh = (word: Word, values = {}) => say(script, `transcript.${word}`, values);
  const english = (word: Word, values = {}) => say('en', `transcript.${word}`, values);
  const both = (word: Word, values = {}) => `${zh(word, values)} · ${english(word, values)}`;
  const text = (words: (typeof facts)['agency']) => ({
    zh: readText(words, script),
    en: readText(words, 'en'),
  });
  const joined = (words: (typeof facts)['agency']) => {
    const { zh: chinese, en } = text(words);
    return chinese === en ? en : `${chinese} · ${en}`;
  };
  const agency = text(facts.agency);
  const fact = (word: Word, value: string | null) => (value ? [{ label: both(word), value }] : []);
  const { hours: done, hoursDue: due } = facts;
  return {
    agency,
    license: [
      ...(facts.licenseNumber ? [`${both('license')}: ${facts.licenseNumber}`] : []),
      ...(facts.address ? [facts.address] : []),
    ],
    heading: { zh: zh('heading', { year }), en: english('heading', { year }) },
    facts: [
      ...fact('name', [chineseName, latinName].filter(Boolean).join('  ')),
      ...fact('role', role && `${role.code} · ${joined(role.name)}`),
      ...fact('employeeNumber', facts.employeeNumber),
      ...fact('hiredOn', facts.hiredOn && sayDay(facts.hiredOn, 'en')),
    ],
    columns: [both('date'), both('training'), both('hours'), both('score'), both('certificate')],
    rows: [
      ...facts.rows.map((row) => ({
        date: row.date,
        title: text(row.title),
        subjects: row.subjects.map(joined).join(', '),
        hours: String(row.hours),
        score: `${row.score} / ${row.totalScore}`,
        number: row.number,
      })),
      ...(facts.other ?? []).map((row) => ({
        date: row.date,
        title: { zh: row.title, en: row.title },
        subjects: [...row.subjects.map(joined), ...(row.by ? [row.by] : [])].join(', '),
        hours: String(row.hours),
        score: '–',
        number: both(row.kind),
      })),
    ].toSorted((a, b) => a.date.localeCompare(b.date)),
    none: both('none'),
    total: both(due === null ? 'total' : 'totalOf', { done, due }),
    number: `${both('number')}: ${number}`,
    issued: `${both('asOf')}: ${sayDay(issuedOn, 'en')}`,
    qr: origin + verifyPath(number, code),
    scan: `${both('scan')} · ${origin.replace(/^https?:\/\//, '')}/verify`,
    about: {
      title: english('heading', { year }),
      author: agency.en,
      subject: `${latinName}, ${number}`,
      hash,
      at: issuedAt,
    },
  };
};
