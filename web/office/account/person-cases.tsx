import { useState } from 'react';
import type { WholePerson } from '#contract/account/people-office.ts';
import { limits } from '#contract/limits.ts';
import { addCounterPapers } from '#contract/whitecard/office.ts';
import {
  maySubmitFrom,
  type WhiteCardPictureKind,
  whiteCardPictureKinds,
} from '#contract/whitecard/whitecard.ts';
import { call } from '#web/lib/api/api.ts';
import { formatDateTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { CounterPapers } from '#web/office/cases/papers/counter-dialog.tsx';
import { Panel } from '#web/office/shell/office-page.tsx';
import { ToolButton, ToolLink } from '#web/office/ui/tool-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { Facts } from '#web/ui/data/facts.tsx';
import { EnterCardDialog } from './enter-card-dialog.tsx';
import classes from './people.module.css';
import { applicationTone, cardTone } from './person-badges.tsx';

const useWhen = () => {
  const { locale } = useTranslation();
  return (local: string | null) => local && formatDateTime(local, locale);
};

/** Papers of somebody at the counter who has no case yet. */
function FirstPapers({ userId, onChanged }: { userId: string; onChanged: () => void }) {
  const { t } = useTranslation();
  const max = limits.manyPictures;
  return (
    <CounterPapers
      papers={whiteCardPictureKinds.map((kind) => ({
        value: kind,
        label: t(`office.cases.papers.${kind}`),
        there: [],
        max,
      }))}
      purpose="whitecard"
      send={({ kind, fileIds }) => {
        const body = { version: 0, kind: kind as WhiteCardPictureKind, fileIds };
        return call(addCounterPapers, { params: { userId }, body });
      }}
      onAdded={onChanged}
      onReload={onChanged}
    />
  );
}

type PanelProps = { person: WholePerson; onChanged: () => void };

export function CardPanel({ person, onChanged }: PanelProps) {
  const { t } = useTranslation();
  const when = useWhen();
  const { whiteCard, papers } = person;
  const pictures = papers.pictures.reduce((sum, { count }) => sum + count, 0);
  const status = whiteCard?.status ?? 'waiting';
  const [open, setOpen] = useState(false);
  const hasCase = Boolean(whiteCard) || pictures > 0;
  const mayAdd = person.userType === 'patient' && person.state === 'open';
  return (
    <Panel title={t('office.people.card')}>
      <Badge tone={cardTone[status] ?? 'plain'}>{t(`office.people.cardStatus.${status}`)}</Badge>
      <Facts
        variant="rows"
        facts={[
          { label: t('office.people.cardNumber'), value: whiteCard?.number },
          { label: t('office.people.handedIn'), value: when(whiteCard?.submittedAt ?? null) },
          {
            label: t('office.people.callBy'),
            value: status === 'submitted' ? when(whiteCard?.contactBy ?? null) : null,
          },
          { label: t('office.people.papersSent'), value: when(papers.sentAt) },
          {
            label: t('office.people.papers'),
            value: pictures > 0 && t('office.people.pictures', { count: pictures }),
          },
        ]}
      />
      <div className="row gap-8 items-center">
        {hasCase && (
          <ToolLink to={`/office/cards/${person.userId}`} icon="eye">
            {t('office.people.openCase')}
          </ToolLink>
        )}
        {mayAdd && maySubmitFrom[status] && (
          <ToolButton icon="identification-card" onClick={() => setOpen(true)}>
            {t('office.people.enterCard')}
          </ToolButton>
        )}
        {mayAdd && !hasCase && <FirstPapers userId={person.userId} onChanged={onChanged} />}
      </div>
      {open && (
        <EnterCardDialog
          person={person}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onChanged();
          }}
        />
      )}
    </Panel>
  );
}

export function ApplicationPanel({ person }: { person: WholePerson }) {
  const { t } = useTranslation();
  const when = useWhen();
  const { application } = person;
  // Papers that the office entered without a picture stand below, with their dates.
  const documents = person.documents.filter(({ pictures }) => pictures > 0);
  if (!application) return null;
  const { status } = application;
  return (
    <Panel title={t('office.people.application')}>
      <Badge tone={applicationTone[status] ?? 'plain'}>
        {t(`office.people.applicationStatus.${status}`)}
      </Badge>
      <Facts
        variant="rows"
        facts={[
          { label: t('office.people.handedIn'), value: when(application.submittedAt) },
          { label: t('office.people.answerBy'), value: when(application.dueAt) },
          { label: t('office.people.decided'), value: when(application.decidedAt) },
          {
            label: t('office.people.stands'),
            value: t('office.people.years', { count: application.yearsOfExperience }),
          },
        ]}
      />
      {documents.length > 0 && (
        <div className={classes.wide}>
          <h3>{t('office.people.documents')}</h3>
          <ul className={classes.list}>
            {documents.map(({ kind, pictures, pending }) => (
              <li key={`${kind}${pending}`}>
                {t(`office.people.document.${kind}`)} ·{' '}
                <span className="muted">
                  {t('office.people.pictures', { count: pictures })}
                  {pending && ` · ${t('office.people.documentPending')}`}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ToolLink to={`/office/applications/${person.userId}`} icon="eye">
        {t('office.people.openCase')}
      </ToolLink>
    </Panel>
  );
}
