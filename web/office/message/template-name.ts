import { useTranslation } from 'react-i18next';

/** How staff call a text; one that nobody has named yet, by its key. */
export const useTemplateName = () => {
  const { t, i18n } = useTranslation();
  return (template: string | null): string => {
    if (template === null) return t('office.messages.byStaff');
    const path = `office.messages.names.${template}`;
    return i18n.exists(path) ? String(t(path as never)) : template;
  };
};
