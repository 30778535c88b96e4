import { expect, test } from 'vitest';
import { renderWith } from '../test-environment.ts';

const render = renderWith({ anchors: false, hoistTitle: false });

const told = async (source: string) =>
  (await render(source)).problems.map(({ code, line }) => `${code} ${line}`);

test('a definition that no link uses is warned of, in quotes and lists too', async () => {
  expect(await told('Text.\n\n[a]: /a\n')).toEqual(['unused-definition 3']);
  expect(await told('Text.\n\n> - [a]: /a\n')).toEqual(['unused-definition 3']);
});

test('links and images of all forms use a definition, whatever their case, above and below it', async () => {
  expect(await told('[x][A] ![y][b] [c][] [d]\n\n[a]: /a\n[B]: /b.png\n[c]: /c\n[d]: /d\n')).toEqual([]);
  expect(await told('[a]: /a\n\n- See [a].\n')).toEqual([]);
});

test('a definition below another one of its label is ignored, and told', async () => {
  expect(await told('[x][a]\n\n[a]: /a\n[A]: /other\n')).toEqual(['shadowed-definition 4']);
});

test('comments in the form of definitions, footnotes and examples in code are none', async () => {
  expect(
    await told('[//]: # (a comment)\n\nTea[^1] `[a]: /a`\n\n[^1]: Green.\n\n```md\n[b]: /b\n```\n'),
  ).toEqual([]);
});
