/** The catalogue and one of its services, in the language being read. */
import { getServiceInfo, getServiceInfos } from '#contract/services/services.ts';
import { call } from '#web/lib/api/api.ts';
import { useLoaded } from '#web/lib/api/use-loaded.ts';
import { useLocale } from '#web/lib/i18n/locale.ts';

export const useServices = () => {
  const locale = useLocale();
  return useLoaded(locale, (signal) => call(getServiceInfos, {}, { signal, locale }));
};

export const useService = (serviceId: string) => {
  const locale = useLocale();
  return useLoaded(`${serviceId} ${locale}`, (signal) =>
    call(getServiceInfo, { query: { serviceId } }, { signal, locale }),
  );
};
