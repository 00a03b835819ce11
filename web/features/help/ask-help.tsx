import { lazy, Suspense, useState } from 'react';
import { actingFor } from '#web/lib/acting.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './help.module.css';
import type { HelpSubject } from './help-subject.ts';

/** Loaded when it is opened: few need it. */
const AskHelpForm = lazy(() => import('./ask-help-form.tsx'));

/** "Ask someone to help": beside a form or a request, for this one step. */
export function AskHelp(subject: HelpSubject) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  // Only the person themselves hands on a step.
  if (actingFor()) return null;
  return (
    <Card as="section" aria-labelledby="ask-help" className="stack gap-12 no-print">
      <h2 id="ask-help" className={classes.small}>
        {t('help.askTitle')}
      </h2>
      <p className="muted">{t('help.askHint')}</p>
      <div>
        <Button
          variant="line"
          icon={open ? 'x' : 'hand-heart'}
          aria-expanded={open}
          onClick={() => setOpen((before) => !before)}
        >
          {t(open ? 'help.cancel' : 'help.ask')}
        </Button>
      </div>
      {open && (
        <Suspense fallback={<PageWaiting />}>
          <AskHelpForm subject={subject} />
        </Suspense>
      )}
    </Card>
  );
}
