import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { Flowchart } from './component.tsx';
import { drawFlow } from './draw-flow.ts';
import { flowScale } from './presets.ts';

const render = blockRenderer([block], { Flowchart });
const code = 'st=>start: <b>\ne=>end: 完\nst->e';

describe('a flowchart', () => {
  it.each([
    ['flow', 'Chart'],
    ['flowchart:ant Two steps', 'Two steps'],
    ['flow:pie title="A"', 'A'],
  ])('shows its text until it is drawn, and has a name: %s', async (info, name) => {
    const { html, problems, text } = await render(`\`\`\`${info}\n${code}\n\`\`\`\n`);
    expect(problems).toEqual([]);
    expect(html).toContain(`aria-label="${name}"`);
    expect(html).toContain('data-height="220px"');
    expect(html).toContain('st=&gt;start: &lt;b&gt;');
    expect(text).toContain('完');
  });

  it('of an unknown preset is reported', async () => {
    const { problems } = await render(`Text\n\n\`\`\`flow:blue\n${code}\n\`\`\`\n`);
    expect(problems).toMatchObject([
      {
        code: 'flowchart-preset',
        line: 3,
        message: 'Invalid preset "blue" for a flowchart; using "vue".',
        hint: 'Use one of: vue, ant, pie.',
      },
    ]);
  });
});

it.each([
  [418, 0.8],
  [419, 0.9],
  [1280, 0.9],
  [1281, 1],
])('in a window of %i pixels it is scaled by %f', (width, scale) => expect(flowScale(width)).toBe(scale));

it('with hundreds of nodes is not drawn, since that would stop the page, and its author is told', async () => {
  const code = Array.from({ length: 101 }, (_, index) => `n${index}=>operation: a=>b`).join('\n');
  const place = { element: {} as HTMLElement, isDark: false, signal: new AbortController().signal };
  await expect(drawFlow(place, { code, preset: 'vue', library: '' })).rejects.toThrow(
    'It has 101 nodes, and more than 100 would stop the page.',
  );
  const { problems } = await render(`Text\n\n\`\`\`flow\n${code}\n\`\`\`\n`);
  expect(problems).toMatchObject([{ code: 'flowchart-size', line: 3 }]);
  const smaller = code.replace(/^.*\n/, '');
  expect((await render(`\`\`\`flow\n${smaller}\n\`\`\`\n`)).problems).toEqual([]);
});
