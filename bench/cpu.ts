/** Processor time and memory of processes, read from the kernel (Linux); elsewhere null. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

type Stat = { parent: number; own: number; ended: number };

const statOf = (pid: number): Stat | null => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may have spaces.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [own, ended] = [
      (fields[11] ?? 0) + (fields[12] ?? 0),
      (fields[13] ?? 0) + (fields[14] ?? 0),
    ];
    return { parent, own, ended };
  } catch {
    return null;
  }
};

/** Milliseconds so far. */
export const cpuOf = (pid: number): number => ((statOf(pid)?.own ?? 0) / ticksPerSecond) * 1000;

/** Of processes that it started and that have ended. */
export const cpuOfEnded = (pid: number): number =>
  ((statOf(pid)?.ended ?? 0) / ticksPerSecond) * 1000;

/** Of a whole database server. */
export const cpuOfServer = (backendPid: number): number =>
  cpuOfFamily(statOf(backendPid)?.parent ?? 0);

/** A process, all that it has started, and those of them that have ended. */
export const cpuOfFamily = (parent: number): number => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), stat: statOf(Number(name)) }));
  const ticks = all.reduce((sum, { pid, stat }) => {
    if (!stat) return sum;
    if (pid === parent) return sum + stat.own + stat.ended;
    return stat.parent === parent ? sum + stat.own : sum;
  }, 0);
  return (ticks / ticksPerSecond) * 1000;
};

export const canCount = existsSync('/proc/self/stat');

/** Resident memory in MB. */
export const memoryOf = (pid: number): number => {
  const found = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1] ?? 0) / 1024;
};

/** Milliseconds of a process so far, by thread: the one that answers everybody, and all others together. */
export const cpuOfThreads = (pid: number): { main: number; others: number } => {
  const spent = { main: 0, others: 0 };
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const [ns = 0] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')
      .split(' ')
      .map(Number);
    spent[Number(thread) === pid ? 'main' : 'others'] += ns / 1e6;
  }
  return spent;
};
