/** Extra attempts and waits that staff waived. Times are arguments. */
import type { GrantKind } from '#contract/training/exam.ts';

export type GrantFacts = {
  id: string;
  kind: GrantKind;
  usedAt: Date | null;
  undoneAt: Date | null;
};

export const isOpen = ({ usedAt, undoneAt }: GrantFacts): boolean => !usedAt && !undoneAt;

/** What the rules become: used ones have given their attempt, and give it still. */
export const withGrants = (
  rules: { attemptsAllowed: number | null; waitHours: number },
  grants: readonly GrantFacts[],
): { attemptsAllowed: number | null; waitHours: number } => {
  const { attemptsAllowed, waitHours } = rules;
  const more = grants.filter(({ kind, undoneAt }) => kind === 'attempt' && !undoneAt).length;
  const isWaived = grants.some((grant) => grant.kind === 'wait' && isOpen(grant));
  return {
    attemptsAllowed: attemptsAllowed === null ? null : attemptsAllowed + more,
    waitHours: isWaived ? 0 : waitHours,
  };
};

type Start = {
  /** By the rules alone. */
  attemptsAllowed: number | null;
  /** Attempts that count, before this one. */
  attempts: number;
  /** Whether the rules alone would still ask for a wait. */
  isWaiting: boolean;
};

/** The open grants that an attempt uses up; the oldest of each kind. */
export const grantsUsedBy = (
  { attemptsAllowed, attempts, isWaiting }: Start,
  grants: readonly GrantFacts[],
): string[] => {
  const used = grants.filter(({ kind, usedAt }) => kind === 'attempt' && usedAt).length;
  const needs: Record<GrantKind, boolean> = {
    attempt: attemptsAllowed !== null && attempts >= attemptsAllowed + used,
    wait: isWaiting,
  };
  return (['attempt', 'wait'] as const).flatMap((kind) => {
    const oldest = grants.findLast((grant) => grant.kind === kind && isOpen(grant));
    return needs[kind] && oldest ? [oldest.id] : [];
  });
};

/** Which would change something. */
export const grantable = (
  rules: { attempts: number | null; waitHours: number },
  passed: boolean,
  grants: readonly GrantFacts[],
): GrantKind[] => {
  if (passed) return [];
  const isWaived = grants.some((grant) => grant.kind === 'wait' && isOpen(grant));
  return [
    ...(rules.attempts === null ? [] : (['attempt'] as const)),
    ...(rules.waitHours === 0 || isWaived ? [] : (['wait'] as const)),
  ];
};
