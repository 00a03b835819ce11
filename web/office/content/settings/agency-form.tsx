import { Link } from 'react-router';
import type { OfficeSettings } from '#contract/content/settings-office.ts';
import type { LocalText } from '#contract/staff/office.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { PictureControl } from '#web/office/content/editor/picture-control.tsx';
import { SelectField, TextField } from '#web/office/ui/fields.tsx';
import { LocalField } from '#web/office/ui/local-field.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { useRows } from '#web/office/ui/use-rows.ts';
import { FieldError } from '#web/ui/forms/field-error.tsx';
import { GroupForm } from './group-form.tsx';
import classes from './settings.module.css';
import { useGroup } from './use-group.ts';

const texts = ['phone', 'fax', 'email', 'videoChannelUrl', 'healthDepartmentUrl'] as const;
const types = {
  phone: 'tel',
  fax: 'tel',
  email: 'email',
  videoChannelUrl: 'url',
  healthDepartmentUrl: 'url',
} as const;

/** The words of a list: of one of them, to add one, to remove one. */
const listWords = {
  boroughs: ['borough', 'addBorough', 'removeBorough'],
  trust: ['trustLine', 'addTrust', 'removeTrust'],
} as const;

/** Short texts in three languages, one below the other. */
function LocalList({
  field,
  value,
  errorOf,
  onChange,
}: {
  field: keyof typeof listWords;
  value: LocalText[];
  errorOf: (field: string) => string | undefined;
  onChange: (value: LocalText[]) => void;
}) {
  const { t } = useTranslation();
  const rows = useRows(value, onChange);
  const words = 'office.messages.settings';
  const [one, add, remove] = listWords[field];
  return (
    <>
      {value.map((line, index) => (
        <div key={rows.keyOf(index)} className={classes.borough} id={`agency-${field}.${index}`}>
          <LocalField
            label={t(`${words}.${one}`, { number: index + 1 })}
            value={line}
            error={errorOf(`${field}.${index}`)}
            onChange={(next) => rows.set(index, next)}
          />
          <ToolButton
            icon="trash"
            aria-label={t(`${words}.${remove}`, { number: index + 1 })}
            onClick={() => rows.remove(index)}
          />
        </div>
      ))}
      <div>
        <ToolButton icon="plus" onClick={() => rows.add({})}>
          {t(`${words}.${add}`)}
        </ToolButton>
      </div>
    </>
  );
}

export function AgencyForm({ first }: { first: OfficeSettings['agency'] }) {
  const { t } = useTranslation();
  const form = useGroup('agency', first);
  const { value, change, errorOf } = form;
  const words = 'office.messages.settings';
  const local = (field: 'name' | 'secondName' | 'tagline' | 'messagingName') => (
    <div id={`agency-${field}`}>
      <LocalField
        label={t(`${words}.${field}`)}
        value={value[field]}
        error={errorOf(field)}
        onChange={(text) => change({ [field]: text })}
      />
    </div>
  );
  return (
    <GroupForm name="agency" title={t(`${words}.agency`)} form={form}>
      <p className="row gap-16">
        <Link to="/office/content/address" className="tap-link">
          {t(`${words}.toOffices`)}
        </Link>
        <a href="#inservice-licenseNumber" className="tap-link">
          {t(`${words}.toLicense`)}
        </a>
      </p>
      <h3>{t(`${words}.logo`)}</h3>
      <div id="agency-logo" tabIndex={-1}>
        <PictureControl
          path={value.logo}
          optional
          whole
          onChange={(logo) => change({ logo })}
          onDescribed={() => {}}
        />
        <p className="muted">{t(`${words}.logoHint`)}</p>
        <FieldError id="agency-logo-error" error={errorOf('logo')} />
      </div>
      <h3>{t(`${words}.names`)}</h3>
      {local('name')}
      {local('secondName')}
      {local('tagline')}
      <h3>{t(`${words}.contact`)}</h3>
      <div className={classes.pairs}>
        {texts.map((field) => (
          <TextField
            autoComplete="off"
            key={field}
            id={`agency-${field}`}
            label={t(`${words}.${field}`)}
            type={types[field]}
            value={value[field]}
            error={errorOf(field)}
            required={field === 'phone'}
            onChange={(text) => change({ [field]: text })}
          />
        ))}
        <TextField
          autoComplete="off"
          id="agency-copyrightYear"
          label={t(`${words}.copyrightYear`)}
          type="number"
          value={String(value.copyrightYear)}
          error={errorOf('copyrightYear')}
          onChange={(text) => change({ copyrightYear: Number(text) })}
        />
        <SelectField
          id="agency-timeZone"
          label={t(`${words}.timeZone`)}
          hint={t(`${words}.timeZoneHint`)}
          error={errorOf('timeZone')}
          value={value.timeZone}
          choices={[...new Set([value.timeZone, ...Intl.supportedValuesOf('timeZone')])].map(
            (zone) => ({ value: zone, label: zone }),
          )}
          onChange={(timeZone) => change({ timeZone })}
        />
      </div>
      <h3>{t(`${words}.area`)}</h3>
      <LocalList
        field="boroughs"
        value={value.boroughs}
        errorOf={errorOf}
        onChange={(boroughs) => change({ boroughs })}
      />
      <h3>{t(`${words}.trust`)}</h3>
      <LocalList
        field="trust"
        value={value.trust}
        errorOf={errorOf}
        onChange={(trust) => change({ trust })}
      />
      <h3>{t(`${words}.messaging`)}</h3>
      {local('messagingName')}
      <div className={classes.pairs}>
        <fieldset className="stack gap-8" id="agency-messagingQr" tabIndex={-1}>
          <legend className={classes.label}>{t(`${words}.messagingQr`)}</legend>
          <PictureControl
            path={value.messagingQr}
            optional
            whole
            onChange={(messagingQr) => change({ messagingQr })}
            onDescribed={() => {}}
          />
          <FieldError id="agency-messagingQr-error" error={errorOf('messagingQr')} />
        </fieldset>
      </div>
    </GroupForm>
  );
}
