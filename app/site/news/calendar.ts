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
  const text = (name: string, value: string) => [name, {}, 'text', value];
  const properties = [
    text('uid', uid),
    // The time of the build would change the file with every build.
    ['dtstamp', {}, 'date-time', `${from}T00:00:00Z`],
    ['dtstart', {}, 'date', from],
    ['dtend', {}, 'date', `${end}`],
    text('summary', title),
    text('location', place),
    ...(description ? [text('description', description)] : []),
    ...(url ? [['url', {}, 'uri', url]] : []),
    text('transp', 'TRANSPARENT'),
  ];
  const calendar = [text('version', '2.0'), text('prodid', '-//gallery//exhibitions//EN')];
  return ICAL.stringify(['vcalendar', calendar, [['vevent', properties, []]]]);
}
