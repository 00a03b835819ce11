import { type ReactNode, useId } from 'react';
import type { Verification } from '#contract/training/certificate.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { wholeNumber } from '#web/lib/i18n/whole-number.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import { PhoneButton } from '#web/ui/forms/phone-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import { useEnglish } from '../english.ts';
import classes from './verify.module.css';

type Status = Verification['status'];

const looks: Record<Status, { icon: IconName; tone: BadgeTone }> = {
  valid: { icon: 'seal-check', tone: 'good' },
  expired: { icon: 'hourglass-medium', tone: 'wait' },
  revoked: { icon: 'x-circle', tone: 'wrong' },
  notNow: { icon: 'x-circle', tone: 'wrong' },
  unknown: { icon: 'question', tone: 'wrong' },
};

const Call = () => <PhoneButton variant="jade" icon="phone-call" className={classes.call} />;

type Fact =
  | 'number'
  | 'name'
  | 'training'
  | 'transcriptOf'
  | 'role'
  | 'issued'
  | 'until'
  | 'transcriptHours'
  | 'status';

const facts: Record<Verification['kind'], readonly Fact[]> = {
  certificate: ['number', 'name', 'training', 'issued', 'until', 'status'],
  transcript: ['number', 'name', 'transcriptOf', 'issued', 'transcriptHours', 'status'],
  idCard: ['number', 'name', 'role', 'until', 'status'],
};

/** Of a card that is not valid now nothing more is told. */
const factsOf = ({ kind, status }: Verification): readonly Fact[] =>
  status === 'notNow' ? ['number', 'name', 'status'] : facts[kind];

const headings = { certificate: 'headings', transcript: 'transcript', idCard: 'idCard' } as const;

function Facts({ found, status }: { found: Verification; status: Exclude<Status, 'unknown'> }) {
  const { t, locale } = useTranslation();
  const english = useEnglish()?.verify;
  const { number, issuedOn, expiresOn, training, trainingEn } = found;
  const title = (
    <>
      {training}
      {trainingEn && trainingEn !== training && (
        <span lang="en" className={classes.second}>
          {trainingEn}
        </span>
      )}
    </>
  );
  const values: Record<Fact, ReactNode> = {
    number,
    name: [found.chineseName, found.latinName].filter(Boolean).join(' '),
    training: title,
    transcriptOf: title,
    role: title,
    transcriptHours: found.hours,
    issued: issuedOn && formatDate(issuedOn, locale),
    until: expiresOn ? formatDate(expiresOn, locale) : t('training.verify.noEnd'),
    status: (
      <Badge tone={looks[status].tone} icon={looks[status].icon}>
        {t(`training.verify.states.${status}`)}
        {english && <span lang="en">{english.states[status]}</span>}
      </Badge>
    ),
  };
  return (
    <dl className={classes.facts}>
      {factsOf(found).map((fact) => (
        <div key={fact}>
          <dt>
            {t(`training.verify.${fact}`)} {english && <span lang="en">{english[fact]}</span>}
          </dt>
          <dd>{values[fact]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The verification result in large type, with no more data than needed. */
export function Verdict({ found }: { found: Verification }) {
  const { t, locale } = useTranslation();
  const english = useEnglish()?.verify;
  const id = useId();
  const { kind, status, number, expiresOn, masked } = found;
  const isCard = kind === 'idCard';
  // Each kind has the statuses that it can be in.
  const heading = headings[kind] as 'headings';
  const headed = status as 'valid';
  return (
    <Card as="section" flush aria-labelledby={id}>
      <div className={cx(classes.verdict, classes[status])}>
        <span className={classes.seal} aria-hidden="true">
          <Icon name={looks[status].icon} />
        </span>
        <div>
          <h1 id={id}>{t(`training.verify.${heading}.${headed}`)}</h1>
          {english && (
            <p lang="en" className={classes.english}>
              {english[heading][headed]}
            </p>
          )}
        </div>
      </div>
      <div className={classes.body}>
        {status === 'unknown' ? (
          <>
            <p>
              {t(`training.verify.${isCard ? 'unknownCard' : 'unknownHint'}`, {
                number: wholeNumber(number),
              })}
            </p>
            <p>{t('training.verify.unknownNext')}</p>
            <Call />
          </>
        ) : (
          <>
            {status === 'expired' && expiresOn && (
              <p>{t('training.verify.expiredHint', { date: formatDate(expiresOn, locale) })}</p>
            )}
            {status === 'revoked' && (
              <>
                <p>
                  {t(
                    kind === 'transcript'
                      ? 'training.verify.transcriptRevoked'
                      : 'training.verify.revokedHint',
                  )}
                </p>
                <Call />
              </>
            )}
            {status === 'notNow' && (
              <>
                <p>{t('training.verify.notNowHint')}</p>
                <Call />
              </>
            )}
            <Facts found={found} status={status} />
            <p className={classes.note}>
              <Icon name="lock" />
              <span>
                {masked && `${t(`training.verify.${isCard ? 'maskedCard' : 'masked'}`)} `}
                {t(`training.verify.${isCard ? 'compareCard' : 'compare'}`)}
              </span>
            </p>
          </>
        )}
      </div>
    </Card>
  );
}
