import { expect, it } from 'vitest';
import { renderWith } from '../../packages/generator/src/markdown/test-environment.ts';
import { fromFragment } from '../components/playground/link.ts';
import samples from './samples.ts';

const markdown = renderWith({ code: false }, [samples]);
const opened: unknown[] = [];
const renderComponent = ({ props }: { props: Record<string, unknown> }) => {
  opened.push(props.md);
  return { html: '', islands: [], styles: [] };
};
const render = async (...parts: string[]) => (await markdown(parts.join('\n\n'), { renderComponent })).html;
const fence = (source: string) => `\`\`\`\`md\n${source}\n\`\`\`\``;

it('two samples in a row have a frame each', async () => {
  const html = await render(fence('One.'), 'One.', fence('Two.'), 'Two.');
  expect(html.replace(/<pre>.*?<\/pre>\n/gs, '').replaceAll('\n', '')).toBe(
    ['One.', 'Two.']
      .map((text) => `<div class="sample"><div class="sample-result"><p>${text}</p></div></div>`)
      .join(''),
  );
});

it('a mark that only the source keeps with a backslash makes no difference', async () => {
  expect(await render(fence('It [\\!code hl].'), 'It [!code hl].')).toContain('sample-result');
});

it('Markdown that something else follows is no sample', async () => {
  expect(await render(fence('One.'), 'Two.')).not.toContain('sample');
});

it('a sample opens in the playground as it is written', async () => {
  await render(fence('It [\\!code hl].'), 'It [!code hl].');
  expect(await fromFragment(`#md=${opened.at(-1)}`)).toMatchObject({ source: 'It [!code hl].\n' });
});
