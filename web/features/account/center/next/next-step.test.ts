import { describe, expect, it } from 'vitest';
import type { ServiceRecord } from '#contract/services/records.ts';
import { nextStepOf } from './next-step.ts';

const now = '2026-06-03 12:00';
const earlier = '2026-06-03 11:59';
const soon = '2026-06-04 15:10';
const later = '2026-06-06 10:30';

const record = (change: Partial<ServiceRecord>): ServiceRecord => ({
  recordId: 'one',
  recordNo: 'R-20461',
  kind: 'service',
  serviceId: 'white-card-renewal',
  item: 'White Card renewal',
  icon: 'identification-card',
  method: 'online',
  status: 'init',
  cancelledAt: null,
  createdAt: '2026-06-01 09:00',
  dueAt: null,
  location: null,
  reserveDate: null,
  reserveTime: null,
  changeUntil: null,
  canMove: false,
  canCancel: false,
  remindAt: null,
  minutes: null,
  documents: [],
  contactPhone: '',
  note: null,
  files: [],
  picturesLeft: 0,
  enteredByStaff: false,
  history: [],
  ...change,
});
const visit = record({ recordId: 'visit', reserveDate: '2026-06-06', reserveTime: '10:30' });
const asked = record({ recordId: 'asked', dueAt: soon });
const care = record({ recordId: 'care', kind: 'care', dueAt: later });
const exception = record({ recordId: 'exception', status: 'error' });
const papers = (change: object = {}) => ({
  documents: [],
  ready: 0,
  total: 5,
  sentAt: null,
  contactBy: null,
  ...change,
});

type Facts = Parameters<typeof nextStepOf>[0];
const next = (
  whiteCardStatus: Facts['info']['whiteCardStatus'],
  { contactBy = null, records = [], documents = null }: Partial<Facts['info'] & Facts> = {},
) => nextStepOf({ info: { whiteCardStatus, contactBy }, records, documents, now });

describe('what happens next', () => {
  it('by the card alone', () => {
    expect(next('waiting')).toEqual({ step: 'card', begun: null });
    expect(next('submitted', { contactBy: soon })).toEqual({
      step: 'call',
      about: 'card',
      by: soon,
    });
    expect(next('submitted')).toEqual({ step: 'call', about: 'card', by: null });
    expect(next('eligible')).toEqual({ step: 'apply' });
    expect(next('ineligible')).toEqual({ step: 'ineligible' });
  });

  it('a promise that was not kept is not repeated', () => {
    expect(next('submitted', { contactBy: earlier })).toEqual({ step: 'late' });
    const late = record({ dueAt: earlier });
    expect(next('waiting', { records: [late] })).toEqual({ step: 'late' });
  });

  it('the soonest of what was promised or booked', () => {
    expect(next('waiting', { records: [visit, asked] })).toMatchObject({ about: asked, by: soon });
    expect(next('waiting', { records: [visit] })).toMatchObject({ step: 'visit', at: later });
    expect(next('submitted', { contactBy: soon, records: [visit] })).toMatchObject({
      about: 'card',
    });
  });

  it('what is closed, cancelled or past does not count', () => {
    const records = [
      record({ ...visit, cancelledAt: earlier, status: 'finish' }),
      record({ ...visit, reserveDate: '2026-06-01' }),
      record({ ...asked, status: 'finish', dueAt: null }),
    ];
    expect(next('waiting', { records })).toEqual({ step: 'card', begun: null });
  });

  it('an exception comes first, but for the call about the card', () => {
    const records = [visit, exception];
    expect(next('waiting', { records })).toEqual({ step: 'talk', record: exception });
    expect(next('submitted', { contactBy: soon, records })).toMatchObject({ about: 'card' });
  });

  it('care is applied for once', () => {
    expect(next('eligible', { records: [visit] })).toEqual({ step: 'apply' });
    expect(next('eligible', { records: [care] })).toMatchObject({ about: care, by: later });
    const done = record({ ...care, status: 'finish', dueAt: null });
    expect(next('eligible', { records: [done] })).toEqual({ step: 'settled' });
  });

  it('documents that were begun, and those that were sent', () => {
    const file = { fileId: 'f', path: '', bytes: 1, createdAt: now };
    const begun = papers({
      documents: [{ kind: 'income', files: [file], complete: true, ready: true }],
      ready: 1,
    });
    expect(next('waiting', { documents: papers() })).toEqual({ step: 'card', begun: null });
    expect(next('waiting', { documents: begun })).toEqual({
      step: 'card',
      begun: { ready: 1, total: 5 },
    });
    expect(next('waiting', { documents: papers({ contactBy: soon }) })).toEqual({
      step: 'call',
      about: 'documents',
      by: soon,
    });
  });
});
