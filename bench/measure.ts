/**
 * Load over kept-open connections: by `wrk`, in C and with one thread; where it is not installed by autocannon, which
 * takes more processor for an answer than the product does, so that its runs are seldom valid.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { cpuOf, cpuOfEnded } from './cpu.ts';

const run = promisify(execFile);
const wrk = ['/usr/bin/wrk', '/usr/local/bin/wrk'].find(existsSync);

export const clientName = wrk ? 'wrk' : 'autocannon (wrk is not installed)';

/** Share of a core above which the client itself may be the limit. */
export const clientMax = 0.8;

/** As browsers ask. */
export const asBrowser = { 'accept-encoding': 'br', 'accept-language': 'en' };

export type Load = {
  count: number;
  perSecond: number;
  /** Cores that the client used. */
  client: number;
  isValid: boolean;
};

type Options = { seconds: number; connections?: number; headers?: Record<string, string> };

/** Any error or wrong status ends the bench. */
const byWrk = async (path: string, url: string, { seconds, connections, headers }: Options) => {
  const given = Object.entries(headers ?? {}).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ]);
  const args = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`, ...given, url];
  const { stdout } = await run(path, args);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return {
    count: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
  };
};

const byAutocannon = async (url: string, { seconds, ...options }: Options) => {
  const result = await autocannon({ url, duration: seconds, ...options });
  if (result.errors || result.non2xx)
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} answers that were not 2xx`);
  return { count: result.requests.total, perSecond: result.requests.average };
};

export const load = async (url: string, options: Options): Promise<Load> => {
  const whole = { connections: 16, headers: asBrowser, ...options };
  const cpu = () => cpuOf(process.pid) + cpuOfEnded(process.pid);
  const before = cpu();
  const { count, perSecond } = await (wrk ? byWrk(wrk, url, whole) : byAutocannon(url, whole));
  const client = (cpu() - before) / 1000 / options.seconds;
  return { count, perSecond, client, isValid: client <= clientMax };
};

/** Said beside every figure: a client at its own limit measures itself. */
export const sayClient = (loads: readonly Load[]): string => {
  const most = Math.max(...loads.map(({ client }) => client));
  const share = `client ${(most * 100).toFixed(0)} % of a core`;
  return loads.every(({ isValid }) => isValid) ? share : `INVALID: ${share}`;
};

export const median = (numbers: number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
