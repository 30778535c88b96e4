import { expect, it } from 'vitest';
import { createdDate, publishedTime } from './created-date.ts';

const createdTime = '2026-03-14T09:26:53.000Z';
const date = (createTime: string | false | undefined, time?: string) =>
  createdDate({ frontmatter: { createTime }, createdTime: time })?.toISOString();
const day = (createTime: string | false | undefined, time?: string) => date(createTime, time)?.slice(0, 10);

it("takes the author's day before that of the first commit", () => {
  expect(day('2024/03/01 23:30:00', createdTime)).toBe('2024-03-01');
  expect(day('2024-3-1')).toBe('2024-03-01');
  expect(day(undefined, createdTime)).toBe('2026-03-14');
});

it('keeps the time of day', () => {
  expect(date('2024/03/01 23:30:05', createdTime)).toBe('2024-03-01T23:30:05.000Z');
});

it('knows none when neither tells, or when the page says so', () => {
  expect(day(undefined)).toBeUndefined();
  expect(day(false, createdTime)).toBeUndefined();
  expect(day('yesterday', createdTime)).toBe('2026-03-14');
  expect(day('2024/02/30', createdTime)).toBe('2026-03-14');
});

it('search engines hear of the day alone where the author wrote no time zone', () => {
  const published = (createTime: string | false | undefined) =>
    publishedTime({ frontmatter: { createTime }, createdTime });
  expect(published('2024/03/01 23:30:05')).toBe('2024-03-01');
  expect(published('2024-03-01T04:30:05+08:00')).toBe('2024-02-29T20:30:05.000Z');
  expect(published(undefined)).toBe(createdTime);
  expect(published(false)).toBeUndefined();
});
