import { describe, expect, it } from 'vitest';
import { expiresAfter, helpStateOf, isDeviceTooMany, shortName, whyGone } from './help.rules.ts';

const now = new Date('2026-03-02T15:00:00Z');
const link = { expiresAt: expiresAfter(now), finishedAt: null, withdrawnAt: null };

describe('a help link', () => {
  it('opens for seven days', () => {
    const last = new Date('2026-03-09T14:59:59Z');
    expect(helpStateOf(link, last)).toBe('open');
    expect(whyGone(link, last)).toBeNull();
    expect(whyGone(link, new Date('2026-03-09T15:00:00Z'))).toBe('expired');
  });

  it('ends when it is done or withdrawn; the withdrawal is what is told', () => {
    expect(whyGone({ ...link, finishedAt: now }, now)).toBe('done');
    expect(whyGone({ ...link, finishedAt: now, withdrawnAt: now }, now)).toBe('withdrawn');
  });

  it('opens on three devices', () => {
    expect([0, 2, 3].map(isDeviceTooMany)).toEqual([false, false, true]);
  });

  it('names the person by first name and initial', () => {
    const name = { firstName: 'Mei', lastName: 'chen', preferredName: null };
    expect(shortName(name)).toBe('Mei C.');
    expect(shortName({ ...name, preferredName: 'May' })).toBe('May C.');
  });
});
