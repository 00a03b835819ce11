import { useTranslation } from 'react-i18next';
import type { ContentType } from '#contract/content/item-types.ts';
import { listContent } from '#contract/content/office.ts';
import { call } from '#web/lib/api/api.ts';
import { useQuery } from '#web/lib/api/use-query.ts';
import { useLocale } from '#web/lib/i18n/locale.ts';

type Props = {
  id: string;
  to: ContentType;
  value: string;
  onChange: (id: string) => void;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
};

/** Chooses other content, of what is on the site. */
export function RefSelect({ to, value, onChange, ...control }: Props) {
  const { t } = useTranslation();
  const { loaded } = useQuery(['listContent', to, useLocale()], (signal) =>
    call(listContent, { params: { type: to }, query: {} }, { signal }),
  );
  const records = loaded.data?.records.filter(({ placed }) => placed) ?? [];
  return (
    <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{t('office.content.choose')}</option>
      {!records.some(({ id }) => id === value) && value && <option value={value}>{value}</option>}
      {records.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  );
}
