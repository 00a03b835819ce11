import { getServicePage } from '#contract/services/service-page.ts';
import type { ServiceInfo } from '#contract/services/services.ts';
import { ServiceView } from '#web/features/services/catalogue/service-view.tsx';
import { orNotFound, publicData } from '#web/lib/api/public-data.ts';

/** A draft service for staff, who have no client login and so can't open the real page. */
const data = publicData((call, { params, url }): Promise<ServiceInfo> => {
  if (!url.searchParams.has('preview')) throw new Response(null, { status: 404 });
  return orNotFound(call(getServicePage, { params: { serviceId: params.id ?? '' } }));
});
export const loader = data.loader;
export const clientLoader = data.clientLoader;

export default function ServicePreviewPage({ loaderData }: { loaderData: ServiceInfo }) {
  return <ServiceView service={loaderData} />;
}
