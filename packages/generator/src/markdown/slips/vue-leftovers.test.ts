import { expect, test } from 'vitest';
import { renderWith } from '../test-environment.ts';

const render = renderWith();
const problemsOf = async (source: string) =>
  (await render(source)).problems.map(({ code, line, column }) => [code, line, column]);

test.each([
  ['<Badge :text="count + 1"/>', 'vue-attribute', 8],
  ['<div v-if="false">shown</div>', 'vue-attribute', 6],
  ['<Badge a={[{"b": "#c d"}]} v-if="x"/>', 'vue-attribute', 28],
  ['a <b :title="name">b</b>', 'vue-attribute', 6],
  ['<svg-image :svg="icon" />', 'kebab-component', 1],
  ['<style scoped>\np { color: red }\n</style>', 'style-kind', 1],
  ['<style lang="css" module>\n.a { color: red }\n</style>', 'style-kind', 1],
  ['<style lang="scss">\n.a { .b { color: red } }\n</style>', 'style-language', 1],
  ['<script>\nexport default { data() {} }\n</script>', 'script-setup', undefined],
  ['<script lang="ts">\nlet a: string;\n</script>', 'script-setup', undefined],
])('what only Vue understands is told: %s', async (source, code, column) => {
  expect(await problemsOf(`text\n\n${source}\n`)).toContainEqual([code, 3, column]);
});

test.each([
  '<Badge :size="2" :items=\'["a"]\' v-pre />',
  '<Badge items={[{"effect": "linear-gradient(120deg, #d9b98888, #88a6d988)"}]} />',
  '<model-viewer src="/a.glb"></model-viewer>',
  '<Banner banner={{"a": "linear(#a0826d22, #6d82a022)"}} />',
  '<Banner banner="linear(120deg, #a0826d22, #6d82a022)" />',
  '<style>\n.a:hover { color: red }\n</style>',
  '<script>\nlet a = 1;\n</script>',
  '<script type="module">\nexport default 1;\n</script>',
  '`<div v-if="a">` and :tada: @here',
])('what browsers understand is not: %s', async (source) => {
  const codes = (await problemsOf(`${source}\n`)).map(([code]) => code);
  expect(codes.filter((code) => /vue|kebab|style-language|script-setup/.test(String(code)))).toEqual([]);
});

test('a script of Vue is left out of the page', async () => {
  expect((await render('<script>\nexport default {}\n</script>\n\ntext\n')).html).toBe('<p>text</p>\n');
});
