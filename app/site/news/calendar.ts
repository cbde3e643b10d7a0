import ICAL from 'ical.js';
import type { Exhibition } from '#catalogue/news/post.ts';

interface CalendarEvent extends Exhibition {
  /** Must never change and be the same in every language: calendars update the entry by it. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly address?: string;
}

/** RFC 5545: whole days without a time zone. */
export function calendarText(event: CalendarEvent): string {
  const { uid, title, place, description, from, to, address } = event;
  const end = ICAL.Time.fromDateString(to);
  // The end is exclusive.
  end.adjust(1, 0, 0, 0);
  const entry = component('vevent', {
    uid,
    // The build's clock would change the file with every build.
    dtstamp: ICAL.Time.fromDateTimeString(`${from}T00:00:00Z`),
    dtstart: ICAL.Time.fromDateString(from),
    dtend: end,
    summary: title,
    location: place,
    ...(description && { description }),
    ...(address && { url: address }),
    transp: 'TRANSPARENT',
  });
  const calendar = component('vcalendar', {
    version: '2.0',
    prodid: '-//gallery//exhibitions//EN',
  });
  calendar.addSubcomponent(entry);
  return `${calendar}\r\n`;
}

function component(name: string, properties: Readonly<Record<string, string | ICAL.Time>>) {
  const made = new ICAL.Component(name);
  for (const [key, value] of Object.entries(properties)) made.addPropertyWithValue(key, value);
  return made;
}
