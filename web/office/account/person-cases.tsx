import { useTranslation } from 'react-i18next';
import type { WholePerson } from '#contract/account/people-office.ts';
import { formatDateTime } from '#web/lib/i18n/dates.ts';
import { useLocale } from '#web/lib/i18n/locale.ts';
import { Panel } from '#web/office/shell/office-page.tsx';
import { ToolLink } from '#web/office/ui/tool-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { Facts } from '#web/ui/data/facts.tsx';
import classes from './people.module.css';
import { applicationTone, cardTone } from './person-badges.tsx';

const useWhen = () => {
  const locale = useLocale();
  return (local: string | null) => local && formatDateTime(local, locale);
};

export function CardPanel({ person }: { person: WholePerson }) {
  const { t } = useTranslation();
  const when = useWhen();
  const { whiteCard, papers } = person;
  const pictures = papers.pictures.reduce((sum, { count }) => sum + count, 0);
  const status = whiteCard?.status ?? 'waiting';
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
      {(whiteCard || pictures > 0) && (
        <ToolLink to={`/office/cards/${person.userId}`} icon="eye">
          {t('office.people.openCase')}
        </ToolLink>
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
