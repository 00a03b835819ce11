import { useTranslation } from '#web/lib/i18n/use-translation.ts';

/** The display name of a template, or else its key. */
export const useTemplateName = () => {
  const { t, find } = useTranslation();
  return (template: string | null): string => {
    if (template === null) return t('office.messages.byStaff');
    return find(`office.messages.names.${template}`) ?? template;
  };
};
