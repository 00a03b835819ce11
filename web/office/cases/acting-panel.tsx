import { type SubmitEvent, useState } from 'react';
import {
  addPersonLink,
  endLinkOfPerson,
  listPersonLinks,
  type OfficePersonLink,
} from '#contract/help/acting-office.ts';
import { type Relationship, relationships, spokenNoteMax } from '#contract/help/words.ts';
import { call } from '#web/lib/api/api.ts';
import { atFields, useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { formatDateTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { Panel } from '#web/office/shell/office-page.tsx';
import { useKept } from '#web/office/shell/use-kept.ts';
import { ConfirmDialog } from '#web/office/ui/confirm-dialog.tsx';
import { choicesOf, SelectField, TextField } from '#web/office/ui/fields.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { useMendedErrors } from '#web/office/ui/use-mending.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';

const fields = ['helperPhone', 'relationship', 'consentNote'] as const;

/** The consent that the office heard. */
export function ConsentForm({ userId, onMade }: { userId: string; onMade: () => void }) {
  const { t } = useTranslation();
  const kept = useKept(`acting ${userId}`, {
    helperPhone: '',
    relationship: 'son' as Relationship,
    consentNote: '',
  });
  const { values, set } = kept;
  const { setErrors, errorOf } = useMendedErrors<(typeof fields)[number]>('office-acting', values);
  const { busy, run } = useAction(atFields(fields, setErrors));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setErrors([]);
    run(async () => {
      await call(addPersonLink, { params: { userId }, body: values });
      kept.drop();
      notifySuccess(t('help.acting.deskMade'));
      onMade();
    });
  };
  return (
    <form className="stack gap-12" method="post" noValidate onSubmit={submit}>
      <TextField
        id="office-acting-helperPhone"
        label={t('help.acting.deskPhone')}
        error={errorOf('helperPhone')}
        required
        type="tel"
        autoComplete="off"
        value={values.helperPhone}
        onChange={set('helperPhone')}
      />
      <SelectField
        id="office-acting-relationship"
        label={t('help.desk.relationship')}
        error={errorOf('relationship')}
        value={values.relationship}
        onChange={set('relationship')}
        choices={choicesOf(relationships, (one) => t(`help.relationships.${one}`))}
      />
      <TextField
        id="office-acting-consentNote"
        label={t('help.desk.consent')}
        hint={t('help.desk.consentHint')}
        error={errorOf('consentNote')}
        required
        rows={3}
        maxLength={spokenNoteMax}
        value={values.consentNote}
        onChange={set('consentNote')}
      />
      <div>
        <ToolButton type="submit" icon="check" busy={busy}>
          {t('help.acting.deskAdd')}
        </ToolButton>
      </div>
    </form>
  );
}

type LinkProps = { link: OfficePersonLink; userId: string; onChanged: () => void };

function Link({ link, userId, onChanged }: LinkProps) {
  const { t, locale } = useTranslation();
  const [stops, setStops] = useState(false);
  const { busy, run } = useAction();
  const { personLinkId, endedAt, endedBy } = link;
  const end = () =>
    run(async () => {
      await call(endLinkOfPerson, { params: { userId, personLinkId } });
      notifySuccess(t('help.acting.stopped'));
      setStops(false);
      onChanged();
    });
  const facts = [
    t('help.acting.since', { when: formatDateTime(link.since, locale) }),
    link.consent === 'code'
      ? t('help.desk.byCode')
      : t('help.desk.bySpoken', { staff: link.staffName ?? '' }),
    link.lastUsedAt
      ? t('help.acting.used', { when: formatDateTime(link.lastUsedAt, locale) })
      : t('help.acting.unused'),
  ];
  return (
    <li className="stack gap-8">
      <b>
        {t('help.acting.deskLine', {
          helper: link.helperName,
          relationship: t(`help.relationships.${link.relationship}`),
          person: link.personName,
        })}
      </b>
      <span className="muted">{facts.join(' · ')}</span>
      {link.consentNote && <p>{link.consentNote}</p>}
      {endedAt ? (
        <span>
          <Badge tone="plain">
            {[
              t('help.acting.ended', { when: formatDateTime(endedAt, locale) }),
              endedBy && t(`help.acting.endedBy.${endedBy}`),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Badge>
        </span>
      ) : (
        <span>
          <ToolButton icon="x" onClick={() => setStops(true)}>
            {t('help.acting.stop')}
          </ToolButton>
        </span>
      )}
      {stops && (
        <ConfirmDialog
          title={t('help.acting.deskStop', { helper: link.helperName, person: link.personName })}
          action={t('help.acting.stop')}
          variant="danger"
          busy={busy}
          onConfirm={end}
          onClose={() => setStops(false)}
        >
          <p>{t('help.acting.stopHint')}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

/** Who acts for a person, whom the person acts for, and consent given by phone. */
export function ActingPanel({ userId, canAdd }: { userId: string; canAdd: boolean }) {
  const { t, locale } = useTranslation();
  const [adding, setAdding] = useState(false);
  const { loaded, reload } = useCall(listPersonLinks, { params: { userId } }, [locale]);
  return (
    <Panel title={t('help.acting.desk')}>
      {loaded.status !== 'success' ? (
        <QueryStatus loaded={loaded} reload={reload} />
      ) : loaded.data.length ? (
        <ul className="stack gap-12">
          {loaded.data.map((link) => (
            <Link key={link.personLinkId} link={link} userId={userId} onChanged={reload} />
          ))}
        </ul>
      ) : (
        <p className="muted">{t('help.acting.deskNone')}</p>
      )}
      {adding ? (
        <ConsentForm
          userId={userId}
          onMade={() => {
            setAdding(false);
            reload();
          }}
        />
      ) : (
        canAdd && (
          <div>
            <ToolButton icon="hand-heart" onClick={() => setAdding(true)}>
              {t('help.acting.deskAdd')}
            </ToolButton>
          </div>
        )
      )}
    </Panel>
  );
}
