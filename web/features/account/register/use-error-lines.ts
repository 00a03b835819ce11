/** The lines of the error summary: which field, and what is wrong with it. */
import { useMemo } from 'react';
import { applicationKinds } from '#contract/account/documents.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import type { Problem } from './problems.ts';
import { idOf } from './steps.ts';
import { textNames } from './values.ts';

export const useErrorLines = (problems: readonly Problem[]) => {
  const { t } = useTranslation();
  // Memoized: a new list takes the focus.
  return useMemo(() => {
    const labelOf = (field: string): string => {
      const name = textNames.find((one) => one === field);
      if (name) return t(`register.${name}`);
      if (field === 'emailCode') return t('register.emailCode');
      const kind = applicationKinds.find((one) => field.startsWith(`${one}.`) || field === one);
      return kind ? t(`register.documents.${kind}`) : field;
    };
    return problems.map((problem) => ({
      field: idOf(problem.field),
      message: t('register.errorLine', {
        label: labelOf(problem.field),
        message: 'key' in problem ? t(problem.key) : problem.text,
      }),
    }));
  }, [problems, t]);
};
