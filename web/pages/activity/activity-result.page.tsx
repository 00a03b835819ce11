import { type ActivityDetail, getActivity } from '#contract/activity/activity.ts';
import { activityIdOf } from '#web/features/activity/join/result-address.ts';
import { ResultView } from '#web/features/activity/join/result-view.tsx';
import { publicData, quietly } from '#web/lib/api/public-data.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';

type ResultData = { activityId: string; activity: ActivityDetail | null };

const data = publicData(async (call, { url }): Promise<ResultData> => {
  const activityId = activityIdOf(url);
  const activity = activityId
    ? await quietly(call(getActivity, { params: { id: activityId } }))
    : null;
  return { activityId, activity };
});
export const loader = data.loader;
export const clientLoader = data.clientLoader;

export default function ActivityResultPage({ loaderData }: { loaderData: ResultData }) {
  const { t } = useTranslation();
  return (
    <>
      <PageMeta title={t('pages.activityResultTitle')} lead={t('pages.activityResultLead')} />
      <ResultView {...loaderData} />
    </>
  );
}
