/** First and last name in the order of their culture: 陈美玲, Meiling Chen. */
const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

export const orderedName = ({
  firstName,
  lastName,
}: {
  firstName: string;
  lastName: string;
}): string => {
  const [first, last] = [firstName, lastName].map((name) => name.replace(/\s+/g, ' ').trim());
  if (isHan(`${last}${first}`) && !/\p{Script=Latin}/u.test(`${last}${first}`))
    return `${last}${first}`;
  return `${first} ${last}`.trim();
};

/** As a reader of this language says it. */
export const spokenName = (
  {
    chineseName,
    ...person
  }: { firstName: string; lastName: string; chineseName?: string | null | undefined },
  locale: string,
): string => (locale.startsWith('zh') && chineseName) || orderedName(person);

/** As in the office: 陳偉 Wei Chen, or the one name there is. */
export const bothNames = ({
  chineseName,
  ...person
}: {
  firstName: string;
  lastName: string;
  chineseName?: string | null | undefined;
}): string => {
  const name = orderedName(person);
  return chineseName && chineseName !== name ? `${chineseName} ${name}` : name;
};
