import classes from '#web/office/account/people.module.css';

type Named = { firstName: string; lastName: string; chineseName: string | null };

export const latinName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`;
/** How a person is named in a sentence. */
export const shortName = (person: Named): string => person.chineseName ?? latinName(person);

/** The Chinese name above the Latin one; where there is none, that one alone. */
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
