import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';

/**
 * Lets the calling thread run when no other thread of the machine wants the CPU. Linux only: elsewhere a priority belongs
 * to the whole process, and lowering that would slow down every response.
 */
export const lowerThreadPriority = (): void => {
  if (process.platform !== 'linux') return;
  try {
    const threadId = Number(basename(readlinkSync('/proc/thread-self')));
    setPriority(threadId, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Without /proc, or in a sandbox that forbids it, pages are rendered at the usual priority.
  }
};
