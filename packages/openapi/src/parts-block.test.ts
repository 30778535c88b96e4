import { renderWith } from 'bifolio/testing';
import { expect, it } from 'vitest';
import { part } from './pages/markdown.ts';
import { partsBlock } from './parts-block.ts';

const render = async (text: string) => (await renderWith({}, [partsBlock])(text)).html;

it('reads descriptions as CommonMark, in which the syntax of Bifolio means nothing', async () => {
  const text =
    '::: tip\n\n{{ 1 + 1 }} <Box /> <script>alert(1)</script> *this*<br>that {.loud}\n\n# Head {#head}\n\n```openapi\n{}\n```\n';
  const html = await render(`## Request {#request}\n\n${part({ kind: 'text', text })}`);
  expect(html).toContain('<p>::: tip</p>');
  expect(html).toContain('{{ 1 + 1 }} &lt;Box /&gt; &lt;script&gt;alert(1)&lt;/script&gt; <em>this</em><br');
  expect(html).toContain('that {.loud}</p>');
  expect(html).toContain('<p><strong>Head {#head}</strong></p>');
  expect(html).toContain('{}');
});

it('links types', async () => {
  const type = [{ text: 'Pet<b>', href: './pet.md' }, { text: '[]' }];
  const html = await render(part({ kind: 'type', label: 'application/json', type }));
  expect(html).toMatch(/<code>application\/json<\/code>.*<a [^>]*>Pet&lt;b&gt;<\/a>\[\]/s);
});

it('leads links that begin with a slash to the site of the option', async () => {
  const base = part({ kind: 'base', url: 'https://docs.example.com/v3' });
  const text = part({ kind: 'text', text: '[a](/rest/a#b) [c](./c.md) [d](https://d.example/)' });
  const hrefs = [...(await render(`${base}\n\n${text}`)).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(hrefs).toEqual(['https://docs.example.com/rest/a#b', './c.md', 'https://d.example/']);
});

it('lets no text of a description leave its part', async () => {
  const html = await render(part({ kind: 'text', text: '````\n# No heading\n````' }));
  expect(html).not.toMatch(/<h\d/);
});

it('shows fields with their types, what is said of them, and fields in them', async () => {
  const field = { name: '<id>', type: [{ text: 'Pet', href: './pet.md' }], flags: [], facts: [], fields: [] };
  const fields = [
    {
      ...field,
      flags: [{ kind: 'required', text: 'Required' }],
      facts: [{ label: 'Values', values: ['"<a>"', '"b"'] }],
      description: 'Its *id*.',
      fields: [{ ...field, name: 'inside', type: [{ text: 'string' }] }],
    },
  ];
  const html = await render(part({ kind: 'fields', fields }));
  expect(html.replace(/>\s+</g, '><')).toMatch(
    /<code class="openapi-name">&lt;id&gt;<\/code> ?<span class="openapi-type"><a [^>]*>Pet<\/a><\/span>.*<span data-flag="required">Required<\/span>.*<p>Its <em>id<\/em>\.<\/p>.*<p class="openapi-fact">Values <code>&quot;&lt;a&gt;&quot;<\/code><code>&quot;b&quot;<\/code><\/p>.*<div class="openapi-fields">.*inside/s,
  );
});
