import type { Exhibition } from './exhibition.ts';

/** An entry of a calendar. */
interface CalendarEvent extends Exhibition {
  /** The same in every language and for ever: a calendar that knows it changes what it has. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  /** Absolute; without it the entry leads nowhere. */
  readonly address?: string;
}

/** RFC 5545 has lines of at most 75 bytes. */
const LONGEST_LINE_BYTES = 75;

/** A calendar of one exhibition (RFC 5545): whole days, in no time zone. */
export function calendarText(event: CalendarEvent): string {
  const { uid, title, description, place, from, to, address } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//gallery//exhibitions//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    // When it was written down; the clock of a build would make every build another one.
    `DTSTAMP:${compact(from)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(from)}`,
    // The first day that is no longer part of it.
    `DTEND;VALUE=DATE:${compact(dayAfter(to))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(address ? [`URL:${address}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** @example dayAfter('2027-02-28') // '2027-03-01' */
function dayAfter(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, day.length);
}

function compact(day: string): string {
  return day.replaceAll('-', '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);
}

/** Goes on in a further line, after a space, where one would be too long; never within a letter. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let text = '';
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > LONGEST_LINE_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += letter;
    bytes += size;
  }
  return text;
}
