import { useEffect, useEffectEvent, useState } from 'react';
import {
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import type { UserType } from '#contract/access.ts';
import { limits } from '#contract/limits.ts';
import { CenterFrame } from '#web/features/account/center/frame/center-frame.tsx';
import { NoTraining } from '#web/features/account/center/frame/empty-tabs.tsx';
import {
  isStaffMenu,
  lowerStaffMenu,
  lowerStaffMenuOnLeave,
} from '#web/features/account/center/frame/staff-menu.ts';
import { askedTab, type CenterTab } from '#web/features/account/center/frame/tabs.ts';
import { MyMessages } from '#web/features/account/center/my-messages.tsx';
import { InfoTab } from '#web/features/account/center/profile/info-tab.tsx';
import { MyActivities } from '#web/features/account/center/records/my-activities.tsx';
import { MyRequests } from '#web/features/account/center/records/my-requests.tsx';
import { MyReviews } from '#web/features/account/center/records/my-reviews.tsx';
import { MyTraining } from '#web/features/account/center/records/my-training.tsx';
import { MyActivity } from '#web/features/activity/join/my-activity.tsx';
import { MyHelpers } from '#web/features/help/my-helpers.tsx';
import { MyPeople } from '#web/features/help/my-people.tsx';
import { MyDates } from '#web/features/renewal/my-dates.tsx';
import { EditReview } from '#web/features/review/edit-review.tsx';
import { ReviewEntry } from '#web/features/review/review-entry.tsx';
import { iconOf, toneOf } from '#web/features/services/catalogue/service-look.ts';
import { MyLetters } from '#web/features/services/letter/my-letters.tsx';
import { AppointmentActions } from '#web/features/services/visit/appointment-actions.tsx';
import { CreditCard } from '#web/features/training/credit/credit-card.tsx';
import { OutsideForm } from '#web/features/training/credit/outside-form.tsx';
import { AnswersTab, ExamTab, ResultTab } from '#web/features/training/exam/result/center-tabs.tsx';
import { TrainingCard } from '#web/features/training/list/training-card.tsx';
import { YearCard } from '#web/features/training/year/year-card.tsx';
import { PhotoPicker } from '#web/features/upload/photo-picker.tsx';
import { PicturePicker } from '#web/features/upload/picture-picker.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { loginPath } from '#web/lib/api/guard.ts';
import { loadPage } from '#web/lib/api/query-cache.ts';
import { endSession, getUser } from '#web/lib/api/session.ts';
import { useLastGood } from '#web/lib/api/use-last-good.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useShell } from '#web/lib/page/shell.ts';
import { Bubble } from '#web/ui/data/icon-badge.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import type { Route } from './+types/user-index.page.ts';
import { type Info, loadOwn, nothing, OwnNext } from './own-next.tsx';
import { DocumentPicture } from './user-document.tsx';

/** The profile, by account type (spec §6). The page shows a failure. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = getUser();
  // A token without a user (partly cleared storage): signing in restores both.
  if (!user) {
    endSession();
    throw redirect(loginPath('/user/index'));
  }
  const { signal } = request;
  try {
    const load = (stop: AbortSignal) => loadOwn(user.userType === 'caregiver', stop);
    const own = await loadPage('own page', load, signal);
    return { user, ...own, error: null };
  } catch (error) {
    if (signal.aborted) throw error;
    return { user, info: null, around: nothing, trainings: null, error };
  }
}

/** Switching tabs refetches nothing. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;

/** `?tab=`; without it the tab of the Training button (spec §2); on a phone, no tab means the list of tabs. */
const useTab = (userType: UserType): { tab: CenterTab | null; asked: boolean } => {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const mobile = useShell() === 'mobile';
  const asked = askedTab(query, userType);
  const [staff, setStaff] = useState(() => userType === 'caregiver' && isStaffMenu());
  const [firstKey] = useState(key);
  const training = staff && !asked;

  // Every navigation may come from the Training button.
  const arrive = useEffectEvent((at: string, tab: CenterTab | null) => {
    if (tab) lowerStaffMenu();
    if (at === firstKey) return;
    setStaff(userType === 'caregiver' && isStaffMenu());
  });
  useEffect(() => arrive(key, asked), [key, asked]);
  useEffect(() => lowerStaffMenuOnLeave, []);
  const named = training ? 'training' : asked;
  return { tab: named ?? (mobile ? null : 'info'), asked: named !== null };
};

function Panel({ tab, info, onChanged }: { tab: CenterTab; info: Info; onChanged: () => void }) {
  switch (tab) {
    case 'info':
      return (
        <InfoTab
          info={info}
          picture={(file, name) => <DocumentPicture file={file} name={name} />}
          pick={(props) => <PicturePicker purpose="document" {...props} />}
          onChanged={onChanged}
        />
      );
    case 'reviews':
      return (
        <MyReviews
          card={(comment) => <ReviewEntry comment={comment} />}
          form={(comment, onDone) => (
            <EditReview
              comment={comment}
              onDone={onDone}
              pick={(props) => (
                <PhotoPicker purpose="review" max={limits.reviewImagesMax} {...props} />
              )}
            />
          )}
        />
      );
    case 'activities':
      return (
        <MyActivities card={(own, onChanged) => <MyActivity own={own} onChanged={onChanged} />} />
      );
    case 'letters':
      return <MyLetters />;
    case 'dates':
      return <MyDates />;
    case 'messages':
      return <MyMessages />;
    case 'helpers':
      return (
        <>
          <MyPeople />
          <MyHelpers />
        </>
      );
    case 'requests':
      return (
        <MyRequests
          bubble={({ icon }) => <Bubble icon={iconOf(icon)} tone={toneOf(icon)} />}
          actions={(record, changed) =>
            // A visit that is over goes into no calendar.
            (record.status === 'init' || record.canCancel || record.picturesLeft > 0) && (
              <AppointmentActions record={record} onChanged={changed} withPhotos />
            )
          }
          picture={(file, name) => <DocumentPicture file={file} name={name} />}
          onChanged={onChanged}
        />
      );
    case 'training':
    case 'mytraining':
      return (
        'applicationStatus' in info && (
          <>
            {info.applicationStatus === 'approved' && <YearCard />}
            {info.applicationStatus === 'approved' && tab === 'mytraining' && (
              <CreditCard
                form={(onSent) => (
                  <OutsideForm
                    onSent={onSent}
                    pick={(props) => <PicturePicker {...props} purpose="document" />}
                  />
                )}
              />
            )}
            <MyTraining
              tab={tab}
              application={info.applicationStatus}
              card={(training) => <TrainingCard training={training} />}
            />
          </>
        )
      );
    case 'exam':
      return <ExamTab empty={<NoTraining tab={tab} />} />;
    case 'answers':
      return <AnswersTab empty={<NoTraining tab={tab} />} />;
    case 'result':
      return <ResultTab empty={<NoTraining tab={tab} />} />;
  }
}

/** The personal center (spec §2): what happens next, the tabs, and the chosen one. */
export default function UserIndexPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { user, around, trainings, error } = loaderData;
  const info = useLastGood(loaderData.info, error);
  const { revalidate } = useRevalidator();
  const { tab, asked } = useTab(user.userType);
  // The 401 rule is already redirecting to the login page.
  if (!info && error instanceof ApiError && error.status === 401) return <PageWaiting />;
  return (
    <>
      <PageMeta title={t('pages.userTitle')} lead={t('pages.userLead')} />
      <CenterFrame
        user={info ?? user}
        tab={tab}
        asked={asked}
        next={info && <OwnNext {...{ info, around, trainings }} withDate={tab !== 'dates'} />}
        onBack={lowerStaffMenu}
      >
        {info ? (
          tab && <Panel tab={tab} info={info} onChanged={revalidate} />
        ) : (
          <LoadFailed error={error} onRetry={revalidate} />
        )}
      </CenterFrame>
    </>
  );
}
