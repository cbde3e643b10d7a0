import { expect, onTestFinished, test, vi } from 'vitest';
import { exhibitionState, localDay, nextExhibition } from './exhibition-days.ts';

const SPRING = { from: '2027-03-12', to: '2027-04-04' };
const APRIL = { from: '2027-04-02', to: '2027-05-01' };
const SUMMER = { from: '2027-06-01', to: '2027-06-30' };

test.each([
  ['comes the day before it opens', '2027-03-11', 'coming'],
  ['is on from its first day', '2027-03-12', 'on'],
  ['is on until its last day', '2027-04-04', 'on'],
  ['is past on the day after', '2027-04-05', 'past'],
])('%s', (_, today, state) => {
  expect(exhibitionState(SPRING, today)).toBe(state);
});

test.each([
  ['the one that is on', '2027-03-20', SPRING],
  ['of two that are on the one that ends first', '2027-04-03', SPRING],
  ['the later one when the first is past', '2027-04-05', APRIL],
  ['none when all are past', '2027-09-01', undefined],
])('chooses %s', (_, today, expected) => {
  expect(nextExhibition([SUMMER, APRIL, SPRING], today)).toEqual(expected);
});

test.each([
  ['Pacific/Kiritimati', '2027-03-12'],
  ['America/New_York', '2027-03-11'],
])('takes the day from the clock in %s', (timeZone, day) => {
  vi.stubEnv('TZ', timeZone);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(localDay(new Date('2027-03-11T22:30:00Z'))).toBe(day);
});
