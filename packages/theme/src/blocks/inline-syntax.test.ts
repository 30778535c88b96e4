import { renderWith } from 'bifolio/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import abbr from './abbr/block.ts';
import annotation from './annotation/block.ts';
import icon from './icon/block.ts';
import mark from './mark/block.ts';
import plot from './plot/block.ts';

const markdown = renderWith({}, [abbr, annotation, icon, mark, plot]);
const render = (source: string) =>
  markdown(source, {
    renderComponent: ({ name, children = '' }) => ({
      html: `<i ${name}>${children}</i>`,
      islands: [],
      styles: [],
    }),
  });
const many = 50_000;

describe('a hostile page', () => {
  it.each([
    ['colons', ':'.repeat(many)],
    ['open icons', ':['.repeat(many)],
    ['icons', '::a:b '.repeat(many)],
    ['open plots', '!!a '.repeat(many)],
    ['marks', '==a'.repeat(many)],
    ['open notes', '[+'.repeat(many)],
    ['notes', '[+a]: [+a]\n'.repeat(many / 10)],
    ['abbreviations', `${'*[a]: b\n'.repeat(many / 10)}${'a '.repeat(many)}`],
    ['dollars', '$a '.repeat(many)],
    ['formulas that never end', '$$\na\n\n'.repeat(many / 10)],
    ['comments', '%%a '.repeat(many)],
    ['tildes', '~1'.repeat(many)],
    ['callouts', '> [!faq] a\n> b\n\n'.repeat(many / 10)],
  ])('of %s renders in bounded time', { timeout: 20_000 }, async (_name, source) => {
    expect(typeof (await render(source)).html).toBe('string');
  });
});

const pieces =
  '::|mdi:home|:[|]:|!!|==|[+|a|]|]: |*[|$|$$|\n|\n\n|  |%%|~|^|{.a}|> [!faq] |- |# |**|`|<b onclick="x">|<script>|\\|中文|\\href{javascript:x}'.split(
    '|',
  );
const text = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 40 })
  .map((parts) => parts.join(''));

it('renders any text without throwing, and lets no script of its own in', async () => {
  const plain = renderWith({ html: false }, [abbr, annotation, icon, mark, plot]);
  await fc.assert(
    fc.asyncProperty(text, async (source) => {
      expect(typeof (await render(source)).html).toBe('string');
      expect((await plain(source)).html).not.toMatch(/<script|<[^>]*\s(?:on\w+|style)=|href="javascript:/i);
    }),
    { numRuns: 300 },
  );
});
