import { useId } from 'react';
import { Link } from 'react-router';
import type { WhiteCardDocuments } from '#contract/whitecard/whitecard.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Choices } from '#web/ui/forms/choice-group.tsx';
import { FieldError } from '#web/ui/forms/field-error.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './documents-form.module.css';
import type { Channel } from './documents-values.ts';

type Props = {
  value: Channel;
  onChange: (value: Channel) => void;
  to: Pick<WhiteCardDocuments, 'phoneEnding' | 'email'>;
  /** Email was chosen, but there is no address. */
  wrong: boolean;
};

/** How to send the checklist: by text message or email (spec §2: SMS is the default). */
export function ChecklistChoice({ value, onChange, to, wrong }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="stack gap-14">
      <h3 id={id} className={classes.title}>
        {t('whitecard.checklist')}
      </h3>
      <Choices<Channel>
        id="white-card-checklist"
        name="checklistBy"
        labelledBy={id}
        describedBy={wrong ? `${id}-to ${id}-error` : `${id}-to`}
        wrong={wrong}
        options={[
          {
            value: 'sms',
            label: (
              <span className={classes.choice}>
                <Icon name="chat-circle-text" />
                {t('whitecard.bySms')}
              </span>
            ),
          },
          {
            value: 'email',
            label: (
              <span className={classes.choice}>
                <Icon name="envelope-simple" />
                {t('whitecard.byEmail')}
              </span>
            ),
          },
        ]}
        value={value}
        onChange={onChange}
      />
      <div id={`${id}-to`} className={classes.hint}>
        {value === 'sms' && <p>{t('whitecard.toPhone', { last4: to.phoneEnding })}</p>}
        {value === 'email' && to.email && <p>{t('whitecard.toEmail', { email: to.email })}</p>}
        {value === 'email' && !to.email && (
          <p>
            {t('whitecard.noEmail')}{' '}
            <Link to="/user/index?tab=info" className="tap-link">
              {t('whitecard.addEmail')}
            </Link>
          </p>
        )}
      </div>
      <FieldError id={`${id}-error`} error={wrong && t('fields.noEmail')} />
    </Card>
  );
}
