/** The catalogue and one of its services, in the language being read. */
import { getServiceInfo, getServiceInfos } from '#contract/services/services.ts';
import { call } from '#web/lib/api/api.ts';
import { useQuery } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';

export const useServices = (keyword = '') => {
  const { locale } = useTranslation();
  return useQuery(['getServiceInfos', locale, keyword], (signal) =>
    call(getServiceInfos, { query: keyword ? { keyword } : {} }, { signal, locale }),
  );
};

export const useService = (serviceId: string) => {
  const { locale } = useTranslation();
  return useQuery(['getServiceInfo', serviceId, locale], (signal) =>
    call(getServiceInfo, { query: { serviceId } }, { signal, locale }),
  );
};
