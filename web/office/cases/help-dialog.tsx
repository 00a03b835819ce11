import { type SubmitEvent, useState } from 'react';
import type { MadeHelpLink } from '#contract/help/help.ts';
import { makePersonHelp } from '#contract/help/office.ts';
import {
  type HelpKind,
  helperNameMax,
  helpKinds,
  type Relationship,
  relationships,
  spokenNoteMax,
} from '#contract/help/words.ts';
import { getCallerChoices } from '#contract/services/caller-office.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { MadeLink } from '#web/features/help/made-link.tsx';
import { call } from '#web/lib/api/api.ts';
import { atFields, useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { choicesOf, localeChoices, SelectField, TextField } from '#web/office/ui/fields.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { useMendedErrors } from '#web/office/ui/use-mending.ts';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';

/** A request of the person that takes photos. */
export type HelpRequest = { recordId: string; name: string };

type Props = {
  userId: string;
  locale: Locale;
  /** What the helper may be asked to do here. */
  kinds?: readonly HelpKind[];
  requests: readonly HelpRequest[];
  onClose: () => void;
  onMade: () => void;
};

const fields = ['helperName', 'helperPhone', 'recordId', 'serviceId', 'consentNote'] as const;

/** Makes a help link with the consent that the person spoke. */
export function HelpDialog({ userId, locale, kinds = helpKinds, requests, ...way }: Props) {
  const { t } = useTranslation();
  const { loaded, reload } = useCall(getCallerChoices, { params: { userId } });
  const [kind, setKind] = useState<HelpKind>(kinds[0] ?? 'white_card_documents');
  const [recordId, setRecordId] = useState(requests[0]?.recordId ?? '');
  const [chosen, setChosen] = useState('');
  const kept = useKept(`help ${userId}`, {
    helperName: '',
    relationship: 'son' as Relationship,
    helperPhone: '',
    helperLocale: locale,
    consentNote: '',
  });
  const { helperName, relationship, helperPhone, helperLocale, consentNote } = kept.values;
  const [made, setMade] = useState<MadeHelpLink | null>(null);
  const { setErrors, errorOf } = useMendedErrors<(typeof fields)[number]>(
    'office-help',
    kept.values,
  );
  const { busy, run } = useAction(atFields(fields, setErrors));
  const method = kind === 'book_visit' ? 'offline' : 'online';
  const services = (loaded.data?.services ?? []).filter((one) => one.methods.includes(method));
  const serviceId =
    services.find((one) => one.serviceId === chosen)?.serviceId ?? services[0]?.serviceId;
  const ofService = kind === 'book_visit' || kind === 'service_form';

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setErrors([]);
    const subject = {
      ...(kind === 'request_photos' && recordId && { recordId }),
      ...(ofService && serviceId && { serviceId }),
    };
    const body = {
      kind,
      ...subject,
      helperName,
      relationship,
      helperPhone,
      helperLocale,
      consentNote,
    };
    run(async () => {
      setMade(await call(makePersonHelp, { params: { userId }, body }));
      kept.drop();
      notifySuccess(t('help.desk.made'));
      way.onMade();
    });
  };

  return (
    <OfficeDialog title={t('help.desk.make')} onClose={way.onClose}>
      {made && <MadeLink made={made} />}
      {!made && (
        <form className="stack gap-12" method="post" noValidate onSubmit={submit}>
          {kinds.length > 1 && (
            <SelectField
              size="normal"
              label={t('help.desk.about')}
              value={kind}
              choices={choicesOf(kinds, (value) => t(`help.kinds.${value}`))}
              onChange={setKind}
            />
          )}
          {kind === 'request_photos' &&
            (requests.length ? (
              <SelectField
                size="normal"
                id="office-help-recordId"
                label={t('help.desk.which')}
                error={errorOf('recordId')}
                value={recordId}
                choices={requests.map((one) => ({ value: one.recordId, label: one.name }))}
                onChange={setRecordId}
              />
            ) : (
              <p role="status">{t('help.desk.noSubject')}</p>
            ))}
          {ofService && <QueryStatus loaded={loaded} reload={reload} />}
          {ofService && serviceId && (
            <SelectField
              size="normal"
              id="office-help-serviceId"
              label={t('help.desk.which')}
              error={errorOf('serviceId')}
              value={serviceId}
              choices={services.map((one) => ({ value: one.serviceId, label: one.name }))}
              onChange={setChosen}
            />
          )}
          <TextField
            size="normal"
            id="office-help-helperName"
            required
            label={t('help.helperName')}
            error={errorOf('helperName')}
            maxLength={helperNameMax}
            {...kept.field('helperName')}
          />
          <SelectField
            size="normal"
            label={t('help.desk.relationship')}
            choices={choicesOf(relationships, (value) => t(`help.relationships.${value}`))}
            {...kept.field('relationship')}
          />
          <TextField
            size="normal"
            id="office-help-helperPhone"
            label={t('help.helperPhone')}
            error={errorOf('helperPhone')}
            type="tel"
            {...kept.field('helperPhone')}
          />
          <SelectField
            size="normal"
            label={t('help.helperLanguage')}
            choices={localeChoices}
            {...kept.field('helperLocale')}
          />
          <TextField
            size="normal"
            id="office-help-consentNote"
            required
            label={t('help.desk.consent')}
            hint={t('help.desk.consentHint')}
            error={errorOf('consentNote')}
            rows={2}
            maxLength={spokenNoteMax}
            {...kept.field('consentNote')}
          />
          <DialogFoot
            action={t('help.make')}
            busy={busy}
            disabled={ofService && !serviceId}
            away={t('help.cancel')}
            onAway={way.onClose}
          />
        </form>
      )}
    </OfficeDialog>
  );
}
