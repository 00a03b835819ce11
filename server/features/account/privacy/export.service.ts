/** The parts of the data export that belong to other features. */

import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { getCardPapers, listServiceRecords } from './privacy.store.ts';

type At = (moment: Date) => string;

export const exportRecords = async (tx: Tx, userId: string, at: At, sealer: Sealer) => {
  const maybe = (moment: Date | null) => moment && at(moment);
  return (await listServiceRecords(tx, userId)).map((r) => ({
    recordId: r.id,
    recordNo: r.recordNo,
    kind: r.kind,
    item: r.item,
    method: r.method,
    status: r.status,
    contactPhone: r.contactPhone,
    note: r.noteSealed && sealer.open(r.noteSealed, r.id),
    fileIds: r.fileIds,
    language: r.locale,
    enteredByStaff: r.enteredByStaff,
    createdAt: at(r.createdAt),
    dueAt: maybe(r.dueAt),
    cancelledAt: maybe(r.cancelledAt),
    companyAddressId: r.companyAddressId,
    appointment: maybe(r.startsAt),
    remindAt: maybe(r.remindAt),
    history: r.events.map((e) => ({
      event: e.event,
      by: e.by,
      at: at(e.at),
      appointment: maybe(e.startsAt),
      note: e.note,
    })),
  }));
};

export const exportCardPapers = async (tx: Tx, userId: string, at: At) => {
  const { history, papers, complete, pictures } = await getCardPapers(tx, userId);
  const maybe = (moment: Date | null) => moment && at(moment);
  return {
    history: history.map((h) => ({ ...h, at: at(h.at) })),
    papers: papers && {
      checklistBy: papers.checklistBy,
      savedAt: at(papers.savedAt),
      sentAt: maybe(papers.sentAt),
      contactBy: maybe(papers.contactBy),
    },
    complete,
    pictures,
  };
};
