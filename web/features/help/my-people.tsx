import { useState } from 'react';
import {
  type ActingHelper,
  endPersonLink,
  getPeopleLinks,
  type HelpedPerson,
} from '#contract/help/acting.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { fullName } from '#web/lib/i18n/full-name.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sayWhen } from '#web/lib/i18n/when.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { actFor } from '#web/lib/switch-person.ts';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { SureQuestion } from '#web/ui/forms/inline-confirm.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { LinkPersonForm } from './link-person-form.tsx';

type EndProps = {
  personLinkId: string;
  button: string;
  question: string;
  hint: string;
  onDone: () => void;
};

function End({ personLinkId, button, question, hint, onDone }: EndProps) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const { busy, run } = useAction();
  const end = () =>
    run(async () => {
      await call(endPersonLink, { params: { personLinkId } });
      notifySuccess(t('help.acting.stopped'));
      onDone();
    });
  if (!asks)
    return (
      <Button variant="danger" size="small" icon="x" onClick={() => setAsks(true)}>
        {button}
      </Button>
    );
  return (
    <SureQuestion
      question={question}
      yes={button}
      no={t('help.acting.keep')}
      busy={busy}
      onYes={end}
      onNo={() => setAsks(false)}
    >
      {hint}
    </SureQuestion>
  );
}

/** Someone the reader acts for: a switch to them, and a way to end it. */
function Person({ link, onChanged }: { link: HelpedPerson; onChanged: () => void }) {
  const { t, locale } = useTranslation();
  const { name: _, ...person } = link.person;
  // Only patients can be acted for.
  const user = { ...person, userType: 'patient' as const };
  const name = fullName(user, locale);
  const relationship = t(`help.relationships.${link.relationship}`);
  return (
    <li className="stack gap-12">
      <b className="from-data">{name}</b>
      <span className="muted keep">
        {[
          t('help.acting.isMy', { name, relationship }),
          t('help.acting.since', { when: sayWhen(link.since, locale) }),
        ].join(' · ')}
      </span>
      <div className="row gap-12">
        <Button icon="users-three" onClick={() => actFor(user)}>
          {t('help.acting.actFor', { name })}
        </Button>
        <End
          personLinkId={link.personLinkId}
          button={t('help.acting.leave', { name })}
          question={`${t('help.acting.leave', { name })}?`}
          hint={t('help.acting.leaveHint')}
          onDone={onChanged}
        />
      </div>
    </li>
  );
}

function Helper({ link, onChanged }: { link: ActingHelper; onChanged: () => void }) {
  const { t, locale } = useTranslation();
  const { helperName: name, endedAt } = link;
  const facts = [
    t('help.acting.since', { when: sayWhen(link.since, locale) }),
    t(link.consent === 'code' ? 'help.acting.byCode' : 'help.acting.bySpoken'),
    link.lastUsedAt
      ? t('help.acting.used', { when: sayWhen(link.lastUsedAt, locale) })
      : t('help.acting.unused'),
    endedAt && t('help.acting.ended', { when: sayWhen(endedAt, locale) }),
  ];
  return (
    <li className="stack gap-12">
      <b className="from-data">
        {name} ({t(`help.relationships.${link.relationship}`)})
      </b>
      <span className="muted keep">{facts.filter(Boolean).join(' · ')}</span>
      {!endedAt && (
        <div>
          <End
            personLinkId={link.personLinkId}
            button={t('help.acting.stop')}
            question={t('help.acting.stopSure', { name })}
            hint={t('help.acting.stopHint')}
            onDone={onChanged}
          />
        </div>
      )}
    </li>
  );
}

/** Whom the reader may act for, and who may act for the reader. */
export function MyPeople() {
  const { t, locale } = useTranslation();
  const [adding, setAdding] = useState(false);
  const { loaded, lastGood, reload } = useCall(getPeopleLinks, {}, [locale]);
  const links = loaded.data ?? lastGood;
  if (!links) return <QueryStatus loaded={loaded} reload={reload} />;
  return (
    <>
      <Card as="section" aria-labelledby="people-i-help" className="stack gap-16">
        <h3 id="people-i-help">{t('help.acting.people')}</h3>
        <p className="muted">{t('help.acting.peopleLead')}</p>
        {links.people.length > 0 ? (
          <ul className="stack gap-24">
            {links.people.map((link) => (
              <Person key={link.personLinkId} link={link} onChanged={reload} />
            ))}
          </ul>
        ) : (
          <p>{t('help.acting.peopleNone')}</p>
        )}
        {adding ? (
          <LinkPersonForm
            onCancel={() => setAdding(false)}
            onLinked={({ person }) => {
              notifySuccess(t('help.acting.linked', { name: person.name }));
              setAdding(false);
              reload();
            }}
          />
        ) : (
          <div>
            <Button variant="line" icon="plus" onClick={() => setAdding(true)}>
              {t('help.acting.add')}
            </Button>
          </div>
        )}
      </Card>
      <Card as="section" aria-labelledby="who-acts-for-me" className="stack gap-16">
        <h3 id="who-acts-for-me">{t('help.acting.helpers')}</h3>
        {links.helpers.length > 0 ? (
          <>
            <p className="muted">{t('help.acting.helpersLead')}</p>
            <ul className="stack gap-24">
              {links.helpers.map((link) => (
                <Helper key={link.personLinkId} link={link} onChanged={reload} />
              ))}
            </ul>
          </>
        ) : (
          <p>{t('help.acting.helpersNone')}</p>
        )}
      </Card>
    </>
  );
}
