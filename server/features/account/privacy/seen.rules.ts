/** From single looks to lines that a person can read. */
import type { StaffRole } from '#contract/access.ts';
import { type Seen, type SeenPaper, seenPapers } from '#contract/account/seen.ts';
import { seenWhatOf } from '#contract/staff/audit-seen.ts';

export type LookAt = {
  staffId: string;
  name: string;
  role: StaffRole;
  action: string;
  details: Record<string, string>;
  /** 'YYYY-MM-DD HH:mm'. */
  at: string;
};

/** 'Ming Li' → 'Ming', '林小美' → '小美': clients know the office's people by their given names. */
export const givenName = (name: string): string => {
  const [first = name, ...rest] = name.trim().split(/\s+/);
  const isHan = /^\p{Script=Han}+$/u.test(first);
  return !rest.length && isHan && [...first].length > 1 ? [...first].slice(1).join('') : first;
};

const paperOf = (paper: string | undefined): SeenPaper | null =>
  seenPapers.find((known) => known === paper) ?? null;

/** Newest first, as they come; a day's looks of one person at one thing are one line. */
export const groupLooks = (looks: readonly LookAt[], shown: (name: string) => string): Seen[] => {
  const lines = new Map<string, Seen>();
  for (const { staffId, name, role, action, details, at } of looks) {
    const what = seenWhatOf[action as keyof typeof seenWhatOf];
    const paper = paperOf(details.paper);
    const key = [at.slice(0, 10), staffId, what, paper].join(' ');
    const line = lines.get(key);
    if (line) line.times++;
    else lines.set(key, { at, times: 1, name: shown(name), role, what, paper });
  }
  return [...lines.values()];
};
