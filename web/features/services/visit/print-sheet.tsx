import type { AppointmentSheet } from '#contract/services/records.ts';
import type { Messages } from '#i18n/messages.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { formatDate, formatShortDay, formatTime } from '#web/lib/i18n/dates.ts';
import { sayDay } from '#web/lib/i18n/when.ts';
import { useSite } from '#web/lib/page/site.ts';
import { Picture } from '#web/ui/media/picture.tsx';
import classes from './print-sheet.module.css';

type Words = Messages['services'];
type Props = {
  sheet: AppointmentSheet;
  /** The words of both languages, side by side. */
  zh: Words;
  en: Words;
};

/** 陳美玲 Meiling Chen: one language below the other. */
function Both({ zh, en }: { zh: string; en: string }) {
  return (
    <>
      {zh}{' '}
      {en !== zh && (
        <span lang="en" className={classes.second}>
          {en}
        </span>
      )}
    </>
  );
}

/** Without the weekday, which is above. */
const shortWhen = (local: string, locale: Locale): string =>
  [formatShortDay(local, locale), formatTime(local, locale)].join(locale === 'en' ? ', ' : ' ');

/** '…, NY 10002（2 樓，有電梯）': what only the Chinese address says. */
const noteOf = (address: string): string => /（[^）]*）$/.exec(address)?.[0] ?? '';

/** The ZIP code stays with its state: alone on a line, a driver would look for the rest. */
const withZip = (address: string): string => address.replace(/ (?=\d{5}\b)/, '\u00a0');

const filled = (text: string, when: string): string => text.replace('{{when}}', when);

/** One large page in two languages, for the fridge, the driver and the front desk (design rule 40). */
export function PrintSheet({ sheet, zh, en }: Props) {
  const { chineseLocale } = sheet;
  const { logo } = useSite();
  const when = `${sheet.reserveDate} ${sheet.reserveTime}`;
  const year = sheet.reserveDate.slice(0, 4);
  const lang = chineseLocale === 'zh-CN' ? 'zh-Hans' : 'zh-Hant';
  const { person } = sheet;
  return (
    <article className={classes.sheet} lang={lang}>
      <header className={classes.head}>
        <Picture src={logo} alt="" width={60} height={60} first />
        <p className={classes.agency}>
          <b>{sheet.zh.agencyName}</b>
          <span lang="en" className={classes.second}>
            {sheet.en.agencyName}
          </span>
        </p>
        <p className={classes.number}>
          <span>
            {zh.printNo} <span lang="en">{en.printNo}</span>
          </span>
          <b>{sheet.recordNo}</b>
        </p>
      </header>
      <h2 className={classes.title}>
        {zh.printTitle} <span lang="en">{en.printTitle}</span>
      </h2>
      <div className={classes.when}>
        <p className={classes.whenZh}>
          <span className={classes.part}>
            {year}年{sayDay(when, chineseLocale).split(' ')[0]}
          </span>{' '}
          <span className={classes.part}>
            {sayDay(when, chineseLocale).split(' ')[1]} {formatTime(when, chineseLocale)}
          </span>
        </p>
        <p lang="en" className={classes.whenEn}>
          {sayDay(when, 'en')}, {year}
          <br />
          {formatTime(when, 'en')}
        </p>
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>
            <Both zh={zh.printName} en={en.printName} />
          </dt>
          <dd>
            <Both zh={person.chinese ?? person.latin} en={person.latin} />
          </dd>
        </div>
        <div>
          <dt>
            <Both zh={zh.service} en={en.service} />
          </dt>
          <dd>
            <Both zh={sheet.zh.item} en={sheet.en.item} />
          </dd>
        </div>
        <div>
          <dt>
            <Both zh={zh.place} en={en.office} />
          </dt>
          <dd>
            <Both
              zh={`${sheet.zh.officeName}${noteOf(sheet.zh.address)}`}
              en={`${sheet.en.officeName} · ${withZip(sheet.en.address)}`}
            />
          </dd>
        </div>
        {sheet.zh.documents.length > 0 && (
          <div className={classes.bringRow}>
            <dt>
              <Both zh={zh.printBring} en={en.printBring} />
            </dt>
            <dd>
              <ul className={classes.bring}>
                {sheet.zh.documents.map((name, place) => (
                  <li key={name}>
                    <Both zh={name} en={sheet.en.documents[place] ?? name} />
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
      <section className={classes.call}>
        <p>
          <Both
            zh={filled(zh.printChange, shortWhen(sheet.changeUntil, chineseLocale))}
            en={filled(en.printChange, shortWhen(sheet.changeUntil, 'en'))}
          />
        </p>
        <b>{sheet.phone}</b>
      </section>
      <section className={classes.helper}>
        <p>
          <Both zh={zh.printHelper} en={en.printHelper} />
        </p>
        <b lang="en">{withZip(sheet.en.address)}</b>
      </section>
      <footer className={classes.foot}>
        <span>{zh.printLanguages}</span>
        <span>{sheet.email}</span>
        <span>
          {zh.printedOn} {formatDate(sheet.printedAt, chineseLocale)}
        </span>
      </footer>
    </article>
  );
}
