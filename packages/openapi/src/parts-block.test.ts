import { renderWith } from 'bifolio/testing';
import { expect, it } from 'vitest';
import { part } from './pages/markdown.ts';
import { partsBlock } from './parts-block.ts';

const render = async (text: string) => (await renderWith({}, [partsBlock])(text)).html;

it('reads descriptions as CommonMark, in which the syntax of Bifolio means nothing', async () => {
  const text =
    '::: tip\n\n{{ 1 + 1 }} <Box /> <script>alert(1)</script> *this*<br>that\n\n# Head\n\n```openapi\n{}\n```\n';
  const html = await render(part({ kind: 'text', text }));
  expect(html).toContain('<p>::: tip</p>');
  expect(html).toContain('{{ 1 + 1 }} &lt;Box /&gt; &lt;script&gt;alert(1)&lt;/script&gt; <em>this</em><br');
  expect(html).toContain('<p><strong>Head</strong></p>');
  expect(html).toContain('{}');
});

it('links types', async () => {
  const type = [{ text: 'Pet<b>', href: './pet.md' }, { text: '[]' }];
  const html = await render(part({ kind: 'type', label: 'application/json', type }));
  expect(html).toMatch(/<code>application\/json<\/code>.*<a [^>]*>Pet&lt;b&gt;<\/a>\[\]/s);
});

it('lets no text of a description leave its part', async () => {
  const html = await render(part({ kind: 'text', text: '````\n# No heading\n````' }));
  expect(html).not.toMatch(/<h\d/);
});
