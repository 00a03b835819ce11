import { data, useNavigate, useRevalidator } from 'react-router';
import { getCaregiverInfo, getPatientInfo } from '#contract/account/account.ts';
import { getActivity } from '#contract/activity/activity.ts';
import { getRegistrationStatus, type RegistrationState } from '#contract/activity/register.ts';
import { activityPath } from '#web/features/activity/detail/activity-state.ts';
import { DetailView } from '#web/features/activity/detail/detail-view.tsx';
import { liveState } from '#web/features/activity/detail/live-state.ts';
import { JoinView } from '#web/features/activity/join/join-view.tsx';
import { resultPath } from '#web/features/activity/join/result-address.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { getUser } from '#web/lib/api/session.ts';
import { fullName } from '#web/lib/i18n/full-name.ts';
import { currentLocale } from '#web/lib/i18n/locale.ts';
import { typedPhone } from '#web/lib/i18n/say-phone.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import type { Route } from './+types/activity-detail.page.ts';

/** Prefills the form's name and phone from the user's profile (design rule 20). */
const loadKnown = async (signal: AbortSignal) => {
  const user = getUser();
  const info =
    user?.userType === 'caregiver'
      ? await call(getCaregiverInfo, {}, { signal })
      : await call(getPatientInfo, {}, { signal });
  return {
    userId: info.userId,
    name: fullName(info, currentLocale()),
    phone: typedPhone(info.phone),
  };
};

/** Login required (spec §2): loaded in the browser only. `?view=register` is the form. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const wantsForm = new URL(request.url).searchParams.get('view') === 'register';
  try {
    const [activity, own, known] = await Promise.all([
      call(getActivity, { params: { id: params.id } }, { signal }),
      call(getRegistrationStatus, { query: { activityId: params.id } }, { signal }),
      wantsForm ? loadKnown(signal) : null,
    ]);
    return { activity, own, known };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
    throw error;
  }
}

export default function ActivityDetailPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { activity, own, known } = loaderData;

  /** Replaces the form's history entry, so Back leads to the activity. */
  const done = ({ status, position }: RegistrationState) =>
    navigate(resultPath(activity.id), { replace: true, state: { status, position } });

  // No form for people who have joined, or while registration is closed.
  const form =
    own.status === 'none' && ['open', 'full'].includes(liveState(activity, Date.now()))
      ? known
      : null;
  return (
    <>
      <PageMeta title={activity.title} lead={t('pages.activityDetailLead')} />
      {form ? (
        <JoinView
          key={activity.id}
          activity={activity}
          known={form}
          onDone={done}
          onKeep={() => navigate(activityPath(activity.id), { replace: true })}
        />
      ) : (
        <DetailView key={activity.id} activity={activity} own={own} onChanged={revalidate} />
      )}
    </>
  );
}
