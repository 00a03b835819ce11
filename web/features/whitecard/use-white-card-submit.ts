/** Submitting a card number from the home page, with the checks in the order of spec §5. */
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { may } from '#contract/access.ts';
import { OK } from '#contract/endpoint.ts';
import { isWhiteCardId, tidyWhiteCardId } from '#contract/field-rules.ts';
import { correctWhiteCard, submitWhiteCard } from '#contract/whitecard/whitecard.ts';
import { callEnvelope } from '#web/lib/api/api.ts';
import { loginPath } from '#web/lib/api/guard.ts';
import { getToken, getUser } from '#web/lib/api/session.ts';
import { cardNumberFix } from '#web/lib/i18n/card-number-hint.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { forgetCardNumber, keepCardNumber } from '#web/lib/kept-card-number.ts';
import {
  closeToast,
  notifyError,
  notifySuccess,
  notifyWarning,
  reportError,
} from '#web/lib/page/notify.ts';
import { useDebounced } from '#web/ui/layout/use-debounced.ts';
import { whiteCardPlaces } from './white-card-paths.ts';

type Problem = { error: string; fix?: string };

type Options = {
  /** A number that was handed in and mistyped. */
  correct?: boolean | undefined;
  /** It was corrected. */
  onCorrected?: (() => void) | undefined;
};

export const useWhiteCardSubmit = (typed: string, { correct, onCorrected }: Options = {}) => {
  const { t, locale } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [refused, setRefused] = useState(false);
  /** The toast of the last failure. */
  const complaint = useRef<string | undefined>(undefined);

  const submit = async () => {
    setProblem(null);
    setRefused(false);
    const mark = (found: Problem) => {
      setProblem(found);
      document.getElementById(whiteCardPlaces.input)?.focus();
    };

    if (!getToken()) {
      keepCardNumber(typed);
      await navigate(loginPath(pathname + search));
      return;
    }
    // The normalized number is already upper case, as it must be sent.
    const whiteCardId = tidyWhiteCardId(typed);
    if (!isWhiteCardId(whiteCardId)) {
      const error = t('fields.whiteCardId'); // spec: serviceView.submitWhiteCardTip1
      notifyWarning(error);
      mark({ error, fix: cardNumberFix(typed, t, locale) });
      return;
    }
    if (!may(getUser()?.userType ?? 'visitor', 'submitWhiteCard')) {
      notifyWarning(t('errors.caregiver_cannot_check_card')); // spec: serviceView.submitWhiteCardTip
      setRefused(true);
      return;
    }
    try {
      const answer = correct
        ? await callEnvelope(correctWhiteCard, { body: { whiteCardId } })
        : await callEnvelope(submitWhiteCard, { query: { whiteCardId }, body: null });
      if (answer.code === OK) {
        if (complaint.current) closeToast(complaint.current);
        forgetCardNumber();
        if (!correct) return await navigate('/services/result/submitWC');
        notifySuccess(t('home.whiteCardCorrected'));
        onCorrected?.();
      } else {
        complaint.current = notifyError(answer.message);
        mark({ error: answer.message });
      }
    } catch (error) {
      complaint.current = reportError(error, t);
    }
  };

  return { ...useDebounced(submit), problem, refused };
};
