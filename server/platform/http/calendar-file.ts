/**
 * One event as an iCalendar file (RFC 5545) for Apple, Google and Outlook: local times with the zone's rules, a
 * stable UID and a growing sequence number.
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
  /** Stable for the life of the event and globally unique: 'service-<id>@persimmon'. */
  uid: string;
  /** Incremented by every change, cancelling included; calendars ignore older ones. */
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
  /** Alarm, in minutes before the start; none for cancelled events. */
  alarms: readonly number[];
};

/** ical-generator formats dates in the server's zone; this one uses the agency's. */
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
    // No zone for the calendar itself: the timestamp must be in UTC. The event has its own.
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
    // An organizer needs an email address; skipped until the agency has one.
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

/** As a download; `name` is ASCII, for old phones. */
export const calendarFile = (name: string, event: CalendarEvent): File =>
  new File([calendarText(event)], `${name}.ics`, { type: 'text/calendar; charset=utf-8' });
