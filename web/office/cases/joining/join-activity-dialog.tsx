import { useState } from 'react';
import { listOfficeActivities, type OfficeActivity } from '#contract/activity/office.ts';
import { orderedName } from '#contract/person-name.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { formatDateTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { SelectField } from '#web/office/ui/fields.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { shortName } from '#web/office/ui/person-name.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { RegisterCallerDialog } from './register-caller-dialog.tsx';

type Props = {
  person: {
    userId: string;
    firstName: string;
    lastName: string;
    chineseName: string | null;
    phone: string;
    locale: Locale;
  };
  onClose: () => void;
  onDone: () => void;
};

/** Somebody whose page is open joins an activity: which one, then the dialog that every registration takes. */
export function JoinActivityDialog({ person, onClose, onDone }: Props) {
  const { t, locale } = useTranslation();
  const query = { when: 'upcoming', shown: 'yes', pageSize: '50' } as const;
  const { loaded, reload } = useCall(listOfficeActivities, { query });
  const open = (loaded.data?.records ?? []).filter(({ status }) => status === 'sign_up');
  const [chosen, setChosen] = useState('');
  const [activity, setActivity] = useState<OfficeActivity | null>(null);
  if (activity) {
    const { userId, phone } = person;
    const name = person.chineseName ?? orderedName(person);
    const caller = { userId, phone, name, locale: person.locale };
    return (
      <RegisterCallerDialog
        activity={activity}
        caller={caller}
        onClose={() => setActivity(null)}
        onDone={onDone}
      />
    );
  }
  const id = chosen || (open[0]?.id ?? '');
  return (
    <OfficeDialog
      title={t('office.people.joinActivityTitle', { name: shortName(person) })}
      onClose={onClose}
    >
      <QueryStatus loaded={loaded} reload={reload} />
      {loaded.status === 'success' && !open.length && <p>{t('office.people.noActivities')}</p>}
      {open.length > 0 && (
        <div className="stack gap-16">
          <SelectField
            size="normal"
            label={t('office.people.activity')}
            value={id}
            choices={open.map((one) => ({
              value: one.id,
              label: `${formatDateTime(one.startTime, locale)} · ${one.title}`,
            }))}
            onChange={setChosen}
          />
          <DialogFoot
            action={t('office.activities.callerNext')}
            size="normal"
            onAction={() => setActivity(open.find((one) => one.id === id) ?? null)}
          />
        </div>
      )}
    </OfficeDialog>
  );
}
