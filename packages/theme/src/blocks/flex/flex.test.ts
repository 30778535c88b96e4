import { renderWith } from 'bifolio/testing';
import { describe, expect, it } from 'vitest';
import block from './block.ts';

const render = renderWith({}, [block]);
const tagOf = async (source: string) =>
  /<div class="block-flex"[^>]*>/.exec((await render(source)).html)?.[0];

describe('flex', () => {
  it.each([
    ['', ''],
    [' between center', ' data-align="center" data-justify="between"'],
    [' center', ' data-align="center" data-justify="center"'],
    [' end around column wrap', ' data-align="end" data-justify="around" data-column="" data-wrap=""'],
    [' gap=20', ' data-gap="20px"'],
    [' gap="2rem" nonsense', ' data-gap="2rem"'],
    [` gap='"><script>'`, ''],
  ])('reads %j', async (info, attributes) => {
    expect(await tagOf(`::: flex${info}\nx\n:::\n`)).toBe(`<div class="block-flex"${attributes}>`);
  });

  it('nests', async () => {
    const { html } = await render(':::: flex\na\n\n::: flex column\nb\n:::\n::::\n');
    expect(html).toMatch(/<p>a<\/p>\s*<div class="block-flex" data-column="">\s*<p>b/);
  });
});
