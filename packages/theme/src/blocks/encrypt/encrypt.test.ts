import { renderWith } from 'bifolio/testing';
import { describe, expect, it } from 'vitest';
import block from './block.ts';

const lock = { scope: 'part' as const, place: '/a/#0', sealed: { salt: '', slots: [], data: 'sealed' } };
const nothing = {
  headings: [],
  links: [],
  islands: [],
  styles: [],
  needs: { sources: {}, iconSets: [], eagerIslands: [] },
  anchors: [],
  dependencies: [],
  imported: [],
  problems: [],
};

/** Renders with a stand-in for the encryption; gives what it was asked to lock and what the component got. */
async function render(source: string, markdown = {}) {
  const asked: unknown[] = [];
  const drawn: unknown[] = [];
  const result = await renderWith({ code: false, ...markdown }, [block])(source, {
    async lockPart(part) {
      asked.push(part);
      return { lock, content: nothing };
    },
    renderComponent({ name, props }) {
      drawn.push([name, props]);
      return { html: '<form></form>', islands: [], styles: [] };
    },
  });
  return { ...result, asked, drawn };
}

it('is on, and may be said to be', async () => {
  const { asked } = await render('::: encrypt password="x"\na\n:::\n', { encrypt: true });
  expect(asked).toMatchObject([{ source: 'a', passwords: ['x'] }]);
});

it('hands its Markdown and passwords over to be locked, and keeps nothing of them', async () => {
  const { html, text, headings, styles, asked, drawn } = await render(
    'Before\n\n::: encrypt password="open" hint="Ali"\n## Canary\n\ncanary\n:::\n\nAfter\n',
  );
  expect(asked).toEqual([{ source: '## Canary\n\ncanary', passwords: ['open'], line: 3, takenIds: [] }]);
  expect(drawn).toEqual([['Encrypt', { hint: 'Ali', lock }]]);
  expect(JSON.stringify([html, text, headings, drawn])).not.toMatch(/canary|open/i);
  expect(styles).toContain('lock');
});

it('takes `pwd` for the password, and that of the config where it has none', async () => {
  expect((await render('::: encrypt pwd="a"\nx\n:::')).asked).toMatchObject([{ passwords: ['a'] }]);
  const markdown = { encrypt: { password: ['b', 'env:C'] } };
  expect((await render('::: encrypt\nx\n:::', markdown)).asked).toMatchObject([
    { passwords: ['b', 'env:C'] },
  ]);
  expect((await render('::: encrypt\nx\n:::')).asked).toMatchObject([{ passwords: [] }]);
});

it('is an error when a container or code in it takes its end, since the rest would be public', async () => {
  const cut = await render('::: encrypt pwd="a"\nx\n\n```md\n::: tip\n:::\n```\n\nrest\n:::\n');
  expect(cut.problems).toContainEqual(
    expect.objectContaining({ severity: 'error', code: 'locked-part', line: 4 }),
  );
  const { problems } = await render('::: encrypt pwd="a"\nx\n\n::: tip\ny\n:::\n\nrest\n:::\n');
  expect(problems).toContainEqual(
    expect.objectContaining({ severity: 'error', code: 'locked-part', line: 4 }),
  );
  const whole = await render(':::: encrypt pwd="a"\n::: tip\ny\n:::\n\n```md\n::: tip\n```\n::::\n');
  expect(whole.problems).toEqual([]);
});

/** What an author may have meant to be locked. */
const PART = '::: encrypt password="canary-password"\ncanary\n:::';
const indented = (prefix: string, text = PART) => text.replace(/^/gm, prefix);

describe('a part never becomes public without an error', () => {
  it.each([
    indented('> '),
    `- a\n\n${indented('  ')}`,
    `text\n${PART}`,
    `:::: tip\n${PART}\n::::`,
    `<div>\n\n${PART}\n\n</div>`,
    PART.replaceAll('\n', '\r\n'),
    PART.replace(/\n:::$/, ''),
  ])('but is locked in %j', async (source) => {
    const { html, text, headings, problems } = await render(source);
    expect(JSON.stringify([html, text, headings])).not.toContain('canary');
    expect(problems.filter(({ code }) => code === 'locked-part')).toEqual([]);
  });

  it.each([
    `<div>\n${PART}\n</div>`,
    `<!--\n${PART}\n-->`,
    PART.replace('encrypt', 'encrpyt'),
    PART.replace('encrypt', 'Encrypt'),
    PART.replace('encrypt', 'locked'),
    PART.replaceAll(':::', '::'),
    PART.replaceAll(':::', '：：：'),
    PART.replaceAll('\n', '\u2028'),
    `\u200b${PART}`,
    indented('    '),
    `# ${PART}`,
    `text ${PART.replaceAll('\n', ' ')}`,
    `| a |\n| --- |\n| ${PART.replaceAll('\n', ' ')} |`,
    '::: encrypt[title]\ncanary\n:::',
    '<Encrypt password="canary">\n\ncanary\n\n</Encrypt>',
  ])('and is one in %j', async (source) => {
    expect((await render(source)).problems).toContainEqual(
      expect.objectContaining({ severity: 'error', code: 'locked-part' }),
    );
  });

  it('but may be shown as an example', async () => {
    const { problems } = await render(`\`\`\`\`md\n${PART}\n\`\`\`\`\n\nWrite \`::: encrypt password="x"\`.`);
    expect(problems).toEqual([]);
  });
});
