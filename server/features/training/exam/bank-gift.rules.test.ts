import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparableQuestion, type StoredQuestion, storedQuestionOf } from './bank.rules.ts';
import { fromGift, toGift } from './bank-gift.rules.ts';

const chapters = [
  { id: 'one', title: { en: 'Clean / dry hands', 'zh-CN': '洗手' } },
  { id: 'two', title: { en: 'Gloves' } },
];
const read = (text: string) => fromGift(text, chapters, 'en');
const bodyOf = (text: string) => {
  const { rows, errors } = read(text);
  expect(errors).toEqual([]);
  expect(rows).toHaveLength(1);
  const [row] = rows;
  if (!row) throw new Error('no question');
  return row.body;
};
const optionsOf = (text: string) =>
  bodyOf(text).options.map((option) => `${option.right ? '+' : '-'}${option.text.en}`);

const words = fc
  .string({ maxLength: 20, unit: 'grapheme' })
  .map((s) => `w${s.replace(/\s/g, ' ')}~=#{}:\\ <b> &amp; "q" [id:x]\n//w`);
const text = fc.record({ en: words, 'zh-TW': words }, { requiredKeys: ['en'] });
const bank = fc.array(
  fc.record({
    type: fc.constantFrom('single' as const, 'multiple' as const, 'true_false' as const),
    text,
    explanation: fc.oneof(text, fc.constant({})),
    options: fc.array(text, { minLength: 3, maxLength: 6 }),
    retired: fc.boolean(),
    videoId: fc.constantFrom('one', 'two', null),
  }),
  { minLength: 1, maxLength: 5 },
);

describe('a bank as GIFT', () => {
  it('comes back as it went out, in every language', () => {
    fc.assert(
      fc.property(bank, (list) => {
        const out = list.map(({ options, ...one }, i): StoredQuestion & { version: string } => {
          const given = options.map((option, n) => ({ id: 'abcdef'[n] ?? '', text: option }));
          const isTruth = one.type === 'true_false';
          return {
            ...one,
            id: `q-${i}`,
            version: `v${i}`,
            mustAsk: i % 2 === 0,
            scoring: ([null, 'all', 'part'] as const)[i % 3] ?? null,
            options: isTruth
              ? given.slice(0, 2).map((o, n) => ({ ...o, id: n ? 'false' : 'true' }))
              : given,
            right: isTruth ? ['false'] : one.type === 'multiple' ? ['a', 'c'] : ['b'],
          };
        });
        const { rows, errors } = read(toGift(out, chapters));
        expect(errors).toEqual([]);
        expect(rows.map(({ id, version }) => [id, version])).toEqual(
          out.map(({ id, version }) => [id, version]),
        );
        const back = rows.map(({ body }, i) => ({ ...storedQuestionOf(body, null), id: `q-${i}` }));
        expect(back.map(comparableQuestion)).toEqual(out.map(comparableQuestion));
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ['one right answer', 'Who? {=Ann ~Bob ~Eve}', ['+Ann', '-Bob', '-Eve']],
    ['on lines', '::q1:: Who?\n{\n  =Ann\n  ~Bob\n}', ['+Ann', '-Bob']],
    ['weights', 'Which? {~%50%A ~%50%B ~%-100%C}', ['+A', '+B', '-C']],
    ['thirds', 'Which? {~%33.33333%A ~%33.33333%B ~%33.33334%C ~D}', ['+A', '+B', '+C', '-D']],
    [
      'escapes',
      'Sum? {=1 \\= 1 \\{x\\} \\~ \\: \\# \\\\ ~a\\nb}',
      ['+1 = 1 {x} ~ : # \\', '-a\nb'],
    ],
    [
      'HTML',
      '[html]<p>Who?</p> {=<b>Ann &amp; Bob</b> ~[html]<i>Eve</i>}',
      ['+<b>Ann &amp; Bob</b>', '-Eve'],
    ],
    ['a comment between', 'Who? {\n// note\n=Ann\n~Bob\n}', ['+Ann', '-Bob']],
  ])('reads options: %s', (_, source, options) => {
    expect(optionsOf(source)).toEqual(options);
  });

  it.each([
    ['{T}', true],
    ['{FALSE}', false],
    ['{F#You said true.#Well done.}', false],
    ['{TRUE####Always.}', true],
  ])('reads true or false: %s', (answers, isTrue) => {
    const body = bodyOf(`Wash hands. ${answers}`);
    expect(body.type).toBe('true_false');
    expect(body.options.map(({ right }) => right)).toEqual([isTrue, !isTrue]);
  });

  it.each([
    ['Who? {=Ann ~Bob####Ann did.}', 'Ann did.'],
    ['Who? {=Ann#Yes. ~Bob#He was out.####Ann did.}', 'Ann did.\nAnn: Yes.\nBob: He was out.'],
    ['It rains. {T#It does.#Right.}', 'Right.\nIt does.'],
  ])('keeps all feedback as the explanation: %s', (source, explanation) => {
    expect(bodyOf(source).explanation).toEqual({ en: explanation });
  });

  it.each([
    ['Gloves', 'two'],
    ['$course$/top/Clean // dry hands', 'one'],
    ['洗手', 'one'],
    ['two', 'two'],
    ['top/Default for Hygiene', null],
  ])('takes the category %s as a chapter', (category, videoId) => {
    expect(bodyOf(`$CATEGORY: ${category}\n\nWho? {=Ann ~Bob}`).videoId).toBe(videoId);
  });

  it('reads a missing word, a name as id, and the language that is asked for', () => {
    const { rows, errors } = fromGift(
      '::Hand 手:: Ann {=washes ~eats} her hands.',
      chapters,
      'zh-TW',
    );
    expect(errors).toEqual([]);
    expect(rows[0]).toMatchObject({
      id: 'Hand-u624b',
      version: 'any',
      body: { text: { 'zh-TW': 'Ann _____ her hands.' } },
    });
  });

  it.each([
    ['Say more. {}', '3:type', 'essay'],
    ['How many? {#3:1}', '3:type', 'numerical'],
    ['Match. {=a -> b =c -> d}', '3:type', 'matching'],
    ['Who? {=Ann =Anna}', '3:type', 'shortAnswer'],
    ['Just text.', '3:text', 'description'],
    ['Who? {=Ann ~Bob', '3:options', 'braces'],
    ['Who? {=Ann {x} ~Bob}', '3:options', 'braces'],
    ['Which? {\n=Ann\n~%50%Bob\n}', '5:weight', 'weight'],
    ['Which? {~%80%A ~%20%B ~C}', '3:weight', 'weight'],
  ])('says line and field of %j', (source, place, key) => {
    const { errors } = read(`Good? {=Yes ~No}\n\n${source}\n`);
    expect(errors.map(({ row, column }) => `${row}:${column}`)).toContain(place);
    expect(errors.map((error) => error.key)).toContain(`office.training.gift.${key}`);
  });

  it('says which rule of ours is broken', () => {
    const said = (source: string) =>
      read(source).errors.map(({ row, column, key }) => `${row}:${column} ${key}`);
    expect(said('$CATEGORY: Roofs\n\nWho? {=Ann ~Bob}')).toEqual(['3:category fields.chapter']);
    expect(said('Who? {=A ~B ~C ~D ~E ~F ~G}')).toEqual(['1:options fields.options']);
    expect(said('Who? {=A =B ~C}')).toEqual(['1:right fields.rightOne']);
    expect(said('::x::A? {T}\n\n::x::B? {F}')).toEqual(['3:id fields.twice']);
    expect(said('')).toEqual(['1:file fields.bankFile']);
  });
});
