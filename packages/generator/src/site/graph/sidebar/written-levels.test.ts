import { expect, it } from 'vitest';
import { writtenLevels } from './written-levels.ts';

const pages = (count: number) => Array.from({ length: count }, (_, n) => ({ text: `${n}`, link: `/${n}/` }));
const group = (items: ReturnType<typeof pages>, collapsed?: boolean) => ({ text: 'Group', collapsed, items });

it('groups start as written where all that shows then is not too much', () => {
  expect(writtenLevels([group(pages(50)), group(pages(60), false)])).toBe(Number.POSITIVE_INFINITY);
});

it('those written closed show nothing', () => {
  expect(writtenLevels([group(pages(50), false), group(pages(3000), true)])).toBe(Number.POSITIVE_INFINITY);
});

it('groups side by side start alike', () => {
  expect(writtenLevels([group(pages(5)), group(pages(3000))])).toBe(0);
  expect(writtenLevels([{ text: 'Section', items: [group(pages(5)), group(pages(3000))] }])).toBe(1);
});

it('a list that is long by itself leaves no room', () => {
  expect(writtenLevels([...pages(200), group(pages(1))])).toBe(0);
});
