import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { AlertPanel } from './alert-panel.tsx';

/** The page's data could not be loaded; retrying reloads it. */
export function PageFailed({ title }: { title: ReactNode }) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  return (
    <AlertPanel
      kind="wrong"
      title={title}
      actions={<Button onClick={revalidate}>{t('common.tryAgain')}</Button>}
    />
  );
}
