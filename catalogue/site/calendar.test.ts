import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarText } from './calendar.ts';

const EVENT = {
  uid: 'exhibition-5@example.org',
  title: 'Свет, тень; «и \\ линия»',
  description: `Первая строка\n${'очень длинное слово '.repeat(20).trim()}`,
  place: 'Минск, ул. Мира, 5',
  from: '2027-02-12',
  to: '2027-02-28',
  address: 'https://example.org/news/5',
};

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [component] = calendar.getAllSubcomponents('vevent');
  if (!component) throw new Error('The calendar holds no event');
  return { event: new ICAL.Event(component), component };
}

test('it is read by others as it was meant', () => {
  const { event, component } = read(calendarText(EVENT));
  expect(event.uid).toBe(EVENT.uid);
  expect(event.summary).toBe(EVENT.title);
  expect(event.description).toBe(EVENT.description);
  expect(event.location).toBe(EVENT.place);
  expect(component.getFirstPropertyValue('url')).toBe(EVENT.address);
});

test('it takes whole days, the last one included, wherever the calendar is', () => {
  const { event } = read(calendarText(EVENT));
  expect(event.startDate.isDate).toBe(true);
  expect(event.startDate.toString()).toBe('2027-02-12');
  // The first day that is free again.
  expect(event.endDate.toString()).toBe('2027-03-01');
  expect(event.duration.toSeconds()).toBe(17 * 24 * 60 * 60);
});

test('it has lines that every program can read', () => {
  const text = calendarText(EVENT);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('it leads nowhere where the site has no address', () => {
  const { address: _, ...without } = EVENT;
  expect(calendarText(without)).not.toContain('URL');
});
