import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalText } from '#contract/staff/office.ts';
import { LocalField } from '#web/office/ui/local-field.tsx';

/** Large, and used on few pages: it comes when such a text is opened. */
const RichEditor = lazy(() => import('./rich-editor.tsx'));

type Props = {
  label: string;
  value: LocalText;
  onChange: (value: LocalText) => void;
  error: string | undefined;
};

/** Text with headings, lists, links, pictures and tables, in three languages side by side. */
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
