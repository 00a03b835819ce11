import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { getPerson, type WholePerson } from '#contract/account/people-office.ts';
import { helpKinds } from '#contract/help/words.ts';
import { localeNames } from '#i18n/pick-locale.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { sayEnding, sayPhone } from '#web/lib/i18n/say-phone.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { ActingPanel } from '#web/office/cases/acting-panel.tsx';
import { BookDialog } from '#web/office/cases/booking/book-dialog.tsx';
import { bookerOf } from '#web/office/cases/booking/booker.ts';
import { CallNumber } from '#web/office/cases/calls/call-badges.tsx';
import { ConversationPanel } from '#web/office/cases/conversation/conversation-panel.tsx';
import { HelpPanel } from '#web/office/cases/help-panel.tsx';
import { JoinActivityDialog } from '#web/office/cases/joining/join-activity-dialog.tsx';
import { PassportPanel } from '#web/office/cases/passport-panel.tsx';
import { Kbd } from '#web/office/shell/kbd.tsx';
import { useKeys } from '#web/office/shell/keys.ts';
import { OfficePage, Panel } from '#web/office/shell/office-page.tsx';
import { ClearanceBadge } from '#web/office/ui/clearance-badge.tsx';
import { latinName, PersonName, shortName } from '#web/office/ui/person-name.tsx';
import { ToolButton, ToolLink } from '#web/office/ui/tool-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { Facts } from '#web/ui/data/facts.tsx';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import classes from './people.module.css';
import { AboutPerson } from './person-about.tsx';
import { PersonStateBadge } from './person-badges.tsx';
import { ApplicationPanel, CardPanel } from './person-cases.tsx';
import { Dates } from './person-dates.tsx';
import { History, Reviews, Sent, Sessions } from './person-past.tsx';
import { Activities, Records, Trainings } from './person-tables.tsx';
import { PhoneDialog } from './phone-dialog.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';

function About({ person }: { person: WholePerson }) {
  const { t, locale } = useTranslation();
  const facts = [
    {
      label: t('office.people.phone'),
      value: <CallNumber {...person} />,
    },
    {
      label: t('office.people.email'),
      value: person.email && (
        <span className="row gap-8 items-center">
          <a href={`mailto:${person.email}`}>
            {person.email.split('@', 1)}
            <wbr />
            {person.email.slice(person.email.indexOf('@'))}
          </a>
          {!person.emailVerified && (
            <Badge tone="wait">{t('office.people.emailUnconfirmed')}</Badge>
          )}
        </span>
      ),
    },
    ...(person.wrongPhone && person.wrongPhone !== person.phone
      ? [
          {
            label: t('office.calls.wrong'),
            value: [
              sayPhone(person.wrongPhone),
              ...(person.wrongSince ? [formatDate(person.wrongSince, locale)] : []),
            ].join(' · '),
          },
        ]
      : []),
    { label: t('office.people.preferredName'), value: person.preferredName },
    { label: t('office.people.language'), value: localeNames[person.locale] },
    {
      label: t('office.people.address'),
      value: person.address || t('office.people.noAddress'),
    },
    { label: t('office.people.since'), value: formatDate(person.createdAt, locale) },
  ];
  return (
    <Panel title={t('office.people.facts')}>
      <div className="row gap-8 items-center">
        <Badge tone="plain">{t(`office.people.userType.${person.userType}`)}</Badge>
        <PersonStateBadge person={person} />
        <ClearanceBadge clearance={person.clearance} />
        {person.enteredByStaff && <Badge tone="info">{t('office.people.byStaff')}</Badge>}
        {person.textsStopped && <Badge tone="wait">{t('office.people.textsStopped')}</Badge>}
      </div>
      <Facts variant="rows" facts={facts} />
      {person.doubles.length > 0 && (
        <div className={classes.wide}>
          <h3>{t('office.people.doubles')}</h3>
          <ul className={classes.list}>
            {person.doubles.map((double) => (
              <li key={double.userId}>
                <Link to={`/office/people/${double.userId}`} className={classes.rowLink}>
                  <PersonName person={double} />
                </Link>{' '}
                {sayEnding(double.phoneEnding)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  );
}

type Open = 'close' | 'reopen' | 'merge' | 'caller' | 'join' | 'edit' | 'phone' | null;

function Actions({ person, onOpen }: { person: WholePerson; onOpen: (which: Open) => void }) {
  const { t } = useTranslation();
  if (person.state === 'merged') return null;
  const isOpen = person.state === 'open';
  return (
    <>
      {isOpen && (
        <>
          <Button size="small" icon="calendar-plus" onClick={() => onOpen('caller')}>
            {t('office.booking.book')}
            <Kbd>b</Kbd>
          </Button>
          <ToolButton icon="calendar-plus" onClick={() => onOpen('join')}>
            {t('office.people.joinActivity')}
          </ToolButton>
        </>
      )}
      <ToolButton icon="pencil-simple" onClick={() => onOpen('edit')}>
        {t('office.personEdit.edit')}
      </ToolButton>
      <ToolButton icon="phone-call" onClick={() => onOpen('phone')}>
        {t('office.personEdit.phone')}
      </ToolButton>
      <ToolButton icon="users-three" onClick={() => onOpen('merge')}>
        {t('office.people.merge')}
      </ToolButton>
      <ToolLink icon="eye" to={`/office/people/${person.userId}/seen`}>
        {t('center.seen.officeOpen')}
      </ToolLink>
      <Button
        variant={isOpen ? 'danger' : 'line'}
        size="small"
        onClick={() => onOpen(isOpen ? 'close' : 'reopen')}
      >
        {t(isOpen ? 'office.personClose.close' : 'office.personClose.open')}
      </Button>
    </>
  );
}

function Whole({ person, reload }: { person: WholePerson; reload: () => void }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open>(null);
  useKeys(
    person.state === 'open'
      ? [{ key: 'b', label: t('office.booking.title'), run: () => setOpen('caller') }]
      : [],
  );
  const close = () => setOpen(null);
  const done = () => {
    close();
    reload();
  };
  return (
    <OfficePage
      title={shortName(person)}
      {...(person.chineseName && { lead: latinName(person) })}
      actions={<Actions person={person} onOpen={setOpen} />}
    >
      {open === 'close' && <CloseDialog person={person} onClose={close} onDone={done} />}
      {open === 'reopen' && <ReopenDialog person={person} onClose={close} onDone={done} />}
      {open === 'edit' && <EditDialog person={person} onClose={close} onDone={done} />}
      {open === 'phone' && <PhoneDialog person={person} onClose={close} onDone={done} />}
      {open === 'merge' && <MergeDialog person={person} onClose={close} onDone={done} />}
      {open === 'caller' && <BookDialog person={bookerOf(person)} onClose={close} onDone={done} />}
      {open === 'join' && <JoinActivityDialog person={person} onClose={close} onDone={done} />}
      {person.mergedInto && (
        <AlertPanel
          title={t('office.people.mergedNote')}
          actions={
            <ToolLink to={`/office/people/${person.mergedInto}`}>
              {t('office.people.toKept')}
            </ToolLink>
          }
        />
      )}
      {person.state === 'closed' && (
        <AlertPanel title={t('office.personClose.closedNote')}>
          <p>{t('office.personClose.closedLead')}</p>
        </AlertPanel>
      )}
      <div className={classes.grid}>
        <About person={person} />
        <AboutPerson person={person} />
        {person.userType === 'caregiver' && <ApplicationPanel person={person} />}
        <CardPanel person={person} onChanged={reload} />
        {person.state !== 'merged' && <ConversationPanel userId={person.userId} />}
        {person.state === 'open' && (
          <HelpPanel
            person={person}
            kinds={person.userType === 'patient' ? helpKinds : helpKinds.slice(1)}
            requests={person.records
              .filter((one) => one.method === 'online' && one.status !== 'finish' && !one.cancelled)
              .map(({ recordId, recordNo, item }) => ({ recordId, name: `${recordNo} · ${item}` }))}
            canMake
          />
        )}
        {person.state === 'open' && (
          <ActingPanel userId={person.userId} canAdd={person.userType === 'patient'} />
        )}
      </div>
      {person.application?.status === 'approved' && person.state !== 'merged' && (
        <PassportPanel userId={person.userId} onSaved={reload} />
      )}
      <Dates person={person} onChanged={reload} />
      <Records records={person.records} />
      <Activities activities={person.activities} />
      {(person.userType === 'caregiver' || person.trainings.length > 0) && (
        <Trainings trainings={person.trainings} />
      )}
      <div className={classes.last}>
        <History history={person.history} changes={person.changes} />
        <Reviews reviews={person.reviews} />
        <Sent messages={person.messages} />
        <Sessions sessions={person.sessions} />
      </div>
    </OfficePage>
  );
}

export default function OfficePersonPage() {
  const { t } = useTranslation();
  const { userId = '' } = useParams();
  const { loaded, reload } = useCall(getPerson, { params: { userId } });
  if (loaded.status === 'success')
    return <Whole key={loaded.data.userId} person={loaded.data} reload={reload} />;
  return (
    <OfficePage title={t('office.people.title')}>
      {loaded.status === 'error' ? (
        <LoadFailed error={loaded.error} onRetry={reload} />
      ) : (
        <PageWaiting />
      )}
    </OfficePage>
  );
}
