import { useTranslation } from 'react-i18next';

/** The display name of a template, or else its key. */
export const useTemplateName = () => {
  const { t, i18n } = useTranslation();
  return (template: string | null): string => {
    if (template === null) return t('office.messages.byStaff');
    const path = `office.messages.names.${template}`;
    return i18n.exists(path) ? String(t(path as never)) : template;
  };
};
