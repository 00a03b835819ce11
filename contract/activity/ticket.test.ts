import { expect, it } from 'vitest';
import { readTicket, shortCodeOf, ticketText } from './ticket.ts';

const id = '3f9a01bc-1111-4222-8333-444455556666';

it('a ticket says which registration it is', () => {
  expect(readTicket(ticketText(id))).toEqual({ id });
});

it('the short code is read however it is typed', () => {
  expect(shortCodeOf(id)).toBe('3F9A-01BC');
  for (const typed of ['3F9A-01BC', ' 3f9a 01bc', '３Ｆ９Ａ01BC'])
    expect(readTicket(typed)).toEqual({ start: '3f9a01bc' });
});

it.each(['', 'hello', 'https://care.example/verify/12', '3F9A-01B', '3F9A-01BCD'])(
  'anything else is none: %s',
  (text) => expect(readTicket(text)).toBeNull(),
);
