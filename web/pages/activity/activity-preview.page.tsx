import { type ActivityDetail, getActivity } from '#contract/activity/activity.ts';
import { DetailView } from '#web/features/activity/detail/detail-view.tsx';
import { orNotFound, publicData } from '#web/lib/api/public-data.ts';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';

/** A draft activity for staff, who have no client login and so can't open the real page. */
const data = publicData((call, { params, url }): Promise<ActivityDetail> => {
  if (!url.searchParams.has('preview')) throw new Response(null, { status: 404 });
  return orNotFound(call(getActivity, { params: { id: params.id ?? '' } }));
});
export const loader = data.loader;
export const clientLoader = data.clientLoader;

export default function ActivityPreviewPage({ loaderData }: { loaderData: ActivityDetail }) {
  return (
    <>
      <PageMeta title={loaderData.title} lead={loaderData.location} />
      <DetailView activity={loaderData} own={{ status: 'none' }} onChanged={() => {}} />
    </>
  );
}
