import { describe, expect, it } from 'vitest';
import { renderWith } from '../test-environment.ts';

const render = renderWith();
const htmlOf = async (source: string) => (await render(source)).html.trim();

describe('a tag that HTML does not know', () => {
  it.each([
    ['Promise<string> or std::vector<int>', '<p>Promise&lt;string&gt; or std::vector&lt;int&gt;</p>'],
    ['if x<y and y>z', '<p>if x&lt;y and y&gt;z</p>'],
    ['cp <from> <path> **now**', '<p>cp &lt;from&gt; &lt;path&gt; <strong>now</strong></p>'],
    ['<placeholder>', '<p>&lt;placeholder&gt;</p>'],
    ['<name>\n\ntext', '<p>&lt;name&gt;</p>\n<p>text</p>'],
    ['a </string> b', '<p>a &lt;/string&gt; b</p>'],
    ['a <foo_bar> b', '<p>a &lt;foo_bar&gt; b</p>'],
  ])('stays text: %s', async (source, html) => expect(await htmlOf(source)).toBe(html));

  it.each([
    '<p>a <kbd>b</kbd> <BR> <my-element>c</my-element></p>',
    '<p>a <svg viewBox="0 0 1 1"><g><path d="M0 0"/></g></svg> b</p>',
    '<p>a <math><mi>x</mi></math> <nobr>b</nobr></p>',
    '<my-element>\nx\n</my-element>',
    '<div>\n<anything>\n</div>',
  ])('is none of these: %s', async (html) => {
    expect(await htmlOf(html.replace(/^<p>(.*)<\/p>$/, '$1'))).toBe(html);
  });

  it('is reported where it stands', async () => {
    const { problems } = await render('one\n\ntwo\na Promise<string> here\n\n<name>\n');
    expect(problems).toEqual([
      {
        severity: 'warning',
        code: 'unknown-element',
        file: 'guide/page.md',
        line: 4,
        column: 10,
        message: 'Unknown HTML element <string>; shown as text.',
        hint: 'Write `<string>` as code, or &lt;string&gt;, if text is what you mean.',
      },
      expect.objectContaining({ line: 6, column: 1 }),
    ]);
  });

  it('is not looked for in code', async () => {
    expect((await render('`Promise<string>`\n\n```ts\nPromise<string>\n```\n')).problems).toEqual([]);
  });
});
