/** Booking an office visit as a person does it, and as others do it meanwhile, by the API. */
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { ServiceRecord } from '#contract/services/records.ts';
import type { FreeSlots, Slot } from '#contract/services/services.ts';
import type { Messages } from '#i18n/messages.ts';
import { logIn, stored } from './fixtures.ts';

type Answer<T> = { status: number; code: string; data: T };

/** One call of somebody who is signed in. */
export const callAs =
  (request: APIRequestContext, token: string) =>
  async <T>(path: string, body?: object): Promise<Answer<T>> => {
    const headers = { Authorization: token, 'Accept-Language': 'en' };
    const answer = body
      ? await request.post(`/home${path}`, { headers, data: body })
      : await request.get(`/home${path}`, { headers });
    const { code, data } = (await answer.json()) as { code: string; data: T };
    return { status: answer.status(), code, data };
  };

/** Free times of an office, in their order. */
export const freeTimes = async (
  call: ReturnType<typeof callAs>,
  companyAddressId: string,
): Promise<Slot[]> => {
  const { data } = await call<FreeSlots>(`/api/service/slots?companyAddressId=${companyAddressId}`);
  return data.days.flatMap(({ reserveDate, times }) =>
    times
      .filter(({ available }) => available)
      .map(({ reserveTime }) => ({ reserveDate, reserveTime })),
  );
};

/** What one has asked for, newest first. */
export const recordsOf = async (call: ReturnType<typeof callAs>) =>
  (await call<{ records: ServiceRecord[] }>('/api/user/serviceRecord/page')).data.records;

export const bookAs = (
  call: ReturnType<typeof callAs>,
  companyAddressId: string,
  slot: Slot,
): Promise<Answer<ServiceRecord>> =>
  call<ServiceRecord>('/api/service/apply', {
    serviceId: 'letter-interpretation',
    method: 'offline',
    companyAddressId,
    ...slot,
  });

/** Others take every place that is left of a time. */
export const fillTime = async (
  request: APIRequestContext,
  newPatient: () => Promise<string>,
  companyAddressId: string,
  slot: Slot,
): Promise<void> => {
  for (let taken = 0; taken < 10; taken += 1) {
    const { token } = await logIn(request, await newPatient());
    const { status, code } = await bookAs(callAs(request, token), companyAddressId, slot);
    if (code === 'slot_full') return;
    expect(status).toBe(200);
  }
  throw new Error('The time never became full.');
};

/** The time that is chosen on the page, which keeps it as a draft. */
export const chosenSlot = async (page: Page): Promise<Slot> => {
  const draft = JSON.parse((await stored(page, 'draft:booking')) ?? '{}');
  const { reserveDate, reserveTime } = draft.data.values;
  return { reserveDate, reserveTime };
};

export const bookingPage = (page: Page, t: Messages) => {
  const main = page.getByRole('main');
  const dayButton = (place: number): Locator =>
    main
      .getByRole('group', { name: new RegExp(`^${t.services.chooseDay}`) })
      .getByRole('button')
      .nth(place);
  return {
    main,
    heading: main.getByRole('heading', { level: 1 }),
    submit: main.locator('button[type=submit]'),
    service: (name: string) => main.getByRole('radio', { name: new RegExp(`^${name}`) }),
    office: (name: string) => main.getByRole('radio', { name: new RegExp(`^${name}`) }),
    dayButton,
    /** Free times have a state, full ones do not. */
    freeTime: (place: number) =>
      main
        .locator('section', { has: page.locator('#booking-times') })
        .locator('button[aria-pressed]')
        .nth(place),
    onStep: (step: string) => expect(page).toHaveURL(new RegExp(`[?&]step=${step}`)),
    recordNo: main.getByText(/^R-\d+$/),
  };
};
