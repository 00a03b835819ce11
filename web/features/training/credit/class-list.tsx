import { joinClass, leaveClass, type MyClass } from '#contract/training/credit.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { formatDate, formatTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import classes from './credit.module.css';

const words = 'training.credit';

function ClassRow({ held, onChanged }: { held: MyClass; onChanged: () => void }) {
  const { t, locale } = useTranslation();
  const { busy, run } = useAction();
  const { sessionId, title, day, starts, ends, room, instructor, seated, present } = held;
  const left = Math.max(0, held.places - held.taken);
  const change = async (api: typeof joinClass | typeof leaveClass, done: string) => {
    await run(async () => {
      if (api === joinClass) await call(joinClass, { params: { sessionId }, body: {} });
      else await call(leaveClass, { params: { sessionId } });
      notifySuccess(done);
    });
    onChanged();
  };
  return (
    <li className={classes.item}>
      <strong>{title}</strong>
      <span>
        {t(`${words}.when`, {
          day: formatDate(day, locale),
          starts: formatTime(`${day} ${starts}`, locale),
          ends: formatTime(`${day} ${ends}`, locale),
        })}
      </span>
      <span className="muted">{t(`${words}.where`, { room, instructor })}</span>
      <span className={classes.badges}>
        <Badge tone="plain">{t(`${words}.hours`, { hours: held.hours })}</Badge>
        {present ? (
          <Badge tone="good" icon="check">
            {t(`${words}.present`)}
          </Badge>
        ) : seated ? (
          <Badge tone="good" icon="check">
            {t(`${words}.seated`)}
          </Badge>
        ) : (
          <Badge tone={left ? 'info' : 'wait'}>
            {left ? t(`${words}.seats`, { n: left }) : t(`${words}.full`)}
          </Badge>
        )}
      </span>
      {!present && seated && (
        <div>
          <Button
            variant="line"
            size="small"
            busy={busy}
            aria-label={t(`${words}.leaveFor`, { title })}
            onClick={() => change(leaveClass, t(`${words}.left`))}
          >
            {t(`${words}.leave`)}
          </Button>
        </div>
      )}
      {!seated && left > 0 && (
        <div>
          <Button
            size="small"
            busy={busy}
            aria-label={t(`${words}.joinFor`, { title })}
            onClick={() => change(joinClass, t(`${words}.joined`))}
          >
            {t(`${words}.join`)}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Classes to come, with a seat or without. */
export function ClassList({ list, onChanged }: { list: MyClass[]; onChanged: () => void }) {
  const { t } = useTranslation();
  if (!list.length) return <p className="muted">{t(`${words}.noClasses`)}</p>;
  return (
    <ul className={classes.list}>
      {list.map((held) => (
        <ClassRow key={held.sessionId} held={held} onChanged={onChanged} />
      ))}
    </ul>
  );
}
