import { describe, expect, test } from 'vitest';
import {
  type BookingValues,
  emptyBooking,
  firstOpen,
  restoredBooking,
  startStep,
  stepWithin,
} from './booking-steps.ts';

const item: BookingValues = { ...emptyBooking, serviceId: 'letters' };
const office: BookingValues = { ...item, companyAddressId: 'queens-office' };
const day: BookingValues = { ...office, reserveDate: '2026-06-04' };
const whole: BookingValues = { ...day, reserveTime: '10:30' };

describe('the steps of a booking', () => {
  test.each([
    [emptyBooking, 'item'],
    [item, 'office'],
    [office, 'day'],
    [day, 'day'],
    [whole, 'check'],
  ] as const)('the first open step', (values, step) => expect(firstOpen(values)).toBe(step));

  test('nobody gets further than what is filled in, and everybody may go back', () => {
    expect(stepWithin('check', office)).toBe('day');
    expect(stepWithin('item', whole)).toBe('item');
    expect(stepWithin('check', whole)).toBe('check');
  });

  test('a link that names service and office leads to the days', () => {
    const named = { item: true, office: true };
    expect(startStep(office, { named, resumed: false })).toBe('day');
    expect(startStep(whole, { named, resumed: true })).toBe('day');
  });

  test('a link that names the service asks for the office, also with a draft', () =>
    expect(startStep(whole, { named: { item: true, office: false }, resumed: true })).toBe(
      'office',
    ));

  test('without a link a draft goes on where it stopped; without a draft it begins', () => {
    const named = { item: false, office: false };
    expect(startStep(whole, { named, resumed: true })).toBe('check');
    expect(startStep(emptyBooking, { named, resumed: false })).toBe('item');
  });

  test('a draft of another make brings only what fits', () =>
    expect(
      restoredBooking({ serviceId: 7, note: null, contactPhone: '', old: 1 } as never),
    ).toEqual({ ...emptyBooking, contactPhone: '' }));
});
