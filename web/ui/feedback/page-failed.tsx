import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { Button } from '#web/ui/forms/button.tsx';
import { AlertPanel } from './alert-panel.tsx';

/** What a page is about could not be loaded; asking again loads the page's data anew. */
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
