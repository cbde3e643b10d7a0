import type { Exhibition } from './exhibition.ts';

interface CalendarEvent extends Exhibition {
  /** Must never change and be the same in every language: calendars update the entry by it. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly address?: string;
}

// RFC 5545: lines of at most 75 bytes.
const LONGEST_LINE_BYTES = 75;

/** RFC 5545: whole days without a time zone. */
export function calendarText(event: CalendarEvent): string {
  const { uid, title, description, place, from, to, address } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//gallery//exhibitions//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    // The build's clock would change the file with every build.
    `DTSTAMP:${compact(from)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(from)}`,
    // Exclusive: the day after the last one.
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

// RFC 5545: a continuation line starts with a space. Never splits a character.
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
