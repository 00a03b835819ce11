/** What arrived at a phone of ten digits or an email address, newest first. */
import type { TestApp } from './app.ts';

export const messagesTo = async (t: TestApp, to: string): Promise<string[]> => {
  const { rows } = await t.pool.query(
    'select text from demo_message where recipient = $1 order by id desc',
    [/^\d{10}$/.test(to) ? `+1${to}` : to],
  );
  return rows.map((row) => row.text);
};
