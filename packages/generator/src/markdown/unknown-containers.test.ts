import { describe, expect, it } from 'vitest';
import { defineContainer } from './container.ts';
import { defineNestedContainer } from './drawn-container.ts';
import { renderWith } from './test-environment.ts';
import { defineBlock } from './types.ts';

const block = defineBlock({
  name: 'some',
  setup(md) {
    defineContainer(md, 'warning', { open: () => '<div>', close: '</div>' });
    defineNestedContainer(md, 'steps', ({ body }) => body);
  },
});
const render = renderWith({}, [block]);
const problemsOf = async (source: string) => (await render(source)).problems;

describe('lines of colons that are no container', () => {
  it('stay text and are reported, with what may have been meant', async () => {
    const { html, problems } = await render('one\n\ntext\n::: warnign Title\nx\n:::\n\n- ::: stepss\n');
    expect(html).toContain('::: warnign Title');
    expect(problems).toEqual([
      {
        severity: 'warning',
        code: 'unknown-container',
        file: 'guide/page.md',
        line: 4,
        message: 'No container is called "warnign", so this line stays text.',
        hint: 'Did you mean "warning"? Check the name, and that the syntax is not switched off in markdown.',
      },
      expect.objectContaining({ line: 8 }),
    ]);
  });

  it('are reported when they close nothing, as after a container that ended too early', async () => {
    expect(await problemsOf(':::: warning\n::: steps\nx\n:::\n::::\n')).toEqual([]);
    expect(await problemsOf('::: warning\n::: steps\nx\n:::\n:::\n')).toEqual([
      expect.objectContaining({
        code: 'stray-colons',
        line: 5,
        message: 'These colons close no container, so they stay text.',
        hint: 'Give an outer container more colons than those inside it.',
      }),
    ]);
  });

  it.each(['```md\n::: nothing\n```', 'a ::: b', '`::: nothing`', '::::', 'time :::'])(
    'are not looked for in %j',
    async (source) => {
      const codes = (await problemsOf(source)).map(({ code }) => code);
      expect(codes).toEqual(source === '::::' ? ['stray-colons'] : []);
    },
  );
});
