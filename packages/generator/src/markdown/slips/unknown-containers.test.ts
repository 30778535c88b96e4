import { describe, expect, it } from 'vitest';
import { defineBlock } from '../../core/contracts/markdown.ts';
import { defineNestedContainer } from '../containers/nested-container.ts';
import { renderWith } from '../test-environment.ts';

const block = defineBlock({
  name: 'some',
  setup(md) {
    defineNestedContainer(md, 'warning', ({ body }) => body);
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
        message: 'Unknown container "warnign"; shown as text.',
        hint: 'Did you mean "warning"? Check the name, and that the syntax is on in `markdown`.',
      },
      expect.objectContaining({ line: 8 }),
    ]);
  });

  it.each([':::steps[Title]', ':::steps{.a}'])(
    'are reported when something stands right behind the name: %s',
    async (line) => {
      expect(await problemsOf(`${line}\nx\n:::\n`)).toMatchObject([
        {
          line: 1,
          message: 'The name of the container "steps" needs a space after it; shown as text.',
          hint: 'Write a space after the name: `::: steps`.',
        },
      ]);
    },
  );

  it('are an error where a part was locked, which would be public', async () => {
    expect(await problemsOf('a\n\n::: encrypt password="x"\nsecret\n:::\n')).toEqual([
      {
        severity: 'error',
        code: 'locked-part',
        file: 'guide/page.md',
        line: 3,
        message:
          "This part asks for a password, but its line isn't read as a container, so everyone could read it.",
        hint: 'Write `::: encrypt password="…"` on a line of its own, with half-width colons and an empty line before it.',
      },
    ]);
  });

  it('are an error too where a tag was to lock it', async () => {
    expect(
      await problemsOf('a\n\n<VPEncryptSnippet password="x">secret</VPEncryptSnippet>\n'),
    ).toContainEqual(expect.objectContaining({ severity: 'error', code: 'locked-part', line: 3 }));
  });

  it('are reported when they are full-width, once', async () => {
    expect(await problemsOf('：：：tip 标题\n正文\n：：：\n')).toEqual([
      {
        severity: 'warning',
        code: 'full-width-colons',
        file: 'guide/page.md',
        line: 1,
        message: 'These colons are full-width; shown as text.',
        hint: 'Write a container with half-width colons: `::: tip`.',
      },
    ]);
    expect(await problemsOf('：：： encrypt password="x"\n秘密\n：：：\n')).toMatchObject([
      { severity: 'error', code: 'locked-part', line: 1 },
    ]);
    expect(await problemsOf('他说：：：好\n\n`：：：tip`\n')).toEqual([]);
  });

  it.each([
    ['::：steps\nx\n:::\n', 1, 'These colons are full-width'],
    ['::: steps\nx\n：：：\n\n:::\n', 3, 'These colons are full-width'],
    ['::: warning注意\nx\n:::\n', 1, 'The name of the container "warning" needs a space after it'],
    ['::: warning#x\nx\n:::\n', 1, 'The name of the container "warning" needs a space after it'],
    ['::: 警告\nx\n:::\n', 1, 'Unknown container "警告"'],
  ])('are reported as Chinese keyboards write them: %j', async (source, line, message) => {
    expect(await problemsOf(source)).toEqual([
      expect.objectContaining({ line, message: expect.stringContaining(message) }),
    ]);
  });

  it('are reported when they close nothing, as after a container that ended too early', async () => {
    expect(await problemsOf(':::: warning\n::: steps\nx\n:::\n::::\n')).toEqual([]);
    expect(await problemsOf('::: warning\n::: steps\nx\n:::\n:::\n')).toEqual([
      expect.objectContaining({
        code: 'stray-colons',
        line: 5,
        message: 'These colons close no container; shown as text.',
        hint: 'Give an outer container more colons than those inside it.',
      }),
    ]);
  });

  it('are reported once for a container with blank lines and others in it', async () => {
    const source = ':::: gizmo words\n\n::: steps\nx\n:::\n\n::: gadget\n\ny\n\n:::\n\n::::\n\n:::\n';
    expect((await problemsOf(source)).map(({ code, line }) => [code, line])).toEqual([
      ['unknown-container', 1],
      ['unknown-container', 7],
      ['stray-colons', 15],
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
