import type { Seen } from '#contract/account/seen.ts';
import { formatDate, formatTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import classes from './seen-table.module.css';

/** Who looked at what on which day. */
export function SeenTable({ records, caption }: { records: readonly Seen[]; caption: string }) {
  const { t, locale } = useTranslation();
  if (!records.length) return <p className="muted">{t('center.seen.none')}</p>;
  const sayWhat = ({ what, paper }: Seen): string =>
    t(`center.seen.whats.${what}`, {
      paper: paper ? t(`center.seen.papers.${paper}`) : t('center.seen.aPaper'),
    });
  return (
    <table className={classes.table}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('center.seen.day')}</th>
          <th scope="col">{t('center.seen.who')}</th>
          <th scope="col">{t('center.seen.what')}</th>
        </tr>
      </thead>
      <tbody>
        {records.map((one) => (
          <tr key={`${one.at} ${one.name} ${one.what} ${one.paper}`}>
            <td>
              {formatDate(one.at, locale)}
              <span className="second-line">
                {one.times > 1
                  ? t('center.seen.last', { time: formatTime(one.at, locale) })
                  : formatTime(one.at, locale)}
              </span>
            </td>
            <td>
              {one.name}
              <span className="second-line">{t(`center.seen.roles.${one.role}`)}</span>
            </td>
            <td>
              {sayWhat(one)}
              {one.times > 1 && (
                <span className="second-line">{t('center.seen.times', { count: one.times })}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
