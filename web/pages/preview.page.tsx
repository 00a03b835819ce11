import { type ActivityDetail, getActivity } from '#contract/activity/activity.ts';
import { getServicePage } from '#contract/services/service-page.ts';
import type { ServiceInfo } from '#contract/services/services.ts';
import { DetailView } from '#web/features/activity/detail/detail-view.tsx';
import { ServiceView } from '#web/features/services/catalogue/service-view.tsx';
import { orNotFound, publicData } from '#web/lib/api/public-data.ts';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';

type Shown = { activity: ActivityDetail } | { service: ServiceInfo };

/** A draft activity or service for staff, who have no client login and so can't open the real page. */
const data = publicData(async (call, { params, url }): Promise<Shown> => {
  const { kind, id = '' } = params;
  const isKnown = kind === 'activity' || kind === 'service';
  if (!isKnown || !url.searchParams.has('preview')) throw new Response(null, { status: 404 });
  return kind === 'activity'
    ? { activity: await orNotFound(call(getActivity, { params: { id } })) }
    : { service: await orNotFound(call(getServicePage, { params: { serviceId: id } })) };
});
export const loader = data.loader;
export const clientLoader = data.clientLoader;

export default function PreviewPage({ loaderData }: { loaderData: Shown }) {
  if ('service' in loaderData) return <ServiceView service={loaderData.service} />;
  const { activity } = loaderData;
  return (
    <>
      <PageMeta title={activity.title} lead={activity.location} />
      <DetailView activity={activity} own={{ status: 'none' }} onChanged={() => {}} />
    </>
  );
}
