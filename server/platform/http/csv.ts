/** A table for a spreadsheet, in which no cell is a formula. */

/** A spreadsheet runs what begins like this; an apostrophe in front keeps it text. */
const runs = /^[=+\-@\t\r]/;

const cell = (value: string | number | null): string => {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = runs.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** With a mark at its beginning, by which Excel reads Chinese right. */
export const csvFile = (
  name: string,
  rows: readonly (readonly (string | number | null)[])[],
): File =>
  new File([`\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`], name, {
    type: 'text/csv',
  });
