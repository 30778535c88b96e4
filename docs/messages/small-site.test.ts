import { expect, it } from 'vitest';
import { readGroups } from './groups.ts';
import { reportOf } from './small-site.ts';

const built = Object.values(readGroups()).flatMap(({ messages }) =>
  Object.entries(messages).flatMap(([code, { wrong = '', site, report }]) =>
    site ? [{ code, wrong, site, report }] : [],
  ),
);

it('has a report for many of the kinds of problems that a page alone cannot show', () => {
  expect(built.length).toBeGreaterThan(30);
});

it.each(built)('shows what a build of a small site reports of the wrong sample of $code', async (one) => {
  expect(await reportOf(one.code, one.wrong, one.site), 'Update `report` in docs/messages.yaml.').toBe(
    one.report,
  );
});
