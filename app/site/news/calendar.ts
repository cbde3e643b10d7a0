import ICAL from 'ical.js';
import type { Exhibition } from '#catalogue/news/post.ts';

interface CalendarEvent extends Exhibition {
  /** Stable and the same in every language: calendars recognize an event by it. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly url?: string;
}

/** RFC 5545: whole days without a time zone. */
export function calendarText(event: CalendarEvent): string {
  const { uid, title, place, description, from, to, url } = event;
  const end = ICAL.Time.fromDateString(to);
  // The end is exclusive.
  end.adjust(1, 0, 0, 0);
  const entry = createComponent('vevent', {
    uid,
    // The time of the build would change the file with every build.
    dtstamp: ICAL.Time.fromDateTimeString(`${from}T00:00:00Z`),
    dtstart: ICAL.Time.fromDateString(from),
    dtend: end,
    summary: title,
    location: place,
    ...(description && { description }),
    ...(url && { url }),
    transp: 'TRANSPARENT',
  });
  const calendar = createComponent('vcalendar', {
    version: '2.0',
    prodid: '-//gallery//exhibitions//EN',
  });
  calendar.addSubcomponent(entry);
  return `${calendar}\r\n`;
}

function createComponent(name: string, properties: Readonly<Record<string, string | ICAL.Time>>) {
  const component = new ICAL.Component(name);
  for (const [key, value] of Object.entries(properties)) component.addPropertyWithValue(key, value);
  return component;
}
