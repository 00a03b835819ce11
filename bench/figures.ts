/** Figures that one part of the bench measures and `bench/scaling.ts` reckons with: kept in a file between the parts. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Figures = {
  answersPerSecond?: number;
  errors?: number;
  /** Of one page from memory: processor of the app in ms, and compressed bytes. */
  pageMs?: number;
  pageBytes?: number;
  /** Everything that a browser fetches on a first visit of the home page, compressed. */
  firstVisitBytes?: number;
  firstVisitRequests?: number;
  /** One call that reads the database for somebody who is signed in. */
  readAppMs?: number;
  readDbMs?: number;
  /** One booking, with its message written down and delivered in the demo. */
  bookingAppMs?: number;
  bookingDbMs?: number;
  bookingRows?: number;
  bookingWalBytes?: number;
  bookingDiskBytes?: number;
  /** One message alone. */
  messageAppMs?: number;
  messageDbMs?: number;
  messageRows?: number;
  messageWalBytes?: number;
  messageDiskBytes?: number;
  bookingsPerSecond?: number;
  pgbenchPerSecond?: number;
};

const file = process.env.BENCH_FIGURES ?? join(tmpdir(), 'persimmon-bench-figures.json');

export const readFigures = (): Figures =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Figures) : {};

export const keepFigures = (some: Figures): void =>
  writeFileSync(file, JSON.stringify({ ...readFigures(), ...some }, null, 2));
