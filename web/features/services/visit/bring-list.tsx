import { useId } from 'react';
import layout from '#web/features/services/catalogue/layout.module.css';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { CheckList } from '#web/ui/data/check-list.tsx';
import { Card } from '#web/ui/layout/card.tsx';

/** What to bring, if anything. */
export function BringList({ documents }: { documents: readonly string[] }) {
  const { t } = useTranslation();
  const heading = useId();
  if (!documents.length) return null;
  return (
    <Card as="section" className="stack gap-12" aria-labelledby={heading}>
      <h2 id={heading} className={layout.heading}>
        {t('services.bringTitle')}
      </h2>
      <CheckList points={documents.map((text) => ({ text }))} />
    </Card>
  );
}
