/** Numbers of records, certificates and ID cards in any notation: 'r 20265', 'PHC2026000123', '000123'. */

/** Numbers that begin so, or that are so. */
export type Numbers = { prefixes: string[]; whole: string[] };

/** Certificates, transcripts, ID cards. */
const papers = ['PHC', 'PHT', 'PHI'] as const;
const nothing: Numbers = { prefixes: [], whole: [] };
/** How many years back a number without its year is looked for. */
const years = 10;

const tidy = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-‐–—−·._#]/g, '');

/** Three digits at least, unless the letter says what it is: each digit typed would find something. */
export const recordNumbers = (typed: string): Numbers => {
  const [, digits] = /^(?:R(?=\d)|(?=\d{3}))(\d{1,12})$/.exec(tidy(typed)) ?? [];
  return digits ? { prefixes: [`R-${digits}`], whole: [] } : nothing;
};

const withYear = (kind: string, digits: string): string =>
  digits.length > 4 ? `${kind}-${digits.slice(0, 4)}-${digits.slice(4)}` : `${kind}-${digits}`;

export const paperNumbers = (typed: string, thisYear: number): Numbers => {
  const [, kind, digits = ''] = /^(PHC|PHT|PHI)?(\d{0,14})$/.exec(tidy(typed)) ?? [];
  if (kind) return { prefixes: [withYear(kind, digits)], whole: [] };
  if (digits.length > 6) return { prefixes: papers.map((one) => withYear(one, digits)), whole: [] };
  if (digits.length < 6) return nothing;
  const whole = Array.from({ length: years }, (_, ago) => thisYear - ago).flatMap((year) =>
    papers.map((one) => `${one}-${year}-${digits}`),
  );
  return { prefixes: [], whole };
};
