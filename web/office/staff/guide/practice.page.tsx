import { useState } from 'react';
import { type ApplicationKind, applicationKinds } from '#contract/account/documents.ts';
import { sayEnding } from '#web/lib/i18n/say-phone.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { DecisionPanel } from '#web/office/cases/decision-panel.tsx';
import { OfficePage, Panel } from '#web/office/shell/office-page.tsx';
import { Checkboxes, choicesOf } from '#web/office/ui/fields.tsx';
import { ToolLink } from '#web/office/ui/tool-button.tsx';
import { mainId } from '#web/shell/frame/skip-link.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import classes from './guide.module.css';
import { type PracticeDecision, practiceCases, rightDecision, unusable } from './practice-cases.ts';

const decisions = ['approved', 'more_info', 'rejected'] as const;
const letters = { approved: 'a', more_info: 'm', rejected: 'r' } as const;
const tones = { good: 'good', blurry: 'wrong', missing: 'wait' } as const;

type CaseProps = {
  place: number;
  isWrong: boolean;
  onWrong: (isWrong: boolean) => void;
  onRight: () => void;
};

/** One case, with the decision panel of the real ones; what is sent stays on this page. */
function PracticeCase({ place, isWrong, onWrong, onRight }: CaseProps) {
  const { t, locale } = useTranslation();
  const [decision, setDecision] = useState<PracticeDecision | ''>('');
  const [asked, setAsked] = useState<ApplicationKind[]>([]);
  const one = practiceCases[place];
  if (!one) return null;
  const right = rightDecision(one);
  const name = t(`office.practice.people.${one.id}`);
  const isRight =
    decision === right &&
    (decision !== 'more_info' || asked.toSorted().join() === unusable(one).toSorted().join());
  return (
    <>
      {isWrong && (
        <AlertPanel
          kind="wait"
          role="alert"
          title={t('office.practice.wrong', { why: t(`office.practice.why.${right}`) })}
        />
      )}
      <div className={classes.practice}>
        <Panel title={name}>
          <p className="row gap-8 items-center">
            <Badge tone="info">{t('office.practice.madeUp')}</Badge>
            {t('office.practice.case', { n: place + 1, all: practiceCases.length })}
          </p>
          <h3>{t('office.practice.papers')}</h3>
          <ul className={classes.papers}>
            {applicationKinds.map((kind) => (
              <li key={kind}>
                <span>{t(`office.cases.documents.${kind}`)}</span>
                <Badge tone={tones[one.papers[kind]]}>
                  {t(`office.practice.paper.${one.papers[kind]}`)}
                </Badge>
              </li>
            ))}
          </ul>
          {one.stopped && (
            <>
              <h3>{t('office.practice.note')}</h3>
              <p>{t('office.practice.stopped')}</p>
            </>
          )}
        </Panel>
        <DecisionPanel
          title={t('office.cases.decision')}
          options={decisions.map((value) => ({
            value,
            label: t(`office.cases.decide.${value}`),
            key: letters[value],
          }))}
          value={decision}
          onChange={(value) => {
            onWrong(false);
            setDecision(value);
          }}
          body={decision && (decision !== 'more_info' || asked.length) ? { decision, asked } : null}
          send={async () => ({
            messages: decision
              ? [
                  {
                    channel: 'sms',
                    to: sayEnding('0000'),
                    locale,
                    text: t(`office.practice.texts.${decision}`),
                  },
                ]
              : [],
            note: null,
          })}
          action={t('office.practice.send')}
          said={null}
          locale={locale}
          onSent={() => (isRight ? onRight() : onWrong(true))}
          onReload={() => {}}
          fields={
            decision === 'more_info' && (
              <Checkboxes
                label={t('office.practice.asked')}
                options={choicesOf(applicationKinds, (kind) => t(`office.cases.documents.${kind}`))}
                value={asked}
                onChange={setAsked}
              />
            )
          }
        />
      </div>
    </>
  );
}

/** New staff clear three made-up cases by mouse or keyboard (decision 032). */
export default function OfficePracticePage() {
  const { t } = useTranslation();
  const [place, setPlace] = useState(0);
  const [isWrong, setWrong] = useState(false);
  return (
    <OfficePage title={t('office.practice.title')} lead={t('office.practice.lead')}>
      <div role="status">
        {/* Of the case before: not beside what is wrong with this one. */}
        {place > 0 && place < practiceCases.length && !isWrong && (
          <AlertPanel kind="good" title={t('office.practice.right')} />
        )}
        {place === practiceCases.length && (
          <AlertPanel
            kind="good"
            title={t('office.practice.done')}
            actions={
              <>
                <Button size="small" onClick={() => setPlace(0)}>
                  {t('office.practice.again')}
                </Button>
                <ToolLink to="/office/applications">{t('office.practice.toReal')}</ToolLink>
              </>
            }
          >
            <p>{t('office.practice.doneLead')}</p>
          </AlertPanel>
        )}
      </div>
      <PracticeCase
        key={place}
        {...{ place, isWrong }}
        onWrong={setWrong}
        onRight={() => {
          setPlace(place + 1);
          // The button goes with its case.
          document.getElementById(mainId)?.focus();
        }}
      />
    </OfficePage>
  );
}
