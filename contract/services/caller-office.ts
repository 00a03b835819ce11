/** Staff request and book for a caller (readings "The office"); the record says so. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { recordId, text } from '#contract/fields.ts';
import { MessagePreview, preview } from '#contract/staff/office.ts';
import { ApplyBody, ServiceInfo } from './services.ts';

const caller = { tag: 'staff', access: 'workOnCases' } as const;
const params = z.strictObject({ userId: recordId });

export const getCallerChoices = defineApi({
  ...caller,
  method: 'GET',
  path: '/staff/people/{userId}/services',
  summary: 'What can be asked for, and the offices that receive visitors',
  params,
  answer: z.object({
    services: z.array(ServiceInfo.pick({ serviceId: true, name: true, methods: true })),
    offices: z.array(z.object({ companyAddressId: z.string(), name: z.string() })),
  }),
});
/** A walk-in is `offline`: booked into the current slot as arrived, without a message. */
const WalkIn = z.strictObject({
  /** Why they are seen although every place is taken. */
  beyond: text(300).optional(),
});

/** Fails like the person's own: 409 `slot_<reason>`, `white_card_first`. */
export const askForCaller = defineApi({
  ...caller,
  method: 'POST',
  path: '/staff/people/{userId}/request',
  summary: 'Ask for a service or book a visit for this person; sending it twice makes one record',
  params,
  body: ApplyBody.omit({ fileIds: true }).extend({ preview, walkIn: WalkIn.optional() }),
  answer: z.object({
    recordId: z.string().nullable(),
    recordNo: z.string(),
    messages: z.array(MessagePreview),
  }),
});
