import type { Manifest } from '#server/platform/backup/archive-parts.ts';

/** Output of CLI commands; errors go to `console.error`. */
export const report = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Runs a command with its arguments; failures print one sentence and exit with 1. */
export const command = async (run: (typed: string[]) => Promise<void>): Promise<void> => {
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
};

export const countRows = ({ tables, files }: Manifest): string => {
  const rows = Object.values(tables).reduce((sum, { count }) => sum + count, 0);
  return `${Object.keys(tables).length} tables with ${rows} rows, ${files.count} files.`;
};

/** Formats counts as a readable list. */
export const listCounts = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([name, n]) => `${name} ${n}`)
    .join(', ');

/** Reports values of a backup that its keys do not open. */
export const reportUnopened = (counts: Record<string, number>): void => {
  if (Object.keys(counts).length)
    report(`Sealed with another key, or damaged: ${listCounts(counts)}. Keep the old key.`);
};
