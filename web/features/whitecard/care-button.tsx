import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { may } from '#contract/access.ts';
import { getPatientInfo } from '#contract/account/account.ts';
import { applyForCare } from '#contract/services/services.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { loginPath } from '#web/lib/api/guard.ts';
import { getToken, getUser } from '#web/lib/api/session.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifyWarning, reportError } from '#web/lib/page/notify.ts';
import { Button, type ButtonVariant } from '#web/ui/forms/button.tsx';
import { Hyphenated } from '#web/ui/layout/phrases.tsx';
import { goTo } from '#web/ui/layout/scroll-to.ts';
import { useDebounced } from '#web/ui/layout/use-debounced.ts';
import classes from './care-button.module.css';
import { RefusalPanel } from './refusal-panel.tsx';
import { askedForCare, whiteCardInfoPath, whiteCardPlaces } from './white-card-paths.ts';

type Props = {
  /** Set if this page has the card's input, to say that the number comes first. */
  onCardMissing?: () => void;
  variant?: ButtonVariant;
  size?: 'small' | 'normal' | 'big';
};

/** Submits the application; false without a card number. */
const apply = async (): Promise<boolean> => {
  const { whiteCardStatus } = await call(getPatientInfo, {});
  if (whiteCardStatus === 'waiting') return false;
  try {
    // A retry finds the first application.
    await call(applyForCare, {});
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'white_card_first') return false;
    throw error;
  }
};

/** 'Apply for long-term care' (spec §4, §5): patients only; without a card number it leads to the card's input. */
export function CareButton({ onCardMissing, variant, size = 'big' }: Props) {
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
      if (await apply()) await navigate('/services/result/applyCare');
      else if (onCardMissing) {
        onCardMissing();
        goTo(whiteCardPlaces.input);
      } else await navigate(whiteCardInfoPath, { state: askedForCare });
    } catch (error) {
      reportError(error, t);
    }
  });

  return (
    <div className={classes.care}>
      <Button
        {...(variant && { variant })}
        size={size}
        icon="hand-heart"
        busy={busy}
        onClick={press}
      >
        <Hyphenated text={t('home.applyLongTerm')} />
      </Button>
      {refused && <RefusalPanel message={t('errors.caregiver_cannot_apply')} />}
    </div>
  );
}
