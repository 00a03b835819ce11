import { expect } from 'vitest';

/** Checks every cell of a matrix in one test, and fails with the name of each cell that is wrong. */
export const everyCell = async <T>(
  cells: readonly T[],
  nameOf: (cell: T) => string,
  check: (cell: T) => unknown,
): Promise<void> => {
  const failures: string[] = [];
  for (const cell of cells)
    try {
      await check(cell);
    } catch (error) {
      failures.push(`${nameOf(cell)}: ${error instanceof Error ? error.message : error}`);
    }
  expect(failures).toEqual([]);
};
