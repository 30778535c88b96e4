import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { Field } from './component.tsx';

const render = blockRenderer([block], { Field });
const htmlOf = async (source: string) => (await render(source)).html;

const drawn =
  '<div class="block-field"><p class="block-field-head"><code class="block-field-name">size</code>' +
  '<span data-flag="required">Required</span><code class="block-field-type">number</code></p>' +
  '<p class="block-field-default">Default <code>3</code></p><div class="block-field-body"><p><em>How</em> big.</p></div></div>';

describe('field', () => {
  it('reads attributes behind the name', async () => {
    expect(await htmlOf('::: field name="size" type="number" required default="3"\n*How* big.\n:::\n')).toBe(
      drawn,
    );
  });

  it('is a tag too, which knows its default by two names', async () => {
    const tag = '<Field name="size" type="number" required default-value="3">\n\n*How* big.\n\n</Field>\n';
    expect((await htmlOf(tag)).replaceAll('\n', '')).toBe(drawn);
  });

  it('reads lines that begin with @, and takes back-ticks off', async () => {
    expect(await htmlOf('::: field size\n@type `number`\n@default 3\n@required\n\n*How* big.\n:::\n')).toBe(
      drawn,
    );
    expect(
      await htmlOf('::: field `size`\n@description *How* big.\n@type number\n@required\n@default `3`\n:::\n'),
    ).toBe(drawn);
  });

  it('leaves unknown lines and those in code alone', async () => {
    const html = await htmlOf('::: field a\n@since 2.0\n\n```ts\n@type x\n```\n:::\n');
    expect(html).toContain('<p>@since 2.0</p>');
    expect(html).toContain('@type x');
    expect(html).not.toContain('block-field-type');
  });

  it('switches flags off with false and shows an empty default', async () => {
    expect(await htmlOf('::: field a\n@deprecated false\n@default\n:::\n')).toBe(
      '<div class="block-field"><p class="block-field-head"><code class="block-field-name">a</code></p>' +
        '<p class="block-field-default">Default <code></code></p></div>',
    );
  });

  it('keeps what is said behind a flag', async () => {
    const html = await htmlOf('::: field a\n@deprecated use *b*\n@required true\n:::\n');
    expect(html).toContain('data-flag="deprecated"');
    expect(html).toContain('<div class="block-field-body"><p>use <em>b</em></p></div>');
  });

  it('reads attributes without a name', async () => {
    expect(await htmlOf('::: field type="number" default="3"\n@name size\n:::\n')).toBe(
      '<div class="block-field"><p class="block-field-head"><code class="block-field-name">size</code>' +
        '<code class="block-field-type">number</code></p><p class="block-field-default">Default <code>3</code></p></div>',
    );
  });

  it('stands in groups', async () => {
    const html = await htmlOf(':::: field-group\n::: field a\n:::\n::: field b\n@type <T>\n:::\n::::\n');
    expect(html).toMatch(
      /^<div class="block-field-group"><div class="block-field">.*<div class="block-field">.*<\/div>$/,
    );
    expect(html).toContain('&lt;T&gt;');
  });

  it('leaves lines of containers in it to those', async () => {
    const html = await htmlOf(
      ':::: field size\n@type `object`\n\n::: field width\n@type `number`\n@required\n:::\n\n@default 3\n::::\n',
    );
    expect(html).toContain(
      '<code class="block-field-name">size</code><code class="block-field-type">object</code></p><p class="block-field-default">Default <code>3</code>',
    );
    expect(html).toContain(
      '<code class="block-field-name">width</code><span data-flag="required">Required</span><code class="block-field-type">number</code>',
    );
  });

  it('says so when it has no name', async () => {
    expect((await render('::: field\nx\n:::\n')).problems).toMatchObject([{ code: 'field-name', line: 1 }]);
    expect((await render('::: field\n@name size\n:::\n')).problems).toEqual([]);
  });
});
