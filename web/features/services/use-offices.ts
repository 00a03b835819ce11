/** The offices one can book at, in the language being read. */
import { getServiceAddresses } from '#contract/services.ts';
import { call } from '#web/lib/api.ts';
import { useLocale } from '#web/lib/locale.ts';
import { useLoaded } from '#web/lib/use-loaded.ts';

export const useOffices = () => {
  const locale = useLocale();
  return useLoaded(locale, (signal) => call(getServiceAddresses, {}, { signal, locale }));
};
