import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { may } from '#contract/access.ts';
import { getPatientInfo } from '#contract/account.ts';
import { call } from '#web/lib/api.ts';
import { loginPath } from '#web/lib/guard.ts';
import { notifyWarning, reportError } from '#web/lib/notify.ts';
import { getToken, getUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { goTo } from '#web/ui/go-to.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import classes from './care-button.module.css';
import { whiteCardPlaces } from './places.ts';
import { RefusalPanel } from './refusal-panel.tsx';

/** 'Apply for long-term care' (spec §4, §5): patients only; without a card number it leads to the card's input. */
export function CareButton({ onCardMissing }: { onCardMissing: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [refused, setRefused] = useState(false);

  const { busy, press } = useDebounced(async () => {
    setRefused(false);
    if (!getToken()) {
      await navigate(loginPath(pathname + search));
      return;
    }
    if (!may(getUser()?.userType ?? 'visitor', 'applyForCare')) {
      notifyWarning(t('errors.caregiver_cannot_apply')); // spec: serviceView.applyForLongTermTip
      setRefused(true);
      return;
    }
    try {
      const { whiteCardStatus } = await call(getPatientInfo, {});
      if (whiteCardStatus !== 'waiting') await navigate('/services/result/applyCare');
      else {
        onCardMissing();
        goTo(whiteCardPlaces.input);
      }
    } catch (error) {
      reportError(error, t);
    }
  });

  return (
    <div className={classes.care}>
      <Button size="big" icon="hand-heart" busy={busy} onClick={press}>
        {t('home.applyLongTerm')}
      </Button>
      {refused && <RefusalPanel message={t('errors.caregiver_cannot_apply')} />}
    </div>
  );
}
