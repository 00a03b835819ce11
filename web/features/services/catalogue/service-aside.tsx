import { useId } from 'react';
import type { ServiceInfo } from '#contract/services/services.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { CheckList } from '#web/ui/data/check-list.tsx';
import { CallUs } from '#web/ui/feedback/call-us.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import layout from './layout.module.css';

/** Beside a service: what to prepare, and the number to call. */
export function ServiceAside({ service: { documents } }: { service: ServiceInfo }) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <aside className={cx('stack gap-24', layout.aside)} aria-labelledby={heading}>
      {documents.length > 0 && (
        <Card className="stack gap-12">
          <h2 id={heading} className={layout.heading}>
            {t('services.readyTitle')}
          </h2>
          <CheckList points={documents.map((text) => ({ text }))} />
          <p className="muted">{t('services.readyLead')}</p>
        </Card>
      )}
      <CallUs>{t('services.helpChoose')}</CallUs>
    </aside>
  );
}
