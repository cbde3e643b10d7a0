import { expect, test } from 'vitest';
import { samplePost, sampleSite } from '#catalogue/site.fixture.ts';
import { calendarText } from './post-page.tsx';

const EXHIBITION = { place: 'Минск, ул. Мира, 5', from: '2027-02-12', to: '2027-02-28' };

function calendarLines(siteUrl: string | undefined): string[] {
  const post = samplePost({
    id: 5,
    date: '',
    title: 'Свет, тень; «и \\ линия»',
    shortDesc: `Первая строка\n${'очень длинное слово '.repeat(3).trim()}`,
  });
  const site = sampleSite({ siteUrl, posts: [post] });
  return site.posts.flatMap((each) => calendarText(site, each, EXHIBITION).split('\r\n'));
}

test('a calendar ends on the day after the last one, and has lines of at most 75 bytes', () => {
  const lines = calendarLines('https://example.org');
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

test('a calendar has no link on a site without a URL', () => {
  expect(calendarLines(undefined).join()).not.toContain('URL');
});
