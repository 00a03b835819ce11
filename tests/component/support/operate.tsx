/**
 * What every form of the office promises, operated once: a refusal is said and keeps what was typed, a wrong field is
 * named, closing loses nothing, two presses send once, and what was sent is what was typed.
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import type { AnswerOf, Api } from '#contract/endpoint.ts';
import { answer, Refused } from './calls.ts';
import { closePage, show } from './show.tsx';

type AnyBody = { preview?: boolean; plan?: string };
type Words = Awaited<ReturnType<typeof show>>['t'];
export type Hands = {
  t: Words;
  user: UserEvent;
  type: (label: string, text: string) => void;
  typeIn: (group: string, text: string, language?: string) => void;
  press: (name: string) => Promise<void>;
};
export type Form<E extends Api = Api> = {
  name: string;
  part: (ends: { onClose: () => void; onDone: () => void }) => ReactElement;
  api: E;
  reply: AnswerOf<E>;
  /** Other calls that it makes. */
  around?: () => void;
  /** Where it is opened from another part. */
  open?: (hands: Hands) => Promise<void>;
  fill: (hands: Hands) => void | Promise<void>;
  /** The button that shows the message first. */
  look?: (t: Words) => string;
  act: (t: Words) => string;
  /** What is sent; more may be. */
  body: object;
  /** Whether a request only asks what would happen. */
  isLook?: (body: AnyBody) => boolean;
  /** One that the server may find wrong. */
  field?: string;
  /** False: only dates, numbers and choices, or a secret, which are not kept. */
  kept?: false;
};

/** The table is typed row by row, and read as one. */
export const form = <E extends Api>(one: Form<E>): Form => one as unknown as Form;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Labels are followed by hints and marks. */
const begins = (text: string) => new RegExp(`^${escaped(text)}`);

const values = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea, select, [aria-pressed]')].map(
    ({ type, checked, value, ariaPressed }) =>
      ['checkbox', 'radio'].includes(type) ? checked : (ariaPressed ?? value),
  );

export const operate = (one: Form): void =>
  test(one.name, async () => {
    const { look, act, kept = true, isLook = ({ preview }) => preview === true } = one;
    let refusal: Refused | null = null;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const sent = answer(one.api, async (request) => {
      if (refusal) throw refusal;
      if (!isLook((request as { body: AnyBody }).body)) await held;
      return one.reply;
    });
    const onClose = vi.fn();
    const onDone = vi.fn();
    const opened = async (): Promise<Hands> => {
      one.around?.();
      const { t, user } = await show(one.part({ onClose, onDone }));
      const hands: Hands = {
        t,
        user,
        type: (label, value) => {
          const field = screen.getByLabelText(begins(label), { selector: 'input, textarea' });
          fireEvent.change(field, { target: { value } });
        },
        typeIn: (group, value, language = 'English') => {
          const field = within(screen.getByRole('group', { name: group }));
          fireEvent.change(field.getByLabelText(begins(language)), { target: { value } });
        },
        press: async (name) => user.click(await screen.findByRole('button', { name })),
      };
      await one.open?.(hands);
      await screen.findByRole('button', { name: (look ?? act)(t) });
      return hands;
    };
    const again = async () => {
      closePage();
      return opened();
    };

    let hands = await opened();
    const first = values();
    await one.fill(hands);
    const typed = values();
    expect(typed).not.toEqual(first);

    refusal = new Refused(409, { code: 'refused', message: 'Not today.' });
    await hands.press((look ?? act)(hands.t));
    await screen.findByText('Not today.');
    expect(values()).toEqual(typed);
    expect(onDone).not.toHaveBeenCalled();

    if (one.field) {
      const errors = [{ field: one.field, message: 'This is wrong.' }];
      refusal = new Refused(400, { code: 'invalid_input', errors });
      await hands.press((look ?? act)(hands.t));
      await screen.findAllByText(/This is wrong\./);
      expect(values()).toEqual(typed);
      const marked = document.querySelector('[aria-invalid="true"], [class*="error"]');
      expect(marked).not.toBeNull();
    }

    refusal = null;
    hands = await again();
    if (kept) await waitFor(() => expect(values()).toEqual(typed));
    else await one.fill(hands);
    if (look) await hands.press(look(hands.t));
    const before = sent.length;
    await hands.user.dblClick(await screen.findByRole('button', { name: act(hands.t) }));
    expect(sent).toHaveLength(before + 1);
    release();
    await waitFor(() => expect(onDone.mock.calls.length + onClose.mock.calls.length).toBe(1));
    expect(sent).toHaveLength(before + 1);
    expect((sent.at(-1) as { body: object }).body).toMatchObject(one.body);

    await again();
    await waitFor(() => expect(values()).toEqual(first));
  });
