import { useState } from 'react';
import { type DateEvent, type ImportantDate, settleOwnDate } from '#contract/renewal/renewal.ts';
import { actingFor } from '#web/lib/acting.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { fullName } from '#web/lib/i18n/full-name.ts';
import { sayDateAct, sayYours } from '#web/lib/i18n/say-helper.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow, sayLately } from '#web/lib/i18n/when.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useSite } from '#web/lib/page/site.ts';
import { keyed } from '#web/lib/stable-keys.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { Bubble } from '#web/ui/data/icon-badge.tsx';
import { Button, LinkButton } from '#web/ui/forms/button.tsx';
import { SureQuestion } from '#web/ui/forms/inline-confirm.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { DateForm } from './date-form.tsx';
import {
  canStart,
  iconOfDate,
  isByHelper,
  isOpenDate,
  sayLeft,
  sayWhat,
  toneOfDate,
} from './date-words.ts';
import classes from './dates.module.css';
import { StartRenewal } from './start-renewal.tsx';

const shownMax = 6;

/** What only its owner did needs no telling, nor who entered it: the card says so. */
const isTold = ({ by, event }: DateEvent): boolean =>
  by === 'helper' || (by === 'staff' && event !== 'added');

/** What others did with a date, and what followed. */
function DateHistory({ date: { history } }: { date: ImportantDate }) {
  const { t, locale } = useTranslation();
  const now = localNow(useSite().timeZone);
  if (!history.some(isTold)) return null;
  const person = actingFor();
  const sayBy = ({ by, helper }: DateEvent): string => {
    if (helper) return person ? helper.name : sayYours(helper, t);
    if (by === 'staff') return t('help.ourOffice');
    return person ? fullName(person, locale) : t('help.you');
  };
  return (
    <ol className={classes.history}>
      {keyed(history.slice(-shownMax), ({ event, at }) => `${event} ${at}`).map(({ key, one }) => (
        <li key={key}>
          {sayDateAct(one, sayBy(one), t, locale)}{' '}
          <span className="muted keep">{sayLately(one.at, now, t, locale)}</span>
        </li>
      ))}
    </ol>
  );
}

type Props = { date: ImportantDate; onChanged: () => void };
type Open = 'start' | 'change' | 'drop' | null;

/** One date: when, what to do next, and what became of it. */
export function DateCard({ date, onChanged }: Props) {
  const { t, locale } = useTranslation();
  const [open, setOpen] = useState<Open>(null);
  const { busy, run } = useAction();
  const { dateId, version, day, remindOn, source, state, recordNo } = date;
  const isOpen = isOpenDate(date);
  // 'You entered it' is for the owner, and only where nobody did it for them.
  const says = source !== 'person' || !(actingFor() || isByHelper(date));
  const close = () => setOpen(null);
  const settle = async (next: 'upcoming' | 'done' | 'dropped') => {
    await run(async () => {
      await call(settleOwnDate, { params: { dateId }, body: { state: next, version } });
      notifySuccess(t('renewal.settled'));
    });
    close();
    // Also after a refusal: somebody may have changed it.
    onChanged();
  };
  return (
    <Card as="li" className={`stack gap-16 ${classes.card}`}>
      <div className={classes.head}>
        <Bubble icon={iconOfDate[date.kind]} tone={isOpen ? 'persimmon' : 'porcelain'} />
        <div className={classes.words}>
          <h3 className="from-data">{sayWhat(date, t)}</h3>
          <p className={classes.day}>{formatDate(day, locale)}</p>
        </div>
        <Badge tone={toneOfDate(date)} icon={isOpen ? 'clock' : 'check'}>
          {isOpen && state !== 'started' ? sayLeft(date, t) : t(`renewal.state.${state}`)}
        </Badge>
      </div>
      {isOpen && (
        <p className="muted keep">
          {[
            says && t(`renewal.source.${source}`),
            remindOn
              ? t('renewal.remind', { day: formatDate(remindOn, locale) })
              : t('renewal.noRemind'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <DateHistory date={date} />
      {open === 'start' && <StartRenewal date={date} onCancel={close} />}
      {open === 'change' && (
        <DateForm
          date={date}
          onSaved={() => {
            close();
            onChanged();
          }}
          onCancel={close}
        />
      )}
      {open === 'drop' && (
        <SureQuestion
          question={t('renewal.sureDrop')}
          yes={t('renewal.sureDropYes')}
          no={t('renewal.keep')}
          busy={busy}
          onYes={() => settle('dropped')}
          onNo={close}
        >
          {t('renewal.sureDropText')}
        </SureQuestion>
      )}
      {date.kind === 'paper' && isOpen && (
        <div className={classes.buttons}>
          <LinkButton to="/user/index?tab=info#documents" variant="line" icon="camera">
            {t('renewal.seePapers')}
          </LinkButton>
        </div>
      )}
      {!open && date.kind !== 'paper' && (
        <div className={classes.buttons}>
          {canStart(date) && (
            <Button icon="paper-plane-tilt" onClick={() => setOpen('start')}>
              {t(date.kind === 'letter' ? 'renewal.startAsk' : 'renewal.start')}
            </Button>
          )}
          {recordNo && (
            <LinkButton to="/user/index?tab=requests" variant="line" icon="list-checks">
              {t('renewal.seeRequest', { no: recordNo })}
            </LinkButton>
          )}
          {isOpen ? (
            <>
              <Button variant="line" icon="check" busy={busy} onClick={() => settle('done')}>
                {t('renewal.done')}
              </Button>
              <Button variant="line" icon="pencil-simple" onClick={() => setOpen('change')}>
                {t('renewal.change')}
              </Button>
              <Button variant="quiet" icon="x" onClick={() => setOpen('drop')}>
                {t('renewal.drop')}
              </Button>
            </>
          ) : (
            <Button
              variant="line"
              icon="arrow-counter-clockwise"
              busy={busy}
              onClick={() => settle('upcoming')}
            >
              {t('renewal.again')}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
