import type { ReactNode } from 'react';
import { type CaregiverInfo, getCaregiverInfo } from '#contract/account/account.ts';
import { call } from '#web/lib/api/api.ts';
import { quietly } from '#web/lib/api/public-data.ts';
import { useUser } from '#web/lib/api/session.ts';
import { useQuery } from '#web/lib/api/use-query.ts';
import { fullName } from '#web/lib/i18n/full-name.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sayWhen } from '#web/lib/i18n/when.ts';
import { ResultFrame, ResultPart, ResultTiles } from '#web/ui/feedback/result-frame.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import classes from './results.module.css';

/** Registered and already signed in: care is one press away. A visitor who comes back later is asked to log in. */
export function PatientResult({ apply }: { apply: ReactNode }) {
  const { t, locale } = useTranslation();
  const user = useUser();
  return (
    <ResultFrame
      questions={t('register.questions')}
      picture="/media/result-registered.svg"
      title={t('pages.regresultPatientTitle')}
      lead={
        <>
          <p>
            {user
              ? t('register.welcome', { name: fullName(user, locale) })
              : t('pages.regresultPatientLead')}
          </p>
          {user ? (
            apply
          ) : (
            <LinkButton
              to="/login?redirect=%2Fservices"
              variant="main"
              size="big"
              iconEnd="arrow-right"
            >
              {t('register.resultLogin')}
            </LinkButton>
          )}
        </>
      }
    >
      <ResultPart title={t('register.nextTitle')}>
        <ResultTiles
          tiles={[
            {
              to: '/services/result/applyCare',
              icon: 'hand-heart',
              tone: 'persimmon',
              title: t('register.nextCare'),
              hint: t('register.nextCareHint'),
            },
            {
              to: '/services/whitecard/info',
              icon: 'identification-card',
              tone: 'porcelain',
              title: t('register.nextCard'),
              hint: t('register.nextCardHint'),
            },
            {
              to: '/community/activity/list',
              icon: 'calendar-star',
              tone: 'gold',
              title: t('register.nextActivities'),
              hint: t('register.nextActivitiesHint'),
            },
          ]}
        />
      </ResultPart>
    </ResultFrame>
  );
}

/** The office's promised deadline, for the signed-in caregiver. */
const useApplication = (): CaregiverInfo | null | undefined => {
  const user = useUser();
  const mine = user?.userType === 'caregiver';
  const load = (signal: AbortSignal) => quietly(call(getCaregiverInfo, {}, { signal }));
  const { loaded } = useQuery(['getCaregiverInfo', user?.userId], mine ? load : null);
  return mine ? loaded.data : null;
};

/** Submitted for review: the result comes by text message. */
export function CaregiverResult() {
  const { t, locale } = useTranslation();
  const user = useUser();
  const application = useApplication();
  const dueAt = application?.applicationStatus === 'submitted' ? application.dueAt : null;
  const steps = [
    t('register.review1'),
    dueAt ? t('register.review2By', { date: sayWhen(dueAt, locale) }) : t('register.review2'),
    t('register.review3'),
  ];
  return (
    <ResultFrame
      questions={t('register.questions')}
      picture="/media/result-under-review.svg"
      title={t('pages.regresultCaregiverTitle')}
      lead={
        <>
          <p>{t('pages.regresultCaregiverLead')}</p>
          <LinkButton
            to={user ? '/user/index' : '/login?redirect=%2Fuser%2Findex'}
            variant="main"
            size="big"
            iconEnd="arrow-right"
          >
            {t(user ? 'register.meanwhileStatus' : 'register.resultLogin')}
          </LinkButton>
        </>
      }
    >
      <ResultPart title={t('register.reviewNext')}>
        <ol className={classes.steps}>
          {steps.map((step, place) => (
            <li key={step}>
              <span aria-hidden="true" className={classes.number}>
                {place + 1}
              </span>
              <span>{step}</span>
            </li>
          ))}
        </ol>
      </ResultPart>
      <ResultPart title={t('register.meanwhile')}>
        <ResultTiles
          tiles={[
            {
              to: '/user/index',
              icon: 'list-checks',
              title: t('register.meanwhileStatus'),
              hint: t('register.meanwhileStatusHint'),
            },
            {
              to: '/about/team',
              icon: 'users-three',
              tone: 'porcelain',
              title: t('register.meanwhileTeam'),
              hint: t('register.meanwhileTeamHint'),
            },
            {
              to: '/about/faq',
              icon: 'question',
              tone: 'gold',
              title: t('register.meanwhileFaq'),
              hint: t('register.meanwhileFaqHint'),
            },
          ]}
        />
      </ResultPart>
    </ResultFrame>
  );
}
