/** The offices one can book at, in the language being read. */
import { getServiceAddresses } from '#contract/services/services.ts';
import { call } from '#web/lib/api/api.ts';
import { useQuery } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';

export const useOffices = () => {
  const { locale } = useTranslation();
  return useQuery(['getServiceAddresses', locale], (signal) =>
    call(getServiceAddresses, {}, { signal, locale }),
  );
};
