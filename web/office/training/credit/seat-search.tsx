import { useState } from 'react';
import { listCompliance } from '#contract/training/compliance-office.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { FilterSearch } from '#web/office/ui/table/filter-bar.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';

type ListProps = { q: string; taken: string[]; onChoose: (userId: string) => void };

function Found({ q, taken, onChoose }: ListProps) {
  const { t, locale } = useTranslation();
  const query = { q, sort: 'name' as const, pageSize: '10' };
  const { loaded } = useCall(listCompliance, { query }, [locale]);
  const rows = (loaded.data?.records ?? []).filter(({ userId }) => !taken.includes(userId));
  return (
    <ul className="stack gap-8">
      {rows.map(({ userId, name, chineseName, team }) => (
        <li key={userId} className="row gap-12 items-center">
          <span>{[chineseName, name, team].filter(Boolean).join(' · ')}</span>
          <ToolButton icon="plus" onClick={() => onChoose(userId)}>
            {t('office.credit.seat')}
          </ToolButton>
        </li>
      ))}
    </ul>
  );
}

/** Finds caregivers to give a seat to. */
export function SeatSearch(props: Omit<ListProps, 'q'>) {
  const { t } = useTranslation();
  const [q, setQ] = useState('');
  return (
    <div className="stack gap-14">
      <FilterSearch label={t('office.credit.find')} value={q} onChange={setQ} />
      {q.trim() && <Found q={q.trim()} {...props} />}
    </div>
  );
}
