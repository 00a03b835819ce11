import type { ContentType } from '#contract/content/item-types.ts';
import { listContent } from '#contract/content/office.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { SelectField } from '#web/office/ui/fields.tsx';

type Props = {
  id: string;
  label: string;
  error: string | undefined;
  to: ContentType;
  value: string;
  onChange: (id: string) => void;
};

/** Chooses other published content. */
export function RefSelect({ to, value, onChange, ...field }: Props) {
  const { t, locale } = useTranslation();
  const { loaded } = useCall(listContent, { params: { type: to }, query: {} }, [locale]);
  const records = loaded.data?.records.filter(({ placed }) => placed) ?? [];
  return (
    <SelectField
      {...field}
      value={value}
      none={t('office.content.choose')}
      choices={[
        ...(value && !records.some(({ id }) => id === value) ? [{ value, label: value }] : []),
        ...records.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onChange={onChange}
    />
  );
}
