import { orderedName } from '#contract/person-name.ts';
import classes from './person-name.module.css';

type Named = { firstName: string; lastName: string; chineseName: string | null };

export const latinName = (person: Named): string => orderedName(person);
/** A person's name within a sentence. */
export const shortName = (person: Named): string => person.chineseName ?? latinName(person);

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
