import { useEffect, useRef } from 'react';
import { limits } from '#contract/limits.ts';
import type { WhiteCardDocuments } from '#contract/whitecard/whitecard.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { isLate, sayWhen } from '#web/lib/i18n/when.ts';
import { useSite } from '#web/lib/page/site.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { PhoneButton } from '#web/ui/forms/phone-button.tsx';
import classes from './documents-form.module.css';

type Props = { answer: WhiteCardDocuments; about: 'documents' | 'list' };

/** Where the checklist went, by when we call, and what is still missing. Takes the focus: the button is far below. */
export function SentPanel({ answer, about }: Props) {
  const { t, locale } = useTranslation();
  const { timeZone } = useSite();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, []);
  const { contactBy, missing, checklistBy, phoneEnding, email } = answer;
  const names = missing.map((kind) =>
    t(`whitecard.documents.${kind}.name`, { months: limits.bankStatementMonths }),
  );
  const call = contactBy && !isLate(contactBy, timeZone);
  return (
    <div ref={box} tabIndex={-1} className={classes.sent}>
      <AlertPanel
        kind="good"
        role="status"
        title={t(about === 'documents' ? 'whitecard.sentTitle' : 'whitecard.sentListTitle')}
        actions={<PhoneButton variant="line" />}
      >
        {call && (
          <p>
            <b>{t('home.callBy', { when: sayWhen(contactBy, locale) })}</b>
          </p>
        )}
        <p>
          {checklistBy === 'email' && email
            ? t('whitecard.sentEmail', { email })
            : t('whitecard.sentSms', { last4: phoneEnding })}
        </p>
        {names.length > 0 && (
          <p>{t('whitecard.sentMissing', { names: names.join(locale === 'en' ? '; ' : '；') })}</p>
        )}
      </AlertPanel>
    </div>
  );
}
