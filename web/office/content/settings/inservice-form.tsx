import { paperKinds } from '#contract/account/documents.ts';
import type { OfficeSettings } from '#contract/content/settings-office.ts';
import type { KeptInservice } from '#contract/training/inservice-office.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Checkboxes, choicesOf, TextField } from '#web/office/ui/fields.tsx';
import { LocalField } from '#web/office/ui/local-field.tsx';
import { readLocal } from '#web/office/ui/read-local.ts';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { useRows } from '#web/office/ui/use-rows.ts';
import { GroupForm } from './group-form.tsx';
import classes from './settings.module.css';
import { useGroup } from './use-group.ts';

const words = 'office.messages.settings';

type RowsProps = {
  value: KeptInservice;
  errorOf: (field: string) => string | undefined;
  change: (changes: Partial<KeptInservice>) => void;
};

function Code({ id, value, error, onChange }: CodeProps) {
  const { t } = useTranslation();
  return (
    <TextField
      id={id}
      autoComplete="off"
      label={t(`${words}.code`)}
      hint={t(`${words}.codeHint`)}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
type CodeProps = {
  id: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

function Roles({ value, errorOf, change }: RowsProps) {
  const { t, locale } = useTranslation();
  const rows = useRows(value.roles, (roles) => change({ roles }));
  const names = new Map(value.subjects.map(({ code, name }) => [code, readLocal(name, locale)]));
  return (
    <>
      {value.roles.map((role, index) => (
        <fieldset key={rows.keyOf(index)} className={classes.row} id={`inservice-roles.${index}`}>
          <legend>{t(`${words}.role`, { number: index + 1 })}</legend>
          <div className={classes.pairs}>
            <Code
              id={`inservice-roles.${index}.code`}
              value={role.code}
              error={errorOf(`roles.${index}.code`)}
              onChange={(code) => rows.set(index, { ...role, code })}
            />
            <TextField
              id={`inservice-roles.${index}.hours`}
              autoComplete="off"
              type="number"
              min={0}
              step={0.25}
              label={t(`${words}.roleHours`)}
              value={String(role.hours)}
              error={errorOf(`roles.${index}.hours`)}
              onChange={(hours) => rows.set(index, { ...role, hours: Number(hours) })}
            />
          </div>
          <LocalField
            label={t(`${words}.name`)}
            value={role.name}
            error={errorOf(`roles.${index}.name`)}
            onChange={(name) => rows.set(index, { ...role, name })}
          />
          <Checkboxes
            label={t(`${words}.roleSubjects`)}
            options={choicesOf([...names.keys()], (code) => names.get(code) ?? code)}
            value={role.subjects}
            onChange={(subjects) => rows.set(index, { ...role, subjects })}
          />
          <Checkboxes
            label={t(`${words}.rolePapers`)}
            options={choicesOf(paperKinds, (kind) => t(`office.people.document.${kind}`))}
            value={role.papers}
            onChange={(papers) => rows.set(index, { ...role, papers })}
          />
          <div>
            <ToolButton icon="trash" onClick={() => rows.remove(index)}>
              {t(`${words}.removeRole`, { number: index + 1 })}
            </ToolButton>
          </div>
        </fieldset>
      ))}
      <div>
        <ToolButton
          icon="plus"
          onClick={() => rows.add({ code: '', name: {}, hours: 0, subjects: [], papers: [] })}
        >
          {t(`${words}.addRole`)}
        </ToolButton>
      </div>
    </>
  );
}

function Subjects({ value, errorOf, change }: RowsProps) {
  const { t } = useTranslation();
  const rows = useRows(value.subjects, (subjects) => change({ subjects }));
  const remove = (index: number) => {
    const gone = value.subjects[index]?.code;
    rows.remove(index);
    // Roles no longer ask for it.
    change({
      roles: value.roles.map((role) => ({
        ...role,
        subjects: role.subjects.filter((code) => code !== gone),
      })),
    });
  };
  return (
    <>
      {value.subjects.map((subject, index) => (
        <fieldset
          key={rows.keyOf(index)}
          className={classes.row}
          id={`inservice-subjects.${index}`}
        >
          <legend>{t(`${words}.subject`, { number: index + 1 })}</legend>
          <Code
            id={`inservice-subjects.${index}.code`}
            value={subject.code}
            error={errorOf(`subjects.${index}.code`)}
            onChange={(code) => rows.set(index, { ...subject, code })}
          />
          <LocalField
            label={t(`${words}.name`)}
            value={subject.name}
            error={errorOf(`subjects.${index}.name`)}
            onChange={(name) => rows.set(index, { ...subject, name })}
          />
          <div>
            <ToolButton icon="trash" onClick={() => remove(index)}>
              {t(`${words}.removeSubject`, { number: index + 1 })}
            </ToolButton>
          </div>
        </fieldset>
      ))}
      <div>
        <ToolButton icon="plus" onClick={() => rows.add({ code: '', name: {} })}>
          {t(`${words}.addSubject`)}
        </ToolButton>
      </div>
    </>
  );
}

export function InserviceForm({ first }: { first: OfficeSettings['inservice'] }) {
  const { t } = useTranslation();
  const form = useGroup('inservice', first);
  const { value, change, errorOf } = form;
  const rows = { value, change, errorOf };
  return (
    <GroupForm
      name="inservice"
      title={t(`${words}.inservice`)}
      lead={t(`${words}.inserviceLead`)}
      form={form}
    >
      <div className={classes.pairs}>
        {(['licenseNumber', 'address'] as const).map((field) => (
          <TextField
            autoComplete="off"
            key={field}
            id={`inservice-${field}`}
            label={t(`${words}.${field}`)}
            value={value[field]}
            error={errorOf(field)}
            onChange={(text) => change({ [field]: text })}
          />
        ))}
      </div>
      <h3 id="inservice-roles">{t(`${words}.roles`)}</h3>
      <Roles {...rows} />
      <h3 id="inservice-subjects">{t(`${words}.subjects`)}</h3>
      <Subjects {...rows} />
    </GroupForm>
  );
}
