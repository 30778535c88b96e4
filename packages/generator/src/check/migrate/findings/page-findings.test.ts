import { expect, test } from 'vitest';
import { plume, vitepress } from '../fixtures/findings-of.ts';

test('plain pages of VitePress carry over', async () => {
  const page = [
    '---',
    'layout: home',
    'hero: { name: A, text: B, actions: [{ theme: brand, text: Go, link: / }] }',
    'features: [{ icon: 🚀, title: Fast, details: Very }]',
    '---',
    '',
    '# Title {#own}',
    '',
    '[[toc]]',
    '',
    '::: details More <Badge type="tip" text="new" />',
    'Prose with {{ braces',
    ':::',
    '',
    '::: code-group',
    '```js{1,3-4}:line-numbers [a.js]',
    'const a = "{{ a }}"; // [!code focus]',
    '```',
    ':::',
    '',
    '::: v-pre',
    '{{ a }}',
    ':::',
    '',
    '`{{ a }}` <span v-pre>{{ a }}</span> a < b && c > d, me@example.com :tada:',
    '',
    '> [!NOTE]',
    '> x',
    '',
    '<style>.a { color: red }</style>',
    '',
  ].join('\n');
  expect(await vitepress(page)).toEqual([]);
});

test('plain pages of Plume carry over', async () => {
  const page = [
    '---',
    'title: A',
    'createTime: 2024/03/11 10:37:40',
    'permalink: /article/abc/',
    'tags: [a]',
    'badge: { text: new, type: tip }',
    '---',
    '',
    '::: tip 注意',
    'x',
    ':::',
    '',
    ':::: card-grid',
    '::: card title="a" icon="mdi:home"',
    '==a=={.tip} H~2~O !!b!!{.blur} [+c] ::mdi:home::',
    ':::',
    '::::',
    '',
    '[+c]: note',
    '',
    '*[HTML]: Hyper Text Markup Language',
    '',
    '::: tabs#os',
    '@tab:active One#1',
    'x',
    ':::',
    '',
    '::: file-tree',
    '- docs/',
    '  - ++a.md',
    ':::',
    '',
    '```ts title="a.ts" :collapsed-lines=5 {1}',
    'a',
    '```',
    '',
    '<LinkCard title="a" href="/" />',
    '',
    '<!-- more -->',
    '',
  ].join('\n');
  expect(await plume(page)).toEqual([]);
});

test('Vue in pages is found by line and column', async () => {
  const page = [
    '<script setup>',
    'const n = 1',
    '</script>',
    '',
    'Version {{ n }} and `{{ n }}`.',
    '',
    '<Foo :list="items" @click="go" />',
    '',
    '<Badge text="a" :type="kind" />',
    '',
    '<div v-for="a in b" onclick="alert(1)">{{ a }}</div>',
    '',
  ].join('\n');
  expect(await vitepress(page)).toEqual([
    'page.md:1 lost <script setup>',
    'page.md:5:9 lost Values in text, {{ … }}',
    'page.md:7:1 lost <Foo>',
    'page.md:7:6 lost Computed attributes, :name="expression"',
    'page.md:7:20 lost Handlers of events, @click="…"',
    'page.md:9:17 lost Computed attributes, :name="expression"',
    'page.md:11:6 lost The directive v-for',
    'page.md:11:21 lost onclick="…"',
    'page.md:11:40 lost Values in text, {{ … }}',
  ]);
});

test('parts that are to be locked are looked into, and data of installed packages is found', async () => {
  const page =
    '::: encrypt password="four words at random"\n\na\n\n<Nope />\n:::\n\n@[caniuse](css-grid)\n\n@[caniuse](css-gird)\n';
  expect(await plume(page)).toEqual([
    'page.md:5:1 lost <Nope>',
    'page.md:10 change No data about the feature "css-gird", so its support is omitted.',
  ]);
});

test('syntax that nothing here draws is found; code is not looked into', async () => {
  const page = [
    '---',
    'titleTemplate: x',
    'isHome: true',
    'layout: wide',
    '---',
    '::: nope title',
    'x',
    ':::',
    '',
    '@[nope width=3](id)',
    '',
    '```md',
    '::: nope',
    '@[nope](id)',
    '```',
    '',
    '![a](@/assets/a.png)',
    '',
  ].join('\n');
  expect(await vitepress(page)).toEqual([
    'page.md:2:1 change `titleTemplate`',
    'page.md:3:1 change `isHome`',
    'page.md:4:1 lost The layout "wide"',
    'page.md:6 lost The container ::: nope',
    'page.md:10 lost The embed @[nope](…)',
    'page.md:17 lost Images behind an alias',
  ]);
});

test('blocks of home pages that do not exist here are told, ours and other names of ours are not', async () => {
  const page = [
    '---',
    'pageLayout: home',
    'config:',
    '  - { type: hero, effect: prism, hero: { name: A } }',
    '  - type: posts',
    '  - type: hero',
    '    effect: tint-plate',
    '  - type: Card',
    '  - type: "Marquee"',
    '---',
    '',
  ].join('\n');
  expect(await plume(page)).toEqual(['page.md:9:5 lost The home block "Marquee"']);
});
