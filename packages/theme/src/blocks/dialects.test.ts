import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../fixtures/render-block.tsx';
import { blocksOf, componentsOf } from '../modules/module-folders.ts';

const blocks = blocksOf(import.meta.glob('./*/block.ts', { eager: true, import: 'default' }));
const named = componentsOf(import.meta.glob('./*/{component,island}.tsx', { eager: true }));
const components = Object.fromEntries(
  Object.entries(named).map(([name, { component }]) => [name, component]),
);
const ours = blockRenderer(blocks, components);

/** Text in a dialect, and the same as we write it. */
const SAMPLES = {
  mkdocs: [
    ['!!! note\n\n    text\n', '::: note\ntext\n:::\n'],
    ['!!! danger "Stop"\n\n    text\n', '::: caution Stop\ntext\n:::\n'],
    ['??? tip "More"\n    text\n', '::: details More\ntext\n:::\n'],
    [
      '=== "One"\n\n    first\n\n=== "Two"\n\n    !!! note\n\n        second\n',
      ':::: tabs\n@tab One\nfirst\n@tab Two\n::: note\nsecond\n:::\n::::\n',
    ],
    ['/// note | Title\ntext\n///\n', '::: note Title\ntext\n:::\n'],
    [':material-home: and ++ctrl+a++\n', '::mdi:home:: and <kbd>Ctrl</kbd>+<kbd>A</kbd>\n'],
  ],
  gitbook: [
    ['{% hint style="danger" %}\nStop **now**\n{% endhint %}\n', '::: caution\nStop **now**\n:::\n'],
    [
      '{% tabs %}\n{% tab title="One" %}\nfirst\n{% endtab %}\n\n{% tab title="Two" %}\n{% hint style="info" %}\nsecond\n{% endhint %}\n{% endtab %}\n{% endtabs %}\n',
      ':::: tabs\n@tab One\nfirst\n@tab Two\n::: info\nsecond\n:::\n::::\n',
    ],
    [
      '{% code title="a.js" lineNumbers="true" %}\n```js\na\n```\n{% endcode %}\n',
      '```js title="a.js" :line-numbers\na\n```\n',
    ],
    ['{% embed url="https://a.dev/b" %}\n', '[https\\://a.dev/b](https://a.dev/b)\n'],
    ['`{% hint %}` is a tag\n', '`{% hint %}` is a tag\n'],
  ],
  hexo: [
    [
      '{% codeblock Title lang:js mark:2 %}\na\n{% raw %}\n{% endcodeblock %}\n',
      '```js {2} title="Title"\na\n{% raw %}\n```\n',
    ],
    ['{% note warning %}\ntext\n{% endnote %}\n', '::: warning\ntext\n:::\n'],
    ['{% blockquote Ada, Notes %}\ntext\n{% endblockquote %}\n', '> text\n>\n> — Ada, Notes\n'],
    ['{% asset_img a.png "An image" %}\n', '<img src="./a.png" alt="An image" title="An image">\n'],
    ['{% link Home https://a.dev %}\n', '[Home](https://a.dev)\n'],
    ['{% raw %}{{ x }}{% endraw %}\n', '{{ x }}\n'],
    ['`{% raw %}{% x %}{% endraw %}` and `{% raw %}`\n', '`{% x %}` and `{% raw %}`\n'],
    ['```js a file.js\na\n```\n', '```js title="a file.js"\na\n```\n'],
    ['```js {2} title="a.js"\na\n```\n', '```js {2} title="a.js"\na\n```\n'],
    ['```js mark:2 first_line:3\na\n```\n', '```js {2} :line-numbers=3\na\n```\n'],
  ],
  hugo: [
    ['{{< hint warning >}}\ntext\n{{< /hint >}}\n', '::: warning\ntext\n:::\n'],
    ['{{% alert title="T" color="danger" %}}\ntext\n{{% /alert %}}\n', '::: caution T\ntext\n:::\n'],
    [
      '{{< tabs items="One,Two" >}}\n{{< tab >}}\nfirst\n{{< /tab >}}\n{{< tab >}}\nsecond\n{{< /tab >}}\n{{< /tabs >}}\n',
      '::: tabs\n@tab One\nfirst\n@tab Two\nsecond\n:::\n',
    ],
    [
      '{{< highlight go "linenos=table,hl_lines=2 4-5" >}}\na\n{{< /highlight >}}\n',
      '```go {2,4-5} :line-numbers\na\n```\n',
    ],
    [
      '{{< figure src="./a.png" alt="A" caption="Text" >}}\n',
      '<figure>\n<img src="./a.png" alt="A">\n<figcaption>\n\nText\n\n</figcaption>\n</figure>\n',
    ],
    ['{{</* ref "a" */>}}\n', '`{{< ref "a" >}}`\n'],
    ['```md\n{{%/* tab */%}}\n```\n', '```md\n{{% tab %}}\n```\n'],
  ],
  docusaurus: [
    [
      'import Tabs from \'@theme/Tabs\';\nimport TabItem from \'@theme/TabItem\';\n\n<Tabs groupId="os">\n<TabItem value="a" label="One">\n\nfirst\n\n</TabItem>\n<TabItem value="b" label="Two">\n\n:::tip\n\nsecond\n\n:::\n\n</TabItem>\n</Tabs>\n',
      ':::: tabs#os\n@tab One#a\n\nfirst\n\n@tab Two#b\n\n::: tip\n\nsecond\n\n:::\n\n::::\n',
    ],
    ['<Admonition type="tip" title="T">\n\ntext\n\n</Admonition>\n', '::: tip T\n\ntext\n\n:::\n'],
    ['```js showLineNumbers {2}\na\nb\n```\n', '```js :line-numbers {2}\na\nb\n```\n'],
    ['```js\n// highlight-next-line\na\n```\n', '```js\n// [!code highlight]\na\n```\n'],
    ['{/* note */}\n\ntext\n', '<!-- note -->\n\ntext\n'],
    ['```js\nimport Tabs from "@theme/Tabs";\n```\n', '```js\nimport Tabs from "@theme/Tabs";\n```\n'],
  ],
  starlight: [
    [':::caution[Stop]\ntext\n:::\n', '::: warning Stop\ntext\n:::\n'],
    [':::note{icon="star"}\ntext\n:::\n', '::: note\ntext\n:::\n'],
    ['```js {2} mark={3}\n// src/a.ts\na\n```\n', '```js {2} {3} title="src/a.ts"\na\n```\n'],
  ],
};

describe.each(Object.entries(SAMPLES))('%s', (dialect, samples) => {
  const render = blockRenderer(blocks, components, { dialects: [dialect as keyof typeof SAMPLES] });

  it.each(samples as [string, string][])('%j shows what %j shows', async (written, same) => {
    const { html, problems } = await render(written);
    expect(html.replaceAll(' ', '')).toBe((await ours(same)).html.replaceAll(' ', ''));
    expect(problems).toEqual([]);
  });
});

it('further tags become what the site says', async () => {
  const shortcodes = { button: '[{0}]({href})', box: '::: tip {title}\n{body}\n:::' };
  const render = blockRenderer(blocks, components, { dialects: ['hugo'], shortcodes });
  const { html } = await render(
    '{{< button "Go" href="/a/" >}}\n\n{{% box title="T" %}}\n{{< button Up >}}\n{{% /box %}}\n',
  );
  expect(html).toBe((await ours('[Go](/a/)\n\n::: tip T\n[Up]()\n:::\n')).html);
});

it('what an author writes in a tag is text', async () => {
  const render = blockRenderer(blocks, components, { dialects: ['hugo', 'hexo'] });
  const { html } = await render(
    '{{< figure src="a.png" alt=\'"><script>1</script>\' >}}\n\n{% asset_img a.png \'"><script>2</script>\' %}\n',
  );
  expect(html).not.toContain('<script');
});

it.each([
  '{% hint %}\n',
  '{% endhint %}\n',
  '{% code %}\n',
  '{{< tab >}}',
  '{{< /tab >}}',
  '{{< highlight a >}}\n',
  '{% codeblock %}\n',
  '{% tabs ',
  '{{<',
  '{{</*',
  '`{% raw %}',
])('a page full of %j is read in time', async (unit) => {
  const render = blockRenderer(blocks, components, { dialects: ['gitbook', 'hexo', 'hugo'] });
  const { html } = await render(unit.repeat(3000));
  expect(html.length).toBeGreaterThan(0);
});
