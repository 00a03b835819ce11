import { getInserviceChoices } from '#contract/training/inservice-office.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Checkboxes } from '#web/office/ui/fields.tsx';

type Props = { value: readonly string[]; onChange: (codes: string[]) => void };

/** Which subjects of the settings it covers. */
export function SubjectChoice({ value, onChange }: Props) {
  const { t, locale } = useTranslation();
  const subjects = useCall(getInserviceChoices, {}, [locale]).loaded.data?.subjects ?? [];
  return (
    <Checkboxes
      label={t('office.credit.subjects')}
      options={subjects.map(({ code, name }) => ({ value: code, label: name }))}
      value={value}
      onChange={onChange}
    />
  );
}
