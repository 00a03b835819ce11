import { lazy, Suspense } from 'react';
import type { LocalText } from '#contract/staff/office.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { LocalField } from '#web/office/ui/local-field.tsx';

/** Lazy: the editor is large and used on few pages. */
const RichEditor = lazy(() => import('./rich-editor.tsx'));

type Props = {
  label: string;
  value: LocalText;
  onChange: (value: LocalText) => void;
  error: string | undefined;
};

/** Rich text in three languages, side by side. */
export function RichField(props: Props) {
  const { t } = useTranslation();
  return (
    <LocalField
      {...props}
      control={(own) => (
        <Suspense fallback={<p role="status">{t('office.content.richLoading')}</p>}>
          <RichEditor {...own} />
        </Suspense>
      )}
    />
  );
}
