import { sync } from 'node-ical';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFile, calendarText } from './calendar-file.ts';

const visit: CalendarEvent = {
  uid: 'service-1@persimmon',
  sequence: 0,
  cancelled: false,
  startsAt: new Date('2026-06-04T14:30:00Z'),
  endsAt: new Date('2026-06-04T15:00:00Z'),
  timeZone: 'America/New_York',
  summary: '白卡續期，河濱辦公室; No. R-20461',
  description: 'Please bring:\n- 白卡, photo ID; letter\\back',
  location: '120 Example Street, 2/F, New York, NY 10002',
  organizer: { name: 'Persimmon Home Care', email: 'care@persimmon.example' },
  changedAt: new Date('2026-06-01T12:00:00Z'),
  alarms: [24 * 60, 120],
};
const fileOf = (more: Partial<CalendarEvent> = {}) => calendarText({ ...visit, ...more });
/** As a calendar reads it. */
const read = (text: string) => {
  const event = Object.values(sync.parseICS(text)).find((c) => c?.type === 'VEVENT');
  if (event?.type !== 'VEVENT') throw new Error('no event in it');
  return event;
};
const unfolded = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n');

describe('a calendar file', () => {
  it('says the local time, with the rules of its zone', () => {
    const lines = unfolded(fileOf());
    expect(lines).toContain('DTSTART;TZID=America/New_York:20260604T103000');
    expect(lines).toContain('DTEND;TZID=America/New_York:20260604T110000');
    expect(lines).toContain('DTSTAMP:20260601T120000Z');
    expect(lines.filter((line) => line === 'TZID:America/New_York')).toHaveLength(1);
    expect(lines).toContain('BEGIN:VTIMEZONE');
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines).toContain('VERSION:2.0');
  });

  it.each([
    ['winter', '2026-01-15T15:30:00Z', '20260115T103000'],
    ['the day the clocks go forward', '2027-03-14T13:30:00Z', '20270314T093000'],
    ['the day they go back', '2026-11-01T14:30:00Z', '20261101T093000'],
    ['a year later', '2027-11-07T14:30:00Z', '20271107T093000'],
    ['leap day', '2028-02-29T14:30:00Z', '20280229T093000'],
    ['the last day of the year', '2026-12-31T21:30:00Z', '20261231T163000'],
  ])('means the same moment in %s', (_, moment, local) => {
    const startsAt = new Date(moment);
    const text = fileOf({ startsAt, endsAt: new Date(startsAt.getTime() + 1_800_000) });
    expect(text).toContain(`DTSTART;TZID=America/New_York:${local}`);
    expect(read(text).start.getTime()).toBe(startsAt.getTime());
  });

  it('carries every character of its texts', () => {
    const event = read(fileOf());
    expect(event.summary).toBe(visit.summary);
    expect(event.description).toBe(visit.description);
    expect(event.location).toBe(visit.location);
    for (const line of fileOf().split('\r\n'))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('keeps its name and counts its changes', () => {
    const [first, moved] = [read(fileOf()), read(fileOf({ sequence: 1 }))];
    expect([first.uid, moved.uid]).toEqual([visit.uid, visit.uid]);
    expect([first, moved].map((e) => Number(e.sequence))).toEqual([0, 1]);
    expect(unfolded(fileOf())).toEqual(
      expect.arrayContaining(['METHOD:PUBLISH', 'STATUS:CONFIRMED']),
    );
  });

  it('takes itself out of the calendar when it is cancelled', () => {
    const lines = unfolded(fileOf({ cancelled: true, sequence: 2 }));
    expect(lines).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:2']),
    );
    expect(lines.some((line) => line.startsWith('ORGANIZER'))).toBe(true);
    expect(lines).not.toContain('BEGIN:VALARM');
  });

  it('rings before', () => {
    expect(unfolded(fileOf()).filter((line) => line.startsWith('TRIGGER'))).toEqual([
      'TRIGGER:-P1D',
      'TRIGGER:-PT2H',
    ]);
  });

  it('does without an organizer when the agency has no address yet', () => {
    expect(fileOf({ organizer: { name: 'Persimmon', email: '' } })).not.toContain('ORGANIZER');
  });

  it('downloads under its name', async () => {
    const file = calendarFile('R-20461', visit);
    expect([file.name, file.type]).toEqual(['R-20461.ics', 'text/calendar; charset=utf-8']);
    expect(await file.text()).toBe(fileOf());
  });
});
