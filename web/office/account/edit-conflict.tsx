import { useState } from 'react';
import type { PersonContact, PersonProfile } from '#contract/account/person-edit.ts';
import { localeNames } from '#i18n/pick-locale.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { DialogFoot } from '#web/office/ui/office-dialog.tsx';
import classes from './people.module.css';
import { SideChoice } from './side-choice.tsx';

export type ProfileField = keyof PersonProfile;

const sayContacts = (contacts: readonly PersonContact[]): string =>
  contacts.map(({ name, phone }) => [name, phone].filter(Boolean).join(' ')).join(', ');
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What both changed, differently. */
const clashesOf = (base: PersonProfile, mine: PersonProfile, theirs: PersonProfile) =>
  (Object.keys(base) as ProfileField[]).filter(
    (field) =>
      !same(base[field], mine[field]) &&
      !same(base[field], theirs[field]) &&
      !same(mine[field], theirs[field]),
  );

type Props = {
  base: PersonProfile;
  mine: PersonProfile;
  theirs: PersonProfile;
  onSettled: (profile: PersonProfile) => void;
  onAway: () => void;
};

/** Two edited the same person: what only one changed is kept, for the rest one chooses. */
export function EditConflict({ base, mine, theirs, onSettled, onAway }: Props) {
  const { t } = useTranslation();
  const clashes = clashesOf(base, mine, theirs);
  const [chosen, setChosen] = useState<Partial<Record<ProfileField, 'mine' | 'theirs'>>>({});
  const say = (profile: PersonProfile, field: ProfileField): string => {
    const value = profile[field];
    if (typeof value !== 'string') return sayContacts(value);
    return field === 'locale' ? localeNames[profile.locale] : value;
  };
  const settle = () => {
    const settled = { ...theirs };
    const take = <F extends ProfileField>(field: F) => {
      const isMine = clashes.includes(field)
        ? chosen[field] !== 'theirs'
        : !same(base[field], mine[field]);
      if (isMine) settled[field] = mine[field];
    };
    for (const field of Object.keys(base) as ProfileField[]) take(field);
    onSettled(settled);
  };
  return (
    <div className={classes.form}>
      <p role="alert">{t('office.personEdit.conflictTitle')}</p>
      <p>{t(`office.personEdit.${clashes.length ? 'conflictLead' : 'conflictNone'}`)}</p>
      {clashes.map((field) => (
        <SideChoice
          key={field}
          legend={t(`office.personEdit.field.${field}`)}
          sides={(['mine', 'theirs'] as const).map((side) => ({
            side,
            label: t(`office.personEdit.${side}`),
            value: say(side === 'mine' ? mine : theirs, field),
          }))}
          chosen={chosen[field] ?? 'mine'}
          onChoose={(side) => setChosen((before) => ({ ...before, [field]: side }))}
        />
      ))}
      <DialogFoot
        action={t('office.personEdit.keepBoth')}
        size="normal"
        onAction={settle}
        onAway={onAway}
      />
    </div>
  );
}
