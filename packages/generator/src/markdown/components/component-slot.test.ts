import { describe, expect, it } from 'vitest';
import type { ComponentCall } from '../../core/contracts/markdown.ts';
import { renderWith } from '../test-environment.ts';

const render = renderWith({ hoistTitle: false, anchors: false, code: false });

/** The components of a page as they were asked for, and its HTML. */
async function draw(source: string) {
  const calls: Pick<ComponentCall, 'name' | 'props' | 'slots' | 'children'>[] = [];
  const { html, problems } = await render(source, {
    renderComponent({ name, props, slots, children }) {
      calls.push({ name, props, ...(slots && { slots }), ...(children && { children }) });
      return { html: `[${name}]`, islands: [], styles: [] };
    },
  });
  return { calls, html, problems };
}

describe('parts with names in a component', () => {
  it('become its props, a single paragraph without its element; the rest are children', async () => {
    const { calls, problems } = await draw(
      '<Card title="T">\n<template #title>**Own** title</template>\n\ntext\n\n  <template v-slot:more-text="{ x }">\n\n  - a\n\n  </template>\n</Card>\n',
    );
    expect(calls).toEqual([
      {
        name: 'Card',
        props: { title: { $slot: 'title' }, moreText: { $slot: 'moreText' } },
        slots: { title: '<strong>Own</strong> title', moreText: '<ul>\n<li>a</li>\n</ul>' },
        children: '<p>text</p>',
      },
    ]);
    expect(problems).toEqual([]);
  });

  it('may begin on the line of the tag, be indented, follow text, and hold components with parts of their own', async () => {
    const { calls } = await draw(
      '<Card><template #title>\n    <span>a</span>\n  </template>\n  text\n  <template #footer>\n    <Card>\n      <template #title>inner</template>\n    </Card>\n  </template>\n</Card>\n',
    );
    expect(calls).toEqual([
      { name: 'Card', props: { title: { $slot: 'title' } }, slots: { title: 'inner' } },
      {
        name: 'Card',
        props: { title: { $slot: 'title' }, footer: { $slot: 'footer' } },
        slots: { title: '<span>a</span>', footer: '[Card]' },
        children: '<p>text</p>',
      },
    ]);
  });

  it('may stand on one line with the tags', async () => {
    const { calls, problems } = await draw(
      '<Card><template #title>*a*</template> <template #more="{ x }">b</template>text</Card>\n\n<Card><template #default>c</template></Card>\n',
    );
    expect(calls).toEqual([
      {
        name: 'Card',
        props: { title: { $slot: 'title' }, more: { $slot: 'more' } },
        slots: { title: '<em>a</em>', more: 'b' },
        children: 'text',
      },
      { name: 'Card', props: {}, children: 'c' },
    ]);
    expect(problems).toEqual([]);
  });

  it('called default are the children', async () => {
    const { calls } = await draw('<Card>\n<template #default>\n\ntext\n\n</template>\n</Card>\n');
    expect(calls).toEqual([{ name: 'Card', props: {}, children: '<p>text</p>' }]);
  });

  it.each([
    ['outside of a component', '<template #title>a</template>\n'],
    ['deeper than the children', '<Card>\n\n- <template #title>a</template>\n\n</Card>\n'],
    ['without an end', '<Card>\n<template #title>a\n</Card>\n'],
    ['in code', '<Card>\n\n```\n<template #title>a</template>\n```\n\n</Card>\n'],
  ])('are text %s', async (_place, source) => {
    const { calls, html } = await draw(source);
    for (const { props, slots } of calls) expect({ props, slots }).toEqual({ props: {} });
    expect(html + calls.map(({ children }) => children)).toContain('&lt;template #title&gt;a');
  });

  it('are shown where there is no such component', async () => {
    const { html } = await render('<Nope>\n<template #title>a</template>\n</Nope>\n');
    expect(html).toBe('<p>&lt;Nope&gt;</p>\na<p>&lt;/Nope&gt;</p>\n');
  });
});
