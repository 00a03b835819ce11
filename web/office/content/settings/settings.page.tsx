import { getSettings, type OfficeSettings } from '#contract/content/settings-office.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { OfficePage } from '#web/office/shell/office-page.tsx';
import { TextField } from '#web/office/ui/fields.tsx';
import { LocalField } from '#web/office/ui/local-field.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { CheckChoice } from '#web/ui/forms/check-choice.tsx';
import { AgencyForm } from './agency-form.tsx';
import { GroupForm } from './group-form.tsx';
import { InserviceForm } from './inservice-form.tsx';
import classes from './settings.module.css';
import { SignaturePad } from './signature-pad.tsx';
import { useGroup } from './use-group.ts';

const words = 'office.messages.settings';

function PromisesForm({ first }: { first: OfficeSettings['promises'] }) {
  const { t } = useTranslation();
  const form = useGroup('promises', first);
  const { value, change, errorOf } = form;
  return (
    <GroupForm
      name="promises"
      title={t(`${words}.promises`)}
      lead={t(`${words}.promisesLead`)}
      form={form}
    >
      <div className={classes.pairs}>
        {(['applicationWorkingDays', 'serviceWorkingDays'] as const).map((field) => (
          <TextField
            autoComplete="off"
            key={field}
            id={`promises-${field}`}
            label={t(`${words}.${field}`)}
            type="number"
            value={String(value[field])}
            error={errorOf(field)}
            onChange={(text) => change({ [field]: Number(text) })}
          />
        ))}
        <TextField
          autoComplete="off"
          id="promises-reminderTime"
          label={t(`${words}.reminderTime`)}
          type="time"
          value={value.reminderTime}
          error={errorOf('reminderTime')}
          onChange={(reminderTime) => change({ reminderTime })}
        />
        {(['remindApplicantDays', 'closeApplicantDays'] as const).map((field) => (
          <TextField
            autoComplete="off"
            key={field}
            id={`promises-${field}`}
            label={t(`${words}.${field}`)}
            hint={t(`${words}.${field}Hint`)}
            type="number"
            value={String(value[field])}
            error={errorOf(field)}
            onChange={(text) => change({ [field]: Number(text) })}
          />
        ))}
      </div>
    </GroupForm>
  );
}

function ReviewsForm({ first }: { first: OfficeSettings['reviews'] }) {
  const { t } = useTranslation();
  const form = useGroup('reviews', first);
  return (
    <GroupForm name="reviews" title={t(`${words}.reviews`)} form={form}>
      <CheckChoice
        id="reviews-approveFirst"
        name="approveFirst"
        checked={form.value.approveFirst}
        label={t(`${words}.approveFirst`)}
        hint={t(`${words}.approveFirstHint`)}
        onChange={(approveFirst) => form.change({ approveFirst })}
      />
    </GroupForm>
  );
}

function SignatoryForm({ first }: { first: OfficeSettings['signatory'] }) {
  const { t } = useTranslation();
  const form = useGroup('signatory', first);
  const { value, change, errorOf } = form;
  return (
    <GroupForm
      name="signatory"
      title={t(`${words}.signatory`)}
      lead={t(`${words}.signatoryLead`)}
      form={form}
    >
      <div id="signatory-name">
        <LocalField
          label={t(`${words}.name`)}
          value={value.name}
          error={errorOf('name')}
          onChange={(name) => change({ name })}
        />
      </div>
      <div id="signatory-strokes">
        <p className={classes.label}>{t(`${words}.strokes`)}</p>
        <p className="muted">{t(`${words}.strokesHint`)}</p>
        <SignaturePad strokes={value.strokes ?? ''} onChange={(strokes) => change({ strokes })} />
      </div>
    </GroupForm>
  );
}

export default function OfficeSettingsPage() {
  const { t } = useTranslation();
  const { loaded, reload } = useCall(getSettings, {});
  return (
    <OfficePage title={t(`${words}.title`)} lead={t(`${words}.lead`)}>
      <QueryStatus loaded={loaded} reload={reload} />
      {loaded.status === 'success' && (
        <>
          <AgencyForm first={loaded.data.agency} />
          <PromisesForm first={loaded.data.promises} />
          <ReviewsForm first={loaded.data.reviews} />
          <SignatoryForm first={loaded.data.signatory} />
          <InserviceForm first={loaded.data.inservice} />
        </>
      )}
    </OfficePage>
  );
}
