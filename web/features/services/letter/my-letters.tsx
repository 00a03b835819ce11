import { type Letter, listLetters } from '#contract/services/letters.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sayWhen } from '#web/lib/i18n/when.ts';
import { wholeNumber } from '#web/lib/i18n/whole-number.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import { Bubble } from '#web/ui/data/icon-badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './letter.module.css';
import { letterPath, sendLetterPath } from './letter-paths.ts';
import { letterState } from './letter-state.ts';

const tones = {
  answered: 'good',
  takenBack: 'plain',
  finished: 'good',
  asked: 'wrong',
  waiting: 'wait',
} as const;

function LetterCard({ letter }: { letter: Letter }) {
  const { t, locale } = useTranslation();
  const { answer, recordId, recordNo, createdAt } = letter;
  const state = letterState(letter);
  const tone: BadgeTone = tones[state];
  const day = answer?.hearingBy ?? answer?.deadline;
  return (
    <Card as="li" className={`stack gap-16 ${classes.page}`}>
      <div className={classes.head}>
        <Bubble icon="envelope-open" tone={answer ? 'jade' : 'gold'} />
        <div className={classes.words}>
          <h3>{answer ? t(`letter.type.${answer.letterType}`) : t('letter.pages')}</h3>
          <p className="muted keep">
            {t('letter.no', { no: wholeNumber(recordNo) })}
            <br />
            {t('letter.came', { when: sayWhen(createdAt, locale) })}
          </p>
        </div>
        <Badge tone={tone}>{t(`letter.${state}`)}</Badge>
      </div>
      {day && (
        <p>
          <b>
            {t(answer?.hearingBy ? 'letter.hearing' : 'letter.deadline')} {formatDate(day, locale)}
          </b>
        </p>
      )}
      <div>
        <LinkButton to={letterPath(recordId)} variant="line" icon="eye">
          {t(answer ? 'letter.open' : 'letter.look')}
        </LinkButton>
      </div>
    </Card>
  );
}

/** The person's letters, newest first, and the way to send another. */
export function MyLetters() {
  const { t } = useTranslation();
  const { loaded, lastGood, reload } = useCall(listLetters, {});
  const data = loaded.data ?? lastGood;
  if (!data) return <QueryStatus loaded={loaded} reload={reload} />;
  const send = data.offered && (
    <LinkButton to={sendLetterPath} variant="main" icon="camera">
      {t('letter.new')}
    </LinkButton>
  );
  if (!data.letters.length)
    return (
      <Card>
        <EmptyState picture="/media/empty-messages.svg" title={t('letter.none')} actions={send}>
          <p>{t('letter.noneHint')}</p>
        </EmptyState>
      </Card>
    );
  return (
    <>
      {send && <div>{send}</div>}
      <ul className="stack gap-16">
        {data.letters.map((letter) => (
          <LetterCard key={letter.recordId} letter={letter} />
        ))}
      </ul>
    </>
  );
}
