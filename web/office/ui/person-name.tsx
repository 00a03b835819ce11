import { orderedName } from '#contract/person-name.ts';
import classes from './person-name.module.css';

type Named = { firstName: string; lastName: string; chineseName: string | null };

export const latinName = (person: Named): string => orderedName(person);
/** A person's name within a sentence. */
export const shortName = (person: Named): string => person.chineseName ?? latinName(person);

/** A colleague's Latin name alone, of 'Grace Liu · 劉欣怡'. */
export const staffName = (name: string): string => name.split(' · ')[0] ?? name;

/** The Chinese name, if any, above the Latin one. */
export function PersonName({ person }: { person: Named }) {
  if (!person.chineseName) return <b className={classes.name}>{latinName(person)}</b>;
  return (
    <>
      <b className={classes.name} lang="zh-Hant">
        {person.chineseName}
      </b>
      <span className={classes.latin}>{latinName(person)}</span>
    </>
  );
}
