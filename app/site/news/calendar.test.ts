import { expect, test } from 'vitest';
import { calendarText } from './calendar.ts';

const EVENT = {
  uid: 'exhibition-5@example.org',
  title: 'Свет, тень; «и \\ линия»',
  description: `Первая строка\n${'очень длинное слово '.repeat(3).trim()}`,
  place: 'Минск, ул. Мира, 5',
  from: '2027-02-12',
  to: '2027-02-28',
};

test('writes whole days up to the last one, in lines of at most 75 bytes', () => {
  const lines = calendarText({ ...EVENT, url: 'https://example.org/news/5' }).split('\r\n');
  expect(lines).toMatchInlineSnapshot(`
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//gallery//exhibitions//EN",
      "BEGIN:VEVENT",
      "UID:exhibition-5@example.org",
      "DTSTAMP:20270212T000000Z",
      "DTSTART;VALUE=DATE:20270212",
      "DTEND;VALUE=DATE:20270301",
      "SUMMARY:Свет\\, тень\\; «и \\\\ линия»",
      "LOCATION:Минск\\, ул. Мира\\, 5",
      "DESCRIPTION:Первая строка\\nочень длинное слово",
      "  очень длинное слово очень длинное слово",
      "URL:https://example.org/news/5",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]
  `);
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
});

test('has no link on a site without a URL', () => {
  expect(calendarText(EVENT)).not.toContain('URL');
});
