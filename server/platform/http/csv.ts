/** CSV for spreadsheets, safe against formula injection. */

/** Spreadsheets run cells that begin like this as formulas; a leading apostrophe prevents it. */
const runs = /^[=+\-@\t\r]/;

const cell = (value: string | number | null): string => {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = runs.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** With a byte order mark, so that Excel reads Chinese correctly. */
export const csvFile = (
  name: string,
  rows: readonly (readonly (string | number | null)[])[],
): File =>
  new File([`\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`], name, {
    type: 'text/csv',
  });
