import { useTranslation } from 'react-i18next';
import type { WholePerson } from '#contract/account-people.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { useLocale } from '#web/lib/locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Panel } from '../page-parts.tsx';
import classes from './people.module.css';
import { applicationTone, cardTone } from './person-badges.tsx';
import { Facts } from './person-facts.tsx';

const useWhen = () => {
  const locale = useLocale();
  return (wall: string | null) => wall && formatDateTime(wall, locale);
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
        facts={[
          [t('office.people.cardNumber'), whiteCard?.number],
          [t('office.people.handedIn'), when(whiteCard?.submittedAt ?? null)],
          [
            t('office.people.callBy'),
            status === 'submitted' ? when(whiteCard?.contactBy ?? null) : null,
          ],
          [t('office.people.papersSent'), when(papers.sentAt)],
          [
            t('office.people.papers'),
            pictures > 0 && t('office.people.pictures', { count: pictures }),
          ],
        ]}
      />
      {(whiteCard || pictures > 0) && (
        <LinkButton to={`/office/cards/${person.userId}`} look="line" size="small" icon="eye">
          {t('office.people.openCase')}
        </LinkButton>
      )}
    </Panel>
  );
}

export function ApplicationPanel({ person }: { person: WholePerson }) {
  const { t } = useTranslation();
  const when = useWhen();
  const { application, documents } = person;
  if (!application) return null;
  const { status } = application;
  return (
    <Panel title={t('office.people.application')}>
      <Badge tone={applicationTone[status] ?? 'plain'}>
        {t(`office.people.applicationStatus.${status}`)}
      </Badge>
      <Facts
        facts={[
          [t('office.people.handedIn'), when(application.submittedAt)],
          [t('office.people.answerBy'), when(application.dueAt)],
          [t('office.people.decided'), when(application.decidedAt)],
          [
            t('office.people.stands'),
            t('office.people.years', { count: application.yearsOfExperience }),
          ],
        ]}
      />
      {documents.length > 0 && (
        <div className={classes.wide}>
          <h3>{t('office.people.documents')}</h3>
          <ul className={classes.list}>
            {documents.map(({ kind, pictures }) => (
              <li key={kind}>
                {t(`office.people.document.${kind}`)} ·{' '}
                <span className={classes.quiet}>
                  {t('office.people.pictures', { count: pictures })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <LinkButton to={`/office/applications/${person.userId}`} look="line" size="small" icon="eye">
        {t('office.people.openCase')}
      </LinkButton>
    </Panel>
  );
}
