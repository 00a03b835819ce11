import type { ComponentProps } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { ErrorSummary } from './error-summary.tsx';

/** The error summary of a longer form, with their number. */
export function FormErrors({ errors }: Pick<ComponentProps<typeof ErrorSummary>, 'errors'>) {
  const { t } = useTranslation();
  const title = t('register.errorTitle', { count: errors.length });
  return <ErrorSummary title={title} errors={errors} />;
}
