import { expect, it } from 'vitest';
import { resolveMarkdown } from '../../options.ts';
import { highlightCss } from './highlight-css.ts';

it('has one rule for each pair of colours, in the layer of code', async () => {
  const css = await highlightCss(resolveMarkdown({}));
  expect(css).toMatch(
    /^@layer code\{\n\.shiki\{color:light-dark\(#\w+,#\w+\);background-color:light-dark\(#ffffff,#121212\)\}\n\.s1\{/,
  );
  expect(css).not.toContain('undefined');
  expect(css.length).toBeLessThan(9_000);
});

it('is empty when highlighting is off', async () => {
  expect(await highlightCss(resolveMarkdown({ code: false }))).toBe('');
});
