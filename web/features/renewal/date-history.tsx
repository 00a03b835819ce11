import type { DateEvent, ImportantDate } from '#contract/renewal/renewal.ts';
import { actingFor } from '#web/lib/acting.ts';
import { fullName } from '#web/lib/i18n/full-name.ts';
import { sayDateAct, sayYours } from '#web/lib/i18n/say-helper.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow, sayLately } from '#web/lib/i18n/when.ts';
import { useSite } from '#web/lib/page/site.ts';
import { keyed } from '#web/lib/stable-keys.ts';
import classes from './dates.module.css';

const shownMax = 6;

/** What only its owner did needs no telling, nor who entered it: the card says so. */
const isTold = ({ by, event }: DateEvent): boolean =>
  by === 'helper' || (by === 'staff' && event !== 'added');

/** What others did with a date, and what followed. */
export function DateHistory({ date: { history } }: { date: ImportantDate }) {
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
