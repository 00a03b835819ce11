/** The form state of one group of settings; failures keep what was typed. */

import { useState } from 'react';
import {
  getSettings,
  type OfficeSettings,
  type SettingGroup,
  saveAgency,
  saveInservice,
  savePromises,
  saveReviews,
  saveSignatory,
} from '#contract/content/settings-office.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useStoreUnsaved, useUnsaved } from '#web/office/shell/use-kept.ts';
import { useMending } from '#web/office/ui/use-mending.ts';

const calls = {
  agency: saveAgency,
  inservice: saveInservice,
  promises: savePromises,
  reviews: saveReviews,
  signatory: saveSignatory,
} as const;

export const useGroup = <G extends SettingGroup>(group: G, first: OfficeSettings[G]) => {
  const { t } = useTranslation();
  type Value = OfficeSettings[G]['value'];
  const [{ value: saved, version }, setSaved] = useState(first);
  const draft = `settings ${group} ${version}`;
  const unsaved = useUnsaved<Value>(draft);
  const [value, setValue] = useState<Value>(unsaved ?? first.value);
  // A signature is not left in the browser.
  useStoreUnsaved(draft, value === saved || group === 'signatory' ? null : value);
  const [errors, setErrors] = useState<readonly { field: string; message: string }[]>([]);
  useMending(errors, setErrors, value);
  const [stale, setStale] = useState(false);
  const { busy, run } = useAction((error) => {
    const named = error instanceof ApiError ? error.fields : [];
    setErrors(named.map((one) => ({ ...one, field: one.field.replace(/^value\./, '') })));
    const isStale = error instanceof ApiError && error.code === 'changed_meanwhile';
    setStale(isStale);
    return named.length > 0 || isStale;
  });

  const loading = useAction();
  const take = (current: OfficeSettings[G]) => {
    setValue(current.value);
    setSaved(current);
    setErrors([]);
    setStale(false);
  };
  const save = () =>
    run(async () => {
      const saved = await call(calls[group], { body: { value, version } } as never);
      take((saved as OfficeSettings)[group]);
      notifySuccess(t('office.messages.settings.saved'));
    });
  const loadCurrent = () => loading.run(async () => take((await call(getSettings, {}))[group]));
  return {
    value,
    change: (changes: Partial<Value>) => setValue((before) => ({ ...before, ...changes })),
    /** Also matches nested fields: 'boroughs' finds 'boroughs.0.en'. */
    errorOf: (field: string) =>
      errors.find((one) => one.field === field || one.field.startsWith(`${field}.`))?.message,
    errors,
    stale,
    busy,
    save,
    loadCurrent,
  };
};
