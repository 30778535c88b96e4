import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderWith } from './test-environment.ts';

const render = renderWith();
const many = 100_000;

describe('a hostile page', () => {
  it.each([
    ['quotes', '>'.repeat(many)],
    ['brackets', '['.repeat(many)],
    ['closed brackets', `${'['.repeat(many)}a${']'.repeat(many)}`],
    ['list markers', '- '.repeat(many)],
    ['component tags', '<Card>\n'.repeat(many)],
    ['nested components', `${'<Card>\n'.repeat(many)}${'</Card>\n'.repeat(many)}`],
    ['parts of components', `${'<Card>\n<template #a>\n'.repeat(many / 10)}`],
    [
      'nested parts',
      `${'<Card>\n<template #a>\n'.repeat(many / 10)}${'</template>\n</Card>\n'.repeat(many / 10)}`,
    ],
    ['containers and braces', '::: tip\n{'.repeat(many / 10)],
    ['unknown tags', '<x>'.repeat(many)],
    ['unknown tags that never end', '<x a="'.repeat(many)],
    ['braces of prose', '{.a '.repeat(many)],
    ['unknown containers', '::: xx\n\n'.repeat(many / 10)],
    ['colons between words', 'a:b:c'.repeat(many)],
    ['addresses', `${'a.'.repeat(many)}@`],
    ['NUL and lone surrogates', '\0\ud800[a](\udc00)'.repeat(1000)],
  ])('of %s renders in bounded time', async (_name, source) => {
    expect((await render(source)).html).not.toBe('');
  });

  it('of 5 MB renders', async () => {
    const { html } = await render(
      'Some **words** and `code` with [links](./a.md), 中文，也有。\n\n'.repeat(85_000),
    );
    expect(html.length).toBeGreaterThan(5_000_000);
  });

  it('keeps what is nested too deep as text and says where', async () => {
    const { html, problems } = await render(`${'> '.repeat(300)}deep\n`);
    expect(html).toContain('deep');
    expect(problems).toMatchObject([{ code: 'nested-too-deep', severity: 'warning', line: 1 }]);
  });
});

const pieces = fc.constantFrom(
  ...'# |> |- |1. |**|*|_|~~|`|```\n|```ts\n|[|](|)|![|<|>|<a href="|javascript:alert(1)|" onclick="x"|<script>|</script>|<Card>|</Card>|<Card x={|\n<template #a>|</template>\n|}|{.a #b onclick=x href=javascript:x}|\n|\n\n|    |:::|::: tip|[^a]|[^a]: |^[|| a | b |\n|-|-|\n|[[toc]]|![[%zz.mp3]]|![[javascript:x.pdf]]|[[a%#b|> [!NOTE]\n|https://a.b|x@y.z|&lt;|&#106;|\\|中文，|data:text/html,x|<!-- @include: ../x.md -->'.split(
    '|',
  ),
);
const markdown = fc
  .array(fc.oneof(pieces, pieces, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 40 })
  .map((parts) => parts.join(''));

describe('any text', () => {
  it('renders without throwing', async () => {
    await fc.assert(
      fc.asyncProperty(markdown, async (source) => {
        expect(typeof (await render(source)).html).toBe('string');
      }),
      { numRuns: 1500 },
    );
  });

  it('becomes harmless HTML when raw HTML is off', async () => {
    const strict = renderWith({ html: false });
    await fc.assert(
      fc.asyncProperty(markdown, async (source) => {
        const { html } = await strict(source);
        for (const [tag, name = ''] of html.matchAll(/<\/?([a-z][\w-]*)[^>]*>/gi)) {
          expect(allowed.has(name), tag).toBe(true);
          expect(tag).not.toMatch(
            /\s(?:on\w+|style|srcdoc)=|(?:href|src)="\s*(?:javascript|vbscript|data:text)/i,
          );
        }
        expect(html).not.toMatch(/<(?![a-z/])/i);
      }),
      { numRuns: 1500 },
    );
  });
});

const allowed = new Set(
  'p h1 h2 h3 h4 h5 h6 a em strong del code pre span div blockquote ul ol li input label img br hr table thead tbody tr th td sup section nav audio iframe'.split(
    ' ',
  ),
);
