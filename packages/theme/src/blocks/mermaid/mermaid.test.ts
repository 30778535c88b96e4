import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { Mermaid } from './component.tsx';
import { DIAGRAM_KINDS, diagramOf } from './kinds.ts';
import { usualHeight } from './usual-height.ts';

const render = blockRenderer([block], { Mermaid });

describe('a diagram', () => {
  it('shows its text until it is drawn, keeps its place and has a name', async () => {
    const { html, problems, text } = await render('```mermaid\nflowchart LR\n  A["<b>"] --> B\n```\n');
    expect(problems).toEqual([]);
    expect(html).toContain('<figure class="chart" data-kind="mermaid" aria-label="Chart">');
    expect(html).toContain('data-height="180px"');
    expect(html).toContain('A[&quot;&lt;b&gt;&quot;] --&gt; B');
    expect(text).toContain('A["<b>"] --> B');
  });

  it.each([
    ['```mermaid The way home', 'The way home'],
    ['```mermaid title="A & B" height=300', 'A &amp; B'],
    ['```sequence Greeting {height=300}', 'Greeting'],
  ])('has a title behind its name: %s', async (fence, title) => {
    const { html } = await render(`${fence}\nA->>B: hi\n\`\`\`\n`);
    expect(html).toContain(`aria-label="${title}"`);
    expect(html).toContain(`<figcaption><span>${title}</span>`);
    if (fence.includes('height')) expect(html).toContain('data-height="300px"');
  });

  it.each(Object.keys(DIAGRAM_KINDS))('may be named by its kind: %s', async (language) => {
    const { html, problems } = await render(`\`\`\`${language}\nbody\n\`\`\`\n`);
    expect(problems).toEqual([]);
    expect(html).toContain(DIAGRAM_KINDS[language]);
  });

  it('of a kind is indented where Mermaid wants it', () => {
    expect(diagramOf('state', 'a --> b\n\n  c')).toBe('stateDiagram-v2\n  a --> b\n\n    c');
    expect(diagramOf('sankey', 'a,b,1')).toBe('sankey-beta\na,b,1');
    expect(diagramOf('mermaid', 'pie\n')).toBe('pie\n');
  });

  it('has a place between 180 and 640 pixels', () => {
    expect(usualHeight('')).toBe(340);
    expect(usualHeight('flowchart LR\nA')).toBe(180);
    expect(usualHeight(`---\ntitle: x\n---\nflowchart TD\n${'A-->B\n'.repeat(99)}`)).toBe(640);
  });

  it('drops a height that is none', async () => {
    const { html, problems } = await render('```mermaid height=tall\ngraph TD\n```');
    expect(html).not.toContain('tall');
    expect(problems).toMatchObject([
      { line: 1, message: 'Invalid value "tall" for height in ```mermaid; it is ignored.' },
    ]);
  });

  it('is code when diagrams are switched off', async () => {
    const off = blockRenderer([block], { Mermaid }, { mermaid: false });
    expect((await off('```mermaid\nA\n```\n')).html).not.toContain('figure');
  });

  it.each([
    [
      `sequenceDiagram\n${'A->>B: x\n'.repeat(1000)}`,
      'It has 1001 lines, and more than 1000 would stop the page.',
    ],
    [
      `flowchart LR\n${'a-->b;'.repeat(10_000)}`,
      'It has 60013 characters, and more than 50000 would stop the page.',
    ],
  ])('that is too large is told to its author', async (code, why) => {
    const { problems } = await render(`Text\n\n\`\`\`mermaid\n${code}\n\`\`\`\n`);
    expect(problems).toMatchObject([
      { code: 'mermaid-size', line: 3, message: expect.stringContaining(why) },
    ]);
  });

  it('that cannot be drawn in browsers is its text', async () => {
    const { html } = await render('<Mermaid code="pie" />\n');
    expect(html).toContain('<code>pie</code>');
  });
});
