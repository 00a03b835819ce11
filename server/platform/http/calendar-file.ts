/**
 * iCalendar (RFC 5545) for Apple, Google and Outlook: one event as a file, with local times and the zone's rules, or
 * whole days as a calendar to subscribe to. UIDs are stable, sequence numbers grow.
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

export type CalendarDay = Pick<
  CalendarEvent,
  'uid' | 'sequence' | 'summary' | 'description' | 'changedAt'
> & {
  /** 'YYYY-MM-DD' */
  day: string;
  /** Alarms, in days before, in the morning. */
  alarmDays: readonly number[];
};

const hour = 3_600;
/** Calendars are asked to look again after so long. */
const refreshSeconds = 12 * hour;
/** Alarms of a whole day count from its midnight; nobody wants them then. */
const morning = 9 * hour;

/** A calendar of whole days to subscribe to: what is no longer in it goes away. */
export const calendarFeed = (name: string, title: string, days: readonly CalendarDay[]): File => {
  const calendar = ical({
    prodId: { company: 'Persimmon', product: 'Persimmon', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    name: title,
    ttl: refreshSeconds,
  });
  for (const { day, alarmDays, uid, sequence, summary, description, changedAt } of days) {
    const noon = (days: number) =>
      new Date(Date.parse(`${day}T12:00:00Z`) + days * 24 * hour * 1000);
    const one = calendar.createEvent({
      id: uid,
      sequence,
      allDay: true,
      start: noon(0),
      end: noon(1),
      stamp: changedAt,
      lastModified: changedAt,
      summary,
      description,
    });
    for (const before of alarmDays)
      one.createAlarm({
        type: ICalAlarmType.display,
        triggerBefore: before * 24 * hour - morning,
        description: summary,
      });
  }
  return new File([calendar.toString()], `${name}.ics`, { type: 'text/calendar; charset=utf-8' });
};
