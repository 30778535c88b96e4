import { expect, it } from 'vitest';
import { createMoment, formatCreateTime, isoCreateTime, parseCreateTime } from './create-time.ts';

const time = (written: string) => {
  const parsed = parseCreateTime(written);
  return parsed === undefined ? undefined : new Date(parsed).toISOString().slice(0, 19);
};

it.each([
  ['2024/03/01 10:05:09', '2024-03-01T10:05:09'],
  ['2024-3-1', '2024-03-01T00:00:00'],
  ['2024/03/01 9:30', '2024-03-01T09:30:00'],
  ['2024-03-01T23:30:00+08:00', '2024-03-01T23:30:00'],
  ['2024-03-01T23:30:00.000Z', '2024-03-01T23:30:00'],
])('reads %s as the author means it', (written, expected) => {
  expect(time(written)).toBe(expected);
});

it.each(['yesterday', '2024/13/01', '2023/02/29', '2024/03/01 25:00', '2024/03/01 10:61', '01/03/2024', ''])(
  'does not take %j for a date',
  (written) => {
    expect(time(written)).toBeUndefined();
  },
);

it('writes a time as authors do', () => {
  expect(formatCreateTime(Date.UTC(2024, 2, 1, 9, 5, 7))).toBe('2024/03/01 09:05:07');
});

it.each([
  ['2024/03/01', '2024-03-01', '2024-03-01T00:00:00.000Z'],
  ['2024/03/01 23:30:05', '2024-03-01', '2024-03-01T23:30:05.000Z'],
  ['2024-03-01T04:30:00+08:00', '2024-02-29T20:30:00.000Z', '2024-02-29T20:30:00.000Z'],
  ['2024/03/01 23:30-0230', '2024-03-02T02:00:00.000Z', '2024-03-02T02:00:00.000Z'],
  ['2024-03-01T23:30:00.000Z', '2024-03-01T23:30:00.000Z', '2024-03-01T23:30:00.000Z'],
  ['2024-03-01-0230', '2024-03-01', '2024-03-01T00:00:00.000Z'],
  ['yesterday', undefined, undefined],
])(
  '%s is %s for search engines and %s for feeds, whatever the zone of the machine',
  (written, iso, moment) => {
    const time = createMoment(written);
    expect(time === undefined ? undefined : new Date(time).toISOString()).toBe(moment);
    expect(isoCreateTime(written)).toBe(iso);
  },
);
