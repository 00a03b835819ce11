import { useTranslation } from 'react-i18next';
import { listContent } from '#contract/content-office.ts';
import type { ContentType } from '#contract/content-types.ts';
import { call } from '#web/lib/api.ts';
import { useLocale } from '#web/lib/locale.ts';
import { useLoaded } from '#web/lib/use-loaded.ts';

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
  const { loaded } = useLoaded(`${to} ${useLocale()}`, (signal) =>
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
