/** Answering letters in the office, with a preview of what the family gets. */
import * as api from '#contract/services/letters-office.ts';
import { requests } from '#server/features/services/requests/requests.store.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { changeCase, insertCaseEntry, recordCase } from '#server/shared/cases/case-work.ts';
import { officeTransaction } from '#server/shared/cases/office-transaction.ts';
import type { Needs } from '#server/shared/deps.ts';
import { answerLetter } from './letters.service.ts';

type Deps = Needs<'db' | 'clock' | 'sealer' | 'messages'> & { publicUrl: string };

export const letterOfficeRoutes = (bind: Bind, deps: Deps): void => {
  const { db, clock, sealer, messages } = deps;
  bind(api.answerLetter, ({ params, body }, { staff: { staffId } }) => {
    const { version, preview, ...answer } = body;
    return officeTransaction({ db, messages, preview }, async ({ tx, messages }) => {
      const found = await requests.get(tx, params.recordId);
      const ref = recordCase(found.id);
      await changeCase(tx, ref, version);
      const given = { ...answer, recordId: found.id, actor: staffId };
      await answerLetter(tx, { ...deps, messages }, given);
      const details = { status: 'finish', letter: answer.letterType };
      const entry = { entry: 'status' as const, staffId, at: clock.now(), details };
      await insertCaseEntry(tx, ref, { ...entry, text: answer.text }, sealer);
      return { note: answer.text };
    });
  });
};
