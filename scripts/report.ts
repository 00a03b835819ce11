import type { Manifest } from '#server/db/backup-parts.ts';

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
