/** One own record, in the language being read. */
import { useState } from 'react';
import { getServiceRecord, type ServiceRecord } from '#contract/services/records.ts';
import { call } from '#web/lib/api/api.ts';
import { useQuery } from '#web/lib/api/use-query.ts';
import { useLocale } from '#web/lib/i18n/locale.ts';

export const useRecord = (recordId: string) => {
  const locale = useLocale();
  const { loaded, reload } = useQuery(['getServiceRecord', recordId, locale], (signal) =>
    call(getServiceRecord, { params: { recordId } }, { signal, locale }),
  );
  // What a call has just answered is newer than what was loaded.
  const [changed, setChanged] = useState<{ record: ServiceRecord; over: unknown } | null>(null);
  const record = changed && changed.over === loaded.data ? changed.record : loaded.data;
  const setRecord = (next: ServiceRecord) => setChanged({ record: next, over: loaded.data });
  return { loaded, record, setRecord, reload };
};
