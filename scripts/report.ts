import type { Manifest } from '#server/platform/backup/archive-parts.ts';

/** What a command says to the one who runs it, line by line; its errors go to `console.error`. */
export const report = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Runs it with what was typed; a failure is one sentence and exit code 1. */
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

/** As a list that can be read: what, and how many. */
export const listCounts = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([name, n]) => `${name} ${n}`)
    .join(', ');

/** What a backup holds that its keys do not open. */
export const reportUnopened = (counts: Record<string, number>): void => {
  if (Object.keys(counts).length)
    report(`Sealed with another key, or damaged: ${listCounts(counts)}. Keep the key of then.`);
};
