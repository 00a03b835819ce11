import { limits } from '#contract/limits.ts';
import type { WhiteCardDocuments } from '#contract/whitecard/whitecard.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { isLate, sayWhen } from '#web/lib/i18n/when.ts';
import { useSite } from '#web/lib/page/site.ts';
import { Timeline } from '#web/ui/data/timeline.tsx';
import { CallUs } from '#web/ui/feedback/call-us.tsx';
import { PrintButton } from '#web/ui/forms/print-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './info-layout.module.css';

/** Beside the documents: next steps, our number, and a printable checklist. */
export function NextSteps({ documents }: { documents: WhiteCardDocuments | null }) {
  const { t, locale } = useTranslation();
  const { timeZone } = useSite();
  const sentAt = documents?.sentAt;
  const by = documents?.contactBy;
  const promised = by && !isLate(by, timeZone);
  const hours = limits.whiteCardFollowUpHours;
  return (
    <aside className={classes.aside}>
      <Card as="section" aria-labelledby="white-card-next" className="stack gap-14">
        <h2 id="white-card-next" className={classes.title}>
          {t('whitecard.nextTitle')}
        </h2>
        <Timeline
          moments={[
            {
              key: '1',
              state: sentAt ? 'done' : 'now',
              title: t(sentAt ? 'whitecard.next1Done' : 'whitecard.next1'),
              hint: sentAt ? sayWhen(sentAt, locale) : t('whitecard.next1Hint'),
            },
            {
              key: '2',
              state: sentAt ? 'now' : 'next',
              title: promised
                ? t('whitecard.result.card2', { when: sayWhen(by, locale) })
                : t('whitecard.next2', { hours }),
              hint: t('whitecard.next2Hint'),
            },
            {
              key: '3',
              state: 'next',
              title: t('whitecard.next3'),
              hint: t('whitecard.next3Hint'),
            },
          ]}
        />
      </Card>
      <CallUs>{t('whitecard.notFound')}</CallUs>
      <PrintButton wide>{t('whitecard.print')}</PrintButton>
    </aside>
  );
}
