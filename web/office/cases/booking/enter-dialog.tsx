import { type SubmitEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { enterPerson } from '#contract/account/people-office.ts';
import { orderedName } from '#contract/person-name.ts';
import { findOfficeCaller } from '#contract/services/visits-office.ts';
import { states } from '#contract/us-states.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { atFields, useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { choicesOf, localeChoices, SelectField, TextField } from '#web/office/ui/fields.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { ToolButton, ToolLink } from '#web/office/ui/tool-button.tsx';
import { useMendedErrors } from '#web/office/ui/use-mending.ts';
import { usePreviewed } from '#web/office/ui/use-previewed.ts';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { type Booker, bookerOf } from './booker.ts';
import classes from './forms.module.css';
import { PersonPreviewStep } from './person-preview-step.tsx';

const basics = ['lastName', 'firstName', 'chineseName', 'phone'] as const;
/** Can be added later, on the person's page. */
const details = ['preferredName', 'email', 'address', 'apartment', 'city', 'postcode'] as const;
const fields = [...basics, ...details, 'state'] as const;
type FieldName = (typeof fields)[number];
const labels = {
  lastName: 'office.people.lastName',
  firstName: 'office.people.firstName',
  chineseName: 'office.people.chineseName',
  phone: 'office.people.phone',
} as const;

const empty = {
  lastName: '',
  firstName: '',
  chineseName: '',
  phone: '',
  preferredName: '',
  email: '',
  address: '',
  apartment: '',
  city: '',
  state: '',
  postcode: '',
  locale: 'zh-TW' as Locale,
};

/** The id of the account that has this number already. */
const ownerOf = (error: ApiError): string | null => {
  if (error.code !== 'person_exists') return null;
  const { userId } = (error.data ?? {}) as { userId?: unknown };
  return typeof userId === 'string' ? userId : null;
};

/** What was typed to find somebody, at the fields of somebody new. */
export const typedAs = (asked: string): Partial<typeof empty> => {
  const typed = asked.trim();
  if (typed.replace(/\D/g, '').length >= 7) return { phone: typed };
  if (/\p{Script=Han}/u.test(typed)) return { chineseName: typed };
  if (!typed || /\d/.test(typed)) return {};
  const [lastName = '', ...before] = typed.split(/\s+/).reverse();
  return before.length ? { firstName: before.reverse().join(' '), lastName } : { lastName };
};

type Props = {
  first?: Partial<typeof empty>;
  onClose: () => void;
  /** Goes on with the person; without it their page opens. */
  onEntered?: (person: Booker) => void;
};

/** Registers a caller: form, preview of the message, done. */
export function EnterDialog({ first, onClose, onEntered }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const kept = useKept('enter', empty);
  const typed = kept.values;
  // A draft about somebody else gives way to what was typed just now.
  const begin = useEffectEvent(() => {
    const given = fields.filter((name) => first?.[name]);
    if (!given.length) return;
    const isOther = given.some((name) => typed[name] && typed[name] !== first?.[name]);
    kept.change(isOther ? { ...empty, ...first } : { ...first });
  });
  useEffect(() => begin(), []);
  const [owner, setOwner] = useState<string | null>(null);
  const { setErrors, errors, errorOf, fieldOf } = useMendedErrors<FieldName>(id, typed);

  const shownAtField = atFields(fields, setErrors);
  const form = usePreviewed({
    send: (preview) => {
      setOwner(null);
      const body = { ...typed, ...(preview && { preview: true as const }) };
      return call(enterPerson, { body });
    },
    onDone: ({ userId }) => {
      kept.drop();
      notifySuccess(
        t('office.people.entered', {
          name: typed.chineseName || orderedName(typed),
        }),
      );
      if (!onEntered || !userId) return navigate(`/office/people/${userId}`);
      onEntered(bookerOf({ ...typed, userId, phone: typed.phone.replace(/\D/g, '') }));
    },
    onRefused: (refused) => {
      setOwner(ownerOf(refused));
      return shownAtField(refused);
    },
  });
  const finding = useAction();
  /** The number has an account: continues with its owner. */
  const goOnWith = (userId: string) =>
    finding.run(async () => {
      const found = await call(findOfficeCaller, { body: { asked: typed.phone } });
      const person = found.find((one) => one.userId === userId);
      if (!person) return navigate(`/office/people/${userId}`);
      kept.drop();
      onEntered?.(person);
    });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setErrors([]);
    form.preview();
  };

  if (form.shown)
    return (
      <OfficeDialog title={t('office.people.enterTitle')} onClose={onClose}>
        <PersonPreviewStep
          form={form}
          messages={form.shown.messages}
          action={t('office.people.enterNow')}
        />
      </OfficeDialog>
    );
  return (
    <OfficeDialog title={t('office.people.enterTitle')} onClose={onClose}>
      <form className={classes.form} method="post" noValidate onSubmit={submit}>
        <p>{t('office.people.enterLead')}</p>
        <ErrorSummary title={t('login.errorTitle')} errors={errors} />
        {owner && onEntered && (
          <ToolButton icon="user" busy={finding.busy} onClick={() => goOnWith(owner)}>
            {t('office.booking.useThem')}
          </ToolButton>
        )}
        {owner && (
          <ToolLink to={`/office/people/${owner}`} icon="user">
            {t('office.people.toPerson')}
          </ToolLink>
        )}
        {basics.map((name) => (
          <TextField
            key={name}
            size="normal"
            id={`${id}-${name}`}
            label={t(labels[name])}
            required={name !== 'chineseName'}
            error={errorOf(name)}
            type={name === 'phone' ? 'tel' : 'text'}
            autoComplete="off"
            value={typed[name]}
            onChange={kept.set(name)}
          />
        ))}
        <SelectField
          size="normal"
          label={t('office.people.language')}
          required
          choices={localeChoices}
          {...kept.field('locale')}
        />
        <fieldset className={classes.side}>
          <legend>{t('office.people.enterMore')}</legend>
          <div className={classes.pair}>
            {details.map((name) => (
              <TextField
                key={name}
                size="normal"
                id={`${id}-${name}`}
                label={t(`office.personEdit.field.${name}`)}
                error={errorOf(name)}
                type={name === 'email' ? 'email' : 'text'}
                autoComplete="off"
                value={typed[name]}
                onChange={kept.set(name)}
              />
            ))}
            <SelectField
              size="normal"
              {...fieldOf('state')}
              label={t('office.personEdit.field.state')}
              none={t('office.personEdit.noState')}
              choices={choicesOf(states, (state) => state)}
              {...kept.field('state')}
            />
          </div>
        </fieldset>
        <DialogFoot
          action={t('office.people.enterNext')}
          size="normal"
          busy={form.busy}
          {...(onEntered && { away: t('office.people.back'), onAway: onClose })}
        />
      </form>
    </OfficeDialog>
  );
}
