/**
 * One event as a calendar file (RFC 5545) that Apple, Google and Outlook take: times in the agency's local time with their
 * zone's rules, a UID that stays, a sequence that grows. For whatever people put in their calendar.
 */
import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  type ICalDayJsStub,
  ICalEventStatus,
} from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { localTime } from '#server/platform/time/clock.ts';

export type CalendarEvent = {
  /** The same for the whole life of the event, and nobody else's: 'service-<id>@persimmon'. */
  uid: string;
  /** One more with every change, cancelling included; calendars drop what is older. */
  sequence: number;
  cancelled: boolean;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  summary: string;
  description: string;
  location: string;
  organizer: { name: string; email: string };
  /** When it was last changed. */
  changedAt: Date;
  /** Minutes before, when the calendar rings; none for what is cancelled. */
  alarms: readonly number[];
};

/** ical-generator writes a Date by the clock of the server; this one by the agency's. */
const inLocalTime = (moment: Date, timeZone: string): ICalDayJsStub => {
  const [date = '', time = ''] = localTime(moment, timeZone).split(' ');
  const local: ICalDayJsStub = {
    isValid: () => true,
    toDate: () => moment,
    toJSON: () => moment.toJSON(),
    tz: () => local,
    utc: () => local,
    format: (pattern) =>
      pattern === 'YYYYMMDD' ? date.replaceAll('-', '') : `${time.replace(':', '')}00`,
  };
  return local;
};

const zoneRules = (timeZone: string): string => String(tzlib_get_ical_block(timeZone)[0] ?? '');

export const calendarText = (event: CalendarEvent): string => {
  const { timeZone, organizer, cancelled } = event;
  const calendar = ical({
    prodId: { company: 'Persimmon', product: 'Persimmon', language: 'EN' },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    // No zone for the whole: the stamp has to be in UTC. The event brings its own.
    timezone: { name: null, generator: zoneRules },
  });
  const one = calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    timezone: timeZone,
    start: inLocalTime(event.startsAt, timeZone),
    end: inLocalTime(event.endsAt, timeZone),
    stamp: event.changedAt,
    lastModified: event.changedAt,
    summary: event.summary,
    description: event.description,
    location: event.location,
    // An organizer needs an address; an agency that has none yet sends without.
    ...(organizer.email && { organizer }),
  });
  if (!cancelled)
    for (const minutes of event.alarms)
      one.createAlarm({
        type: ICalAlarmType.display,
        triggerBefore: minutes * 60,
        description: event.summary,
      });
  return calendar.toString();
};

/** As a download; `name` in plain letters, for old phones. */
export const calendarFile = (name: string, event: CalendarEvent): File =>
  new File([calendarText(event)], `${name}.ics`, { type: 'text/calendar; charset=utf-8' });
