import { useState } from 'react';
import {
  getHeldCertificate,
  type HeldCertificate,
  type TraineeTraining,
} from '#contract/training/trainees-office.ts';
import { callFile } from '#web/lib/api/api.ts';
import { saveFile } from '#web/lib/api/save-file.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { formatDate, formatDateTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Panel } from '#web/office/shell/office-page.tsx';
import { DataTable } from '#web/office/ui/table/data-table.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { Facts } from '#web/ui/data/facts.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { RevokeDialog } from '../revoke-dialog.tsx';
import { SubjectBadges } from '../subject-badges.tsx';
import classes from '../training.module.css';
import { AttemptDialog } from './attempt-dialog.tsx';
import { ExtraForm } from './extra-form.tsx';
import { Grants } from './grants.tsx';

function Certificate({ held, onChanged }: { held: HeldCertificate; onChanged: () => void }) {
  const { t, locale } = useTranslation();
  const [revoking, setRevoking] = useState(false);
  const { busy, run } = useAction();
  const { number, status, issuedOn, expiresOn, revokedAt, reason, signature } = held;
  const day = (local: string) => formatDate(local, locale);
  const save = () =>
    run(async () =>
      saveFile(`${number}.pdf`, await callFile(getHeldCertificate, { params: { number } })),
    );
  return (
    <div className={classes.certificate}>
      <div className="row gap-12 items-center">
        <strong>{number}</strong>
        <Badge tone={status === 'valid' ? 'good' : 'wrong'}>
          {t(`office.training.certificateStatus.${status}`)}
        </Badge>
      </div>
      <p>
        {expiresOn
          ? t('office.training.validUntil', { from: day(issuedOn), to: day(expiresOn) })
          : t('office.training.issued', { from: day(issuedOn) })}
      </p>
      {revokedAt && (
        <p>
          {t('office.training.revokedAt', {
            when: formatDateTime(revokedAt, locale),
            reason: reason ?? '',
          })}
        </p>
      )}
      {signature && (
        <details>
          <summary>{t('office.training.signature')}</summary>
          <Facts
            variant="rows"
            facts={[
              {
                label: t('office.training.signedName'),
                value: `${signature.signedName} (${t(`office.training.${signature.kind}`)})`,
              },
              {
                label: t('office.training.signedAt'),
                value: formatDateTime(signature.signedAt, locale),
              },
              { label: t('office.training.address'), value: signature.address },
              { label: t('office.training.device'), value: signature.userAgent },
              { label: t('office.training.statement'), value: signature.statement },
              { label: t('office.training.hash'), value: signature.statementHash },
            ]}
          />
        </details>
      )}
      <div className="row gap-12 items-center">
        <ToolButton icon="download-simple" busy={busy} onClick={save}>
          {t('office.training.pdf')}
        </ToolButton>
        {!revokedAt && (
          <Button variant="danger" size="small" onClick={() => setRevoking(true)}>
            {t('office.training.revoke')}
          </Button>
        )}
      </div>
      {revoking && (
        <RevokeDialog
          number={number}
          onClose={() => setRevoking(false)}
          onDone={() => {
            setRevoking(false);
            onChanged();
          }}
        />
      )}
    </div>
  );
}

type Props = { userId: string; training: TraineeTraining; onChanged: () => void };

/** One training of one person: chapters, exam, certificates. */
export function PersonTraining({ userId, training, onChanged }: Props) {
  const { t, locale } = useTranslation();
  const [looking, setLooking] = useState<string | null>(null);
  const { videos, attempts, enrolment, certificates, attemptsLeft, startTime, percent } = training;
  const moment = (local: string | null) => (local ? formatDateTime(local, locale) : '–');
  return (
    <Panel title={training.title}>
      <p>
        <SubjectBadges subject={training.subject} />
      </p>
      <p>
        {startTime
          ? t('office.training.begun', { when: moment(startTime), percent })
          : t('office.training.notBegun')}
      </p>
      {enrolment && (
        <div className={classes.parts}>
          <section>
            <h3>{t('office.training.chapters')}</h3>
            <DataTable
              caption={t('office.training.chapters')}
              rows={videos}
              keyOf={(video) => video.videoId}
              columns={[
                { key: 'title', head: t('office.training.chapter'), cell: (v) => v.title },
                {
                  key: 'percent',
                  head: t('office.training.watched'),
                  figures: true,
                  cell: (v) => `${v.percent} %`,
                },
                {
                  key: 'finished',
                  head: t('office.training.finished'),
                  cell: (v) => moment(v.finishedAt),
                },
              ]}
            />
          </section>
          <section>
            <h3>{t('office.training.tries')}</h3>
            <DataTable
              caption={t('office.training.tries')}
              rows={attempts}
              keyOf={(attempt) => String(attempt.number)}
              empty={t('office.training.noTries')}
              columns={[
                { key: 'number', head: t('office.training.number'), cell: (a) => a.number },
                {
                  key: 'at',
                  head: t('office.training.handedIn'),
                  cell: (a) => moment(a.submittedAt),
                },
                {
                  key: 'score',
                  head: t('office.training.score'),
                  figures: true,
                  cell: (a) => (a.score === null ? '–' : `${a.score} / ${a.totalScore}`),
                },
                {
                  key: 'result',
                  head: t('office.training.result'),
                  cell: (a) =>
                    a.passed === null ? (
                      <Badge tone="info">{t('office.training.open')}</Badge>
                    ) : (
                      <>
                        <Badge tone={a.passed ? 'good' : 'wrong'}>
                          {t(a.passed ? 'office.training.passed' : 'office.training.notPassed')}
                        </Badge>
                        {a.timedOut && ` ${t('office.training.timeOver')}`}
                        {!a.counted && ` ${t('office.training.notCounted')}`}
                      </>
                    ),
                },
                {
                  key: 'answers',
                  head: t('office.compliance.attempt.open'),
                  cell: (a) =>
                    a.submittedAt && (
                      <ToolButton onClick={() => setLooking(a.attemptId)}>
                        {t('office.compliance.attempt.open')}
                      </ToolButton>
                    ),
                },
              ]}
            />
            <p>
              {attemptsLeft === null
                ? t('office.training.leftAny')
                : t('office.training.left', { count: attemptsLeft })}
            </p>
          </section>
          <section>
            <h3>{t('office.training.extra')}</h3>
            <Grants enrolmentId={enrolment.enrolmentId} training={training} onChanged={onChanged} />
            <ExtraForm key={enrolment.version} enrolment={enrolment} onSaved={onChanged} />
          </section>
          <section>
            <h3>{t('office.training.certificates')}</h3>
            {certificates.length ? (
              <div className={classes.list}>
                {certificates.map((held) => (
                  <Certificate key={held.number} held={held} onChanged={onChanged} />
                ))}
              </div>
            ) : (
              <p>{t('office.training.noCertificate')}</p>
            )}
          </section>
        </div>
      )}
      {looking && (
        <AttemptDialog userId={userId} attemptId={looking} onClose={() => setLooking(null)} />
      )}
    </Panel>
  );
}
