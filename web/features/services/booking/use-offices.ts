/** The offices one can book at, in the language being read. */
import { getServiceAddresses } from '#contract/services/services.ts';
import { call } from '#web/lib/api/api.ts';
import { useQuery } from '#web/lib/api/use-query.ts';
import { useLocale } from '#web/lib/i18n/locale.ts';

export const useOffices = () => {
  const locale = useLocale();
  return useQuery(['getServiceAddresses', locale], (signal) =>
    call(getServiceAddresses, {}, { signal, locale }),
  );
};
