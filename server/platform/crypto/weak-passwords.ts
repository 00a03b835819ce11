/** Rejects easily guessed passwords of any length; one rule for clients and staff. */
import { AppError } from '#contract/errors.ts';
import { commonPasswords } from './common-passwords.ts';

/** Keyboard rows and common sequences. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '01234567890', 'abcdefghijklmnopqrstuvwxyz'];
const beside = new Set(
  rows.flatMap((row) =>
    [...row.slice(1)].flatMap((sign, i) => [`${row[i]}${sign}`, `${sign}${row[i]}`]),
  ),
);

/** The cores of common passwords: 'password', 'qwerty', 'woaini'. */
const words = [...commonPasswords]
  .flatMap((one) => one.match(/\p{L}{4,}/gu) ?? [])
  .sort((a, b) => b.length - a.length);

const fewestSigns = 5;
const shortestRest = 5;

/** A repeated pattern, the last repetition perhaps incomplete: 'abcabcab'. */
const isRepeated = (plain: string): boolean => {
  for (let part = 1; part <= plain.length / 2; part++)
    if (plain.slice(part) === plain.slice(0, -part)) return true;
  return false;
};

/** Drops repeated characters and sequences: 'abcdx' becomes 'ax'. */
const withoutRuns = (plain: string): string =>
  [...plain]
    .filter((sign, i, all) => {
      const before = all[i - 1];
      return before === undefined || (before !== sign && !beside.has(before + sign));
    })
    .join('');

/** Case, width and a longer tail of one character don't make a password harder to guess. */
export const isWeakPassword = (password: string): boolean => {
  const plain = password.normalize('NFKC').toLowerCase();
  if (commonPasswords.has(plain) || commonPasswords.has(plain.replace(/(\W)\1+$/, '$1')))
    return true;
  if (new Set(plain).size < fewestSigns || isRepeated(plain)) return true;
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), plain);
  return withoutRuns(rest).length < shortestRest;
};

export const refuseWeak = (password: string): void => {
  if (isWeakPassword(password))
    throw new AppError('invalid_input', [{ field: 'password', key: 'fields.passwordWeak' }]);
};
