import { useState } from 'react';
import { endDateFeed, makeDateFeed } from '#contract/renewal/renewal.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { Bubble } from '#web/ui/data/icon-badge.tsx';
import { CopyButton } from '#web/ui/feedback/copy-button.tsx';
import { AnchorButton, Button } from '#web/ui/forms/button.tsx';
import { SureQuestion } from '#web/ui/forms/inline-confirm.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './dates.module.css';

type Props = { path: string | null; onChanged: () => void };

/** The dates in the person's own calendar: a secret address that can be replaced or turned off. */
export function CalendarFeed({ path, onChanged }: Props) {
  const { t } = useTranslation();
  const [ending, setEnding] = useState(false);
  const { busy, run } = useAction();
  const make = () =>
    run(async () => {
      await call(makeDateFeed, {});
      notifySuccess(t('renewal.feedMade'));
      onChanged();
    });
  const end = () =>
    run(async () => {
      await call(endDateFeed, {});
      notifySuccess(t('renewal.feedEnded'));
      setEnding(false);
      onChanged();
    });
  const address = path && `${location.origin}${path}`;
  return (
    <Card as="section" className={`stack gap-16 ${classes.card}`}>
      <div className={classes.head}>
        <Bubble icon="calendar-plus" tone="jade" />
        <div className={classes.words}>
          <h3>{t('renewal.feedTitle')}</h3>
          <p className="muted">{t('renewal.feedLead')}</p>
        </div>
      </div>
      {!address && (
        <div className={classes.buttons}>
          <Button variant="line" icon="link" busy={busy} onClick={make}>
            {t('renewal.feedMake')}
          </Button>
        </div>
      )}
      {address && (
        <>
          <div>
            <p>
              <b>{t('renewal.feedAddress')}</b>
            </p>
            <p className={classes.address}>{address}</p>
          </div>
          <p className="muted">{t('renewal.feedSecret')}</p>
          <div className={classes.buttons}>
            <AnchorButton
              href={address.replace(/^https?:/, 'webcal:')}
              variant="jade"
              icon="calendar-check"
            >
              {t('renewal.feedOpen')}
            </AnchorButton>
            <CopyButton text={address}>{t('renewal.feedCopy')}</CopyButton>
          </div>
          <div>
            <p>
              <b>{t('renewal.feedHow')}</b>
            </p>
            <ul>
              <li>{t('renewal.feedIphone')}</li>
              <li>{t('renewal.feedAndroid')}</li>
              <li>{t('renewal.feedWechat')}</li>
            </ul>
          </div>
          {ending ? (
            <SureQuestion
              question={t('renewal.feedSure')}
              yes={t('renewal.feedSureYes')}
              no={t('renewal.keep')}
              busy={busy}
              onYes={end}
              onNo={() => setEnding(false)}
            >
              {t('renewal.feedSureText')}
            </SureQuestion>
          ) : (
            <div className={classes.buttons}>
              <Button variant="quiet" icon="arrow-clockwise" busy={busy} onClick={make}>
                {t('renewal.feedNew')}
              </Button>
              <Button variant="quiet" icon="x" onClick={() => setEnding(true)}>
                {t('renewal.feedEnd')}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  );
}
