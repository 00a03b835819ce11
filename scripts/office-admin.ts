/**
 * Invites an administrator: npm run office:admin -- EMAIL "NAME"
 * Prints the link that lets them choose a password. For the first one, or when nobody can get in any more.
 */
import { AppError } from '#contract/errors.ts';
import { email as emailField } from '#contract/fields.ts';
import { readEnv } from '#server/env.ts';
import { invitationLink, invite } from '#server/features/staff/staff-invitations.ts';
import { command, report } from './report.ts';
import { withDatabase } from './with-database.ts';

const run = async (): Promise<string> => {
  const [typed = '', name = ''] = process.argv.slice(2);
  const email = emailField.safeParse(typed);
  if (!email.success || !name.trim()) return 'npm run office:admin -- EMAIL "NAME"';
  const env = readEnv(process.env);
  return withDatabase(env, async ({ db }) => {
    const person = { email: email.data, name: name.trim(), role: 'admin' } as const;
    const { token } = await db.transaction((tx) =>
      invite(tx, person, { actor: 'office:admin', now: new Date() }),
    );
    return `Open this within 3 days, once:\n  ${invitationLink(env.PUBLIC_URL, token)}`;
  }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'staff_email_taken')
      return 'Somebody on the staff has this email already, and a password.';
    throw error;
  });
};

await command(async () => report(await run()));
