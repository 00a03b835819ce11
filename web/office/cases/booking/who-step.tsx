import type { SubmitEvent } from 'react';
import { type Caller, findOfficeCaller } from '#contract/services/visits-office.ts';
import { localeNames } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { TextField } from '#web/office/ui/fields.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import choice from './choice.module.css';
import classes from './forms.module.css';

/** What was typed and found, kept while somebody new is registered. */
export type Search = { asked: string; found: readonly Caller[] | null };
type Props = {
  search: Search;
  onSearch: (search: Search) => void;
  onFound: (caller: Caller) => void;
  onNew: () => void;
};

/** Who is on the phone or at the counter. */
export function WhoStep({ search: { asked, found }, onSearch, onFound, onNew }: Props) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    run(async () => onSearch({ asked, found: await call(findOfficeCaller, { body: { asked } }) }));
  };
  return (
    <div className={classes.form}>
      <form className={classes.search} onSubmit={submit}>
        <TextField
          label={t('office.booking.who')}
          hint={t('office.days.callerHint')}
          type="search"
          value={asked}
          onChange={(text) => onSearch({ asked: text, found })}
        />
        <Button type="submit" size="small" icon="magnifying-glass" busy={busy}>
          {t('office.days.search')}
        </Button>
      </form>
      <div aria-live="polite">
        {found?.length === 0 && <p>{t('office.booking.nobodyFound')}</p>}
        {found && found.length > 0 && (
          <ul className={classes.people}>
            {found.map((person) => (
              <li key={person.userId}>
                <button type="button" className={choice.choice} onClick={() => onFound(person)}>
                  <b>{[person.names.chinese, person.names.latin].filter(Boolean).join(' ')}</b>
                  <span>
                    {t('office.days.phoneEnd', { end: person.phoneEnd })} ·{' '}
                    {localeNames[person.locale]}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p>
        <ToolButton icon="plus" onClick={onNew}>
          {t('office.booking.newPerson')}
        </ToolButton>
      </p>
    </div>
  );
}
