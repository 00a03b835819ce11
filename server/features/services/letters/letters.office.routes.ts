/** Answering letters in the office, with a preview of what the family gets. */
import * as api from '#contract/services/letters-office.ts';
import { requests } from '#server/features/services/requests/requests.store.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { Clock } from '#server/platform/time/clock.ts';
import { changeCase, insertCaseEntry, recordCase } from '#server/shared/cases/case-work.ts';
import { officeTransaction } from '#server/shared/cases/office-transaction.ts';
import type { Messages } from '#server/shared/messaging/message-queue.ts';
import { answerLetter } from './letters.service.ts';

type Deps = { db: Db; clock: Clock; sealer: Sealer; messages: Messages; publicUrl: string };

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
