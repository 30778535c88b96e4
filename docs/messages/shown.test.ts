import { expect, it } from 'vitest';
import { readGroups } from './groups.ts';
import { canStandAlone, shownOf } from './shown.ts';

/** The frontmatter of a page is read before its Markdown. */
const tried = Object.entries(readGroups())
  .filter(([group]) => group !== 'frontmatter')
  .flatMap(([, { messages }]) => Object.entries(messages))
  .filter(([, message]) => message.try);

it.each(tried)('shows what a build reports of the wrong sample of %s', async (code, message) => {
  const shown = await shownOf(code, message);
  expect(shown?.report).toMatch(/^\d+(?::\d+)? (?:error|warning) .+\n {2}\S/);
});

it('shows what readers would see, where that needs nothing else', async () => {
  const { markdown } = readGroups();
  const shown = await shownOf(
    'unknown-container',
    markdown?.messages['unknown-container'] ?? { en: '', zh: '' },
  );
  expect(shown?.html).toContain('<p>::: tpi');
  const all = await Promise.all(tried.map(([code, message]) => shownOf(code, message)));
  expect(all.filter((one) => one?.html).length).toBeGreaterThan(45);
});

it('leaves HTML out that would change the page around it', () => {
  expect(canStandAlone('<p>Tea<br></p>')).toBe(true);
  for (const html of [
    '<div>Text',
    '</b>',
    '<h2>Tea</h2>',
    '<img src="a.png">',
    '<p onclick="a()">Tea</p>',
    '',
  ])
    expect(canStandAlone(html)).toBe(false);
});
