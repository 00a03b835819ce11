import { useState } from 'react';
import { listTemplates, type MessageTemplate, templateKinds } from '#contract/message/office.ts';
import { type Locale, locales } from '#i18n/pick-locale.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { OfficePage } from '#web/office/shell/office-page.tsx';
import { SelectField } from '#web/office/ui/fields.tsx';
import { OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { FilterBar, FilterSearch } from '#web/office/ui/table/filter-bar.tsx';
import { useFilters } from '#web/office/ui/table/use-filters.ts';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import classes from './messages.module.css';
import { TemplateLanguage } from './template-language.tsx';
import { useTemplateName } from './template-name.ts';

type Props = {
  template: MessageTemplate;
  samples: Record<Locale, Record<string, string>>;
  onSaved: (template: MessageTemplate) => void;
  onClose: () => void;
};

const leads = {
  sms: 'office.messages.textEndsWithId',
  email: 'office.messages.emailLead',
  part: 'office.messages.partLead',
} as const;

/** A text in three languages, each saved separately. */
function TemplateDialog({ template, samples, onSaved, onClose }: Props) {
  const { t, find } = useTranslation();
  const nameOf = useTemplateName();
  const { kind, placeholders } = template;
  const holeOf = (name: string) => find(`office.messages.holes.${name}`) ?? '';
  return (
    <OfficeDialog title={nameOf(template.key)} wide onClose={onClose}>
      <div className="stack gap-16">
        <p>{t(leads[kind])}</p>
        {placeholders.length > 0 && (
          <div>
            <h3>{t('office.messages.placeholders')}</h3>
            <p className="second-line">{t('office.messages.placeholdersLead')}</p>
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

const noFilter = { kind: '', which: '', words: '' };

const isOwn = ({ texts }: MessageTemplate) => locales.some((one) => texts[one].own !== null);

export default function OfficeMessageTextsPage() {
  const { t, locale } = useTranslation();
  const nameOf = useTemplateName();
  const { values: filters, filter } = useFilters(noFilter);
  const [opened, setOpened] = useState<string | null>(null);
  const [saved, setSaved] = useState<Record<string, MessageTemplate>>({});
  const { loaded, reload } = useCall(listTemplates, {});

  const all = loaded.data?.templates.map((one) => saved[one.key] ?? one) ?? [];
  const has = (template: MessageTemplate) => {
    const { texts, key } = template;
    const words = locales.flatMap((one) => [texts[one].own ?? texts[one].original]);
    return [nameOf(key), ...words].join('\n').toLowerCase().includes(filters.words.toLowerCase());
  };
  const shown = all.filter(
    (one) =>
      (!filters.kind || one.kind === filters.kind) && (!filters.which || isOwn(one)) && has(one),
  );
  const edited = all.find((one) => one.key === opened);

  return (
    <OfficePage title={t('office.messages.textsTitle')} lead={t('office.messages.textsLead')}>
      <FilterBar>
        <FilterSearch label={t('office.messages.searchTexts')} {...filter('words')} />
        <SelectField
          label={t('office.messages.kind')}
          {...filter('kind')}
          none={t('office.messages.all')}
          choices={templateKinds.map((kind) => ({
            value: kind as string,
            label: t(`office.messages.kinds.${kind}`),
          }))}
        />
        <SelectField
          label={t('office.messages.which')}
          {...filter('which')}
          none={t('office.messages.all')}
          choices={[{ value: 'own', label: t('office.messages.changedOnly') }]}
        />
      </FilterBar>
      <QueryStatus loaded={loaded} reload={reload} />
      {loaded.status === 'success' && !shown.length && <p>{t('office.nothing')}</p>}
      <ul className="stack gap-12">
        {shown.map((template) => (
          <li key={template.key} className={classes.text}>
            <h2>
              {nameOf(template.key)}
              <Badge tone="plain">{t(`office.messages.kinds.${template.kind}`)}</Badge>
              {isOwn(template) && <Badge tone="info">{t('office.messages.own')}</Badge>}
            </h2>
            <ToolButton
              icon="pencil-simple"
              aria-label={t('office.messages.editOf', { name: nameOf(template.key) })}
              onClick={() => setOpened(template.key)}
            >
              {t('office.messages.edit')}
            </ToolButton>
            <p>{template.texts[locale].own ?? template.texts[locale].original}</p>
          </li>
        ))}
      </ul>
      {edited && loaded.data && (
        <TemplateDialog
          template={edited}
          samples={loaded.data.samples}
          onSaved={(template) => setSaved((before) => ({ ...before, [template.key]: template }))}
          onClose={() => {
            setOpened(null);
            // A colleague may have saved in the meantime.
            setSaved({});
            reload();
          }}
        />
      )}
    </OfficePage>
  );
}
