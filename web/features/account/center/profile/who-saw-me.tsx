import { useState } from 'react';
import { getWhoSawMe, type Seen } from '#contract/account/seen.ts';
import { PanelCard } from '#web/features/account/center/frame/panel-card.tsx';
import { SeenTable } from '#web/features/account/seen/seen-table.tsx';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Button } from '#web/ui/forms/button.tsx';

/** Every look of the office at one's own records. */
export function WhoSawMe() {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const [records, setRecords] = useState<Seen[] | null>(null);
  const [older, setOlder] = useState<string | null>(null);
  const load = () =>
    run(async () => {
      const next = await call(getWhoSawMe, { query: older ? { older } : {} });
      setRecords((shown) => [...(shown ?? []), ...next.records]);
      setOlder(next.older);
    });
  return (
    <PanelCard
      icon="eye"
      tone="porcelain"
      title={t('center.seen.title')}
      lead={t('center.seen.lead')}
      action={
        !records && (
          <Button variant="line" icon="eye" busy={busy} onClick={load}>
            {t('center.seen.show')}
          </Button>
        )
      }
    >
      {records && (
        <div role="status">
          <SeenTable records={records} caption={t('center.seen.title')} />
        </div>
      )}
      {older && (
        <Button variant="line" busy={busy} onClick={load}>
          {t('center.seen.more')}
        </Button>
      )}
    </PanelCard>
  );
}
