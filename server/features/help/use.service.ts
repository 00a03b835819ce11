/** What a helper does by a link. Every step checks the link again, in the transaction of the step. */
import type { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type {
  addHelpPhotos,
  askByHelp,
  bookByHelp,
  HelpAsk,
  HelpDone,
  LinkGone,
} from '#contract/help/help.ts';
import type { Helper } from '#contract/help/helper.ts';
import type { HelpKind } from '#contract/help/words.ts';
import type { FreeSlots, ServiceAddress, ServiceInfo } from '#contract/services/services.ts';
import type { UploadPurpose } from '#contract/upload/upload.ts';
import type { WhiteCardDocumentKind } from '#contract/whitecard/whitecard.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { newToken } from '#server/platform/crypto/token.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { invalidField, orNotFound } from '#server/platform/http/app-errors.ts';
import type { RateLimit } from '#server/platform/limits/rate-limit.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import type { Needs } from '#server/shared/deps.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { isDeviceTooMany, purposeOf, shortName, whyGone } from './help.rules.ts';
import * as store from './help.store.ts';

type Applicant = Pick<store.Person, 'userId' | 'userType' | 'locale'> & { helper: Helper };
type Apply = { serviceId: string; requestKey?: string | undefined } & (
  | ({ method: 'offline' } & z.output<typeof bookByHelp.body>)
  | ({ method: 'online' } & z.output<typeof askByHelp.body>)
);

/** Done by other features; `app.ts` passes it, since a feature never imports another. */
export type HelpWork = {
  requests: {
    findService(db: Queryable, serviceId: string, locale: Locale): Promise<ServiceInfo | null>;
    findRequest(
      db: Queryable,
      of: { userId: string; recordId: string },
      locale: Locale,
    ): Promise<{
      recordId: string;
      recordNo: string;
      item: string;
      documents: string[];
      picturesLeft: number;
      question: string | null;
    } | null>;
    offices(userId: string, locale: Locale): Promise<ServiceAddress[]>;
    slots(
      userId: string,
      query: { companyAddressId: string; from?: string | undefined; to?: string | undefined },
    ): Promise<FreeSlots>;
    addPictures(
      tx: Tx,
      added: { userId: string; recordId: string; fileIds: readonly string[]; helper: Helper },
    ): Promise<number>;
    apply(
      who: Applicant,
      body: Apply,
      around: { before(tx: Tx): Promise<void>; after(tx: Tx, recordNo: string): Promise<void> },
      reader: Locale,
    ): Promise<HelpDone>;
  };
  papers: {
    list(db: Queryable, userId: string): Promise<HelpAsk['papers']>;
    add(
      tx: Tx,
      added: { userId: string; kind: WhiteCardDocumentKind; fileIds: readonly string[] },
    ): Promise<number>;
    submit(tx: Tx, of: { userId: string; locale: Locale; helper: Helper }): Promise<void>;
  };
};

type Deps = Needs<'db' | 'clock'> & { work: HelpWork; limitHelp: RateLimit };
/** The key of the device, and where a wrong one is counted. */
export type Device = { helpKey: string | null; address: string; locale: Locale };

const gone = (why: LinkGone['why']) => new AppError('link_gone', [], { why } satisfies LinkGone);

const helperOf = ({ helperName, relationship }: store.LinkRow): Helper => ({
  name: helperName,
  relationship,
});

export const createHelpUse = ({ db, clock, work, limitHelp }: Deps) => {
  const getPerson = async (from: Queryable, userId: string, options?: { lock: boolean }) => {
    const person = await store.findPerson(from, userId, options);
    if (!person) throw gone('withdrawn');
    return person;
  };

  /** The link of this device, open or done. Wrong keys are counted by address. */
  const linkOf = async ({ helpKey, address }: Device): Promise<store.LinkRow> => {
    const link = helpKey ? await store.findByKey(db, helpKey) : null;
    if (link) return link;
    await limitHelp(address);
    throw gone('unknown');
  };

  const openLinkOf = async (device: Device, ...kinds: HelpKind[]): Promise<store.LinkRow> => {
    const link = await linkOf(device);
    const why = whyGone(link, clock.now());
    if (why) throw gone(why);
    if (!kinds.includes(link.kind)) throw new AppError('forbidden');
    return link;
  };

  /** Locks the person, then the link, and checks it again. */
  const hold = async (tx: Tx, { id, userId }: store.LinkRow): Promise<store.Person> => {
    const person = await getPerson(tx, userId, { lock: true });
    const link = await store.lockLink(tx, id);
    const why = link ? whyGone(link, clock.now()) : 'unknown';
    if (why) throw gone(why);
    return person;
  };

  const note = async (
    tx: Tx,
    link: store.LinkRow,
    action: Omit<Parameters<typeof store.insertAction>[2], 'by' | 'at'>,
  ): Promise<void> => {
    const at = clock.now();
    await store.insertAction(tx, link.id, { ...action, by: 'helper', at });
    const audited = { at, actor: `help ${link.id}`, subjectId: link.userId };
    await insertAudit(tx, { ...audited, action: 'help.use', details: { step: action.action } });
  };

  const finish = async (tx: Tx, link: store.LinkRow): Promise<void> => {
    await store.updateFinished(tx, link.id, clock.now());
  };

  const viewAsk = async (
    from: Queryable,
    link: store.LinkRow,
    locale: Locale,
  ): Promise<HelpAsk> => {
    const { kind, userId, recordId, serviceId } = link;
    const person = await getPerson(from, userId);
    const why = whyGone(link, clock.now());
    if (why && why !== 'done') throw gone(why);
    const open = !why;
    const request =
      open && recordId ? await work.requests.findRequest(from, { userId, recordId }, locale) : null;
    const service =
      open && serviceId ? await work.requests.findService(from, serviceId, locale) : null;
    return {
      kind,
      personName: shortName(person),
      helper: helperOf(link),
      expiresAt: localTime(link.expiresAt, await getTimeZone(from)),
      done: why === 'done',
      item: request?.item ?? service?.name ?? null,
      recordNo: request?.recordNo ?? null,
      question: request?.question ?? null,
      documents: request?.documents ?? service?.documents ?? [],
      papers: open && kind === 'white_card_documents' ? await work.papers.list(from, userId) : [],
      picturesLeft: request?.picturesLeft ?? 0,
    };
  };

  const applyAs = async (
    device: Device,
    link: store.LinkRow,
    body: Apply,
    action: 'booked' | 'asked',
  ): Promise<HelpDone> => {
    const person = await getPerson(db, link.userId);
    const { userId, userType, locale } = person;
    const around = {
      before: async (tx: Tx) => {
        await hold(tx, link);
      },
      after: async (tx: Tx, recordNo: string) => {
        await note(tx, link, { action, recordNo });
        await finish(tx, link);
      },
    };
    const who = { userId, userType, locale, helper: helperOf(link) };
    return work.requests.apply(who, body, around, device.locale);
  };

  return {
    /** Each device counts once; what it gets is its own key. */
    open: async (token: string, { address, locale }: Device) => {
      await limitHelp(address);
      const found = await store.findByToken(db, token);
      if (!found) throw gone('unknown');
      return db.transaction(async (tx) => {
        await hold(tx, found);
        if (isDeviceTooMany(await store.countDevices(tx, found.id))) throw gone('devices');
        const key = newToken();
        await store.insertDevice(tx, found.id, key, clock.now());
        await note(tx, found, { action: 'opened' });
        return { key, ask: await viewAsk(tx, found, locale) };
      });
    },

    ask: async (device: Device): Promise<HelpAsk> =>
      viewAsk(db, await linkOf(device), device.locale),

    offices: async (device: Device) => {
      const { userId } = await openLinkOf(device, 'book_visit');
      return work.requests.offices(userId, device.locale);
    },
    slots: async (
      device: Device,
      query: { companyAddressId: string; from?: string | undefined; to?: string | undefined },
    ) => {
      const { userId } = await openLinkOf(device, 'book_visit');
      return work.requests.slots(userId, query);
    },

    addPhotos: async (
      device: Device,
      { paper, fileIds }: z.output<typeof addHelpPhotos.body>,
    ): Promise<HelpAsk> => {
      const link = await openLinkOf(device, 'white_card_documents', 'request_photos');
      const { userId, recordId } = link;
      return db.transaction(async (tx) => {
        await hold(tx, link);
        const add = () => {
          if (recordId)
            return work.requests.addPictures(tx, {
              userId,
              recordId,
              fileIds,
              helper: helperOf(link),
            });
          if (!paper) throw invalidField('paper', 'fields.required');
          return work.papers.add(tx, { userId, kind: paper, fileIds });
        };
        const count = await add();
        if (count) await note(tx, link, { action: 'photos', count });
        return viewAsk(tx, link, device.locale);
      });
    },

    finish: async (device: Device): Promise<HelpAsk> => {
      const link = await linkOf(device);
      // Sent again after a lost answer.
      if (whyGone(link, clock.now()) === 'done') return viewAsk(db, link, device.locale);
      await openLinkOf(device, 'white_card_documents', 'request_photos');
      return db.transaction(async (tx) => {
        const { userId, locale } = await hold(tx, link);
        if (link.kind === 'white_card_documents')
          await work.papers.submit(tx, { userId, locale, helper: helperOf(link) });
        await note(tx, link, { action: 'finished' });
        await finish(tx, link);
        return viewAsk(tx, { ...link, finishedAt: clock.now() }, device.locale);
      });
    },

    book: async (device: Device, body: z.output<typeof bookByHelp.body>): Promise<HelpDone> => {
      const link = await openLinkOf(device, 'book_visit');
      const serviceId = orNotFound(link.serviceId);
      return applyAs(device, link, { ...body, serviceId, method: 'offline' }, 'booked');
    },
    apply: async (device: Device, body: z.output<typeof askByHelp.body>): Promise<HelpDone> => {
      const link = await openLinkOf(device, 'service_form');
      const serviceId = orNotFound(link.serviceId);
      return applyAs(device, link, { ...body, serviceId, method: 'online' }, 'asked');
    },

    /** Whether a device may upload a picture for this purpose; the id of its link counts the uploads. */
    mayUpload: async (device: Device, purpose: UploadPurpose): Promise<string | null> => {
      if (!device.helpKey) return null;
      const link = await linkOf(device);
      const open = !whyGone(link, clock.now());
      return open && purposeOf[link.kind] === purpose ? link.id : null;
    },
  };
};
export type HelpUse = ReturnType<typeof createHelpUse>;
