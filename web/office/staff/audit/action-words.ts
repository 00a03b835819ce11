/** An entry of the audit log in words. */

import { type SeenPaper, seenPapers } from '#contract/account/seen.ts';
import type { AuditEntry } from '#contract/staff/audit.ts';
import { type AuditAction, auditActions, isAuditAction } from '#contract/staff/audit-actions.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import type { BadgeTone } from '#web/ui/data/badge.tsx';
import { isInSentence, isInternal, sayDetail } from './detail-words.ts';

const tones = {
  look: 'info',
  change: 'wait',
  message: 'good',
  export: 'info',
  signIn: 'plain',
} as const satisfies Record<string, BadgeTone>;
const isFailed = (action: string): boolean => /refused$|failed$/.test(action);

export const toneOf = (action: string): BadgeTone => {
  if (isFailed(action)) return 'wrong';
  return isAuditAction(action) ? tones[auditActions[action]] : 'plain';
};

/** Said in the sentence, or of no use to a reader. */
const silent = ['paper', 'purpose', 'tries'];

export const useSayEntry = () => {
  const translator = useTranslation();
  const { t, find, locale } = translator;
  const sayPaper = (paper: string | undefined): string => {
    const known = seenPapers.find((one): one is SeenPaper => one === paper);
    return known ? t(`center.seen.papers.${known}`) : t('center.seen.aPaper');
  };
  return {
    /** The action alone, for a list to choose from. */
    sayAction: (action: AuditAction): string =>
      t(`office.people.audit.says.${action}`, { paper: '…', day: '…', tries: '…' }),
    sayEntry: ({ action, details }: Pick<AuditEntry, 'action' | 'details'>): string =>
      isAuditAction(action)
        ? t(`office.people.audit.says.${action}`, {
            paper: sayPaper(details.paper),
            day: details.day ?? '',
            tries: details.tries ?? '',
          })
        : action,
    sayDetails: ({ action, details }: Pick<AuditEntry, 'action' | 'details'>): string[] =>
      Object.entries(details)
        .filter(
          ([name, value]) =>
            !silent.includes(name) && !isInternal(value) && !isInSentence({ action, name, value }),
        )
        .map(([name, value]) => {
          const label = find(`office.people.audit.detail.${name}`) ?? name;
          const said = sayDetail(translator, { action, name, value });
          return `${label}${locale === 'en' ? ': ' : '：'}${said}`;
        }),
  };
};
