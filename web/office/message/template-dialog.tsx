import { useTranslation } from 'react-i18next';
import type { MessageTemplate } from '#contract/message/office.ts';
import { type Locale, locales } from '#i18n/pick-locale.ts';
import { OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import classes from './messages.module.css';
import { TemplateLanguage } from './template-language.tsx';
import { useTemplateName } from './template-name.ts';

type Props = {
  template: MessageTemplate;
  samples: Record<Locale, Record<string, string>>;
  onSaved: (template: MessageTemplate) => void;
  onClose: () => void;
};

/** A text in three languages, each saved separately. */
export function TemplateDialog({ template, samples, onSaved, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const nameOf = useTemplateName();
  const { kind, placeholders } = template;
  const holeOf = (name: string) => {
    const path = `office.messages.holes.${name}`;
    return i18n.exists(path) ? String(t(path as never)) : '';
  };
  return (
    <OfficeDialog title={nameOf(template.key)} wide onClose={onClose}>
      <div className="stack gap-16">
        {kind !== 'sms' && (
          <p>{t(kind === 'email' ? 'office.messages.emailLead' : 'office.messages.partLead')}</p>
        )}
        {placeholders.length > 0 && (
          <div>
            <h3>{t('office.messages.placeholders')}</h3>
            <p className={classes.second}>{t('office.messages.placeholdersLead')}</p>
            <ul className={classes.holes}>
              {placeholders.map((name) => (
                <li key={name}>
                  <code>{`{{${name}}}`}</code> {holeOf(name)}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className={classes.languages}>
          {locales.map((locale) => (
            <TemplateLanguage
              key={locale}
              template={template}
              locale={locale}
              samples={samples[locale]}
              onSaved={onSaved}
            />
          ))}
        </div>
      </div>
    </OfficeDialog>
  );
}
