/** The parts of a backup in reading order, and the checksums that prove completeness. */
import { hash } from 'node:crypto';

/** The source of the backup. */
export type Made = {
  format: 1;
  at: string;
  appVersion: string;
  /** Hashes of the applied migrations, oldest first. */
  migrations: string[];
  /** Schema version of the job queue; null if there is no queue yet. */
  queueVersion: string | null;
};

type Sums = { count: number; hash: string };

export type Manifest = {
  tables: Record<string, Sums>;
  files: Sums & { bytes: number };
  /** Files that rows refer to but that were missing, or removed during the backup. */
  missing: string[];
};

export type Part =
  | ({ is: 'made' } & Made)
  | { is: 'file'; key: string; bytes: Buffer }
  | { is: 'table'; table: string; columns: string[] }
  /** Each row is a JSON array of its columns as text. */
  | { is: 'rows'; table: string; rows: string[] }
  | { is: 'sequence'; sequence: string; last: string; called: boolean }
  | { is: 'end'; manifest: Manifest };

const mask = (1n << 256n) - 1n;
const digest = (data: string | Buffer): string => hash('sha256', data, 'hex');

/** Independent of row order: PostgreSQL guarantees none. */
class Sum {
  count = 0;
  private total = 0n;
  add(one: string): void {
    this.count += 1;
    this.total = (this.total + BigInt(`0x${one}`)) & mask;
  }
  get sums(): Sums {
    return { count: this.count, hash: this.total.toString(16).padStart(64, '0') };
  }
}

export const createTally = () => {
  const tables = new Map<string, Sum>();
  const files = new Sum();
  let bytes = 0;
  return {
    add(part: Part): void {
      if (part.is === 'table') tables.set(part.table, new Sum());
      if (part.is === 'rows') for (const row of part.rows) tables.get(part.table)?.add(digest(row));
      if (part.is === 'file') {
        files.add(digest(`${part.key} ${digest(part.bytes)}`));
        bytes += part.bytes.length;
      }
    },
    manifest: (missing: string[] = []): Manifest => ({
      tables: Object.fromEntries([...tables].map(([name, sum]) => [name, sum.sums])),
      files: { ...files.sums, bytes },
      missing,
    }),
  };
};

const isSame = (a: Sums | undefined, b: Sums | undefined) =>
  a?.count === b?.count && a?.hash === b?.hash;

/** The names of the differing parts. */
export const differences = (a: Manifest, b: Manifest): string[] => {
  const names = new Set([...Object.keys(a.tables), ...Object.keys(b.tables)]);
  const differing = [...names].filter((name) => !isSame(a.tables[name], b.tables[name]));
  return isSame(a.files, b.files) ? differing : [...differing, 'files'];
};

/** Yields the parts and throws at the end if they don't match their manifest. */
export async function* checked(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  const tally = createTally();
  let ended = false;
  for await (const part of parts) {
    tally.add(part);
    if (part.is === 'end') {
      ended = true;
      const wrong = differences(tally.manifest(), part.manifest);
      if (wrong.length) throw new Error(`The backup is damaged (${wrong.join(', ')}).`);
    }
    yield part;
  }
  if (!ended) throw new Error('The backup is incomplete: its end is missing.');
}
