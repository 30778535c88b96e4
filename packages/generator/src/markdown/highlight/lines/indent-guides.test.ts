import { describe, expect, it } from 'vitest';
import { renderWith } from '../../test-environment.ts';
import { codeOptions } from '../options.ts';
import { levelWidth } from './indent-guides.ts';

const render = renderWith({ code: { lineNumbers: false, renderIndentGuides: true } });

async function lines(flags: string, code: string, language = 'text'): Promise<string> {
  const { html } = await render(`\`\`\`${language} ${flags}\n${code}\n\`\`\`\n`);
  return (/<code>(.*)<\/code>/s.exec(html)?.[1] ?? '').replaceAll('<span class="line">', '<line>');
}

const level = '<span class="indent"> </span>';
const carried = (blanks: string) => `<span class="indent" data-blanks="${blanks}"></span>`;

describe('indent guides', () => {
  it('stand at the first blank of each level', async () => {
    expect(await lines('', 'a\n  b\n    c')).toBe(
      `<line>a</span>\n<line>${level} b</span>\n<line>${level} ${level} c</span>`,
    );
  });

  it('take the width of a level from the block unless it is given', async () => {
    const code = 'a\n    b\n        c';
    expect(await lines('', code)).toBe(await lines(':render-indent-guides=4', code));
    expect((await lines(':render-indent-guides=2', code)).split(level)).toHaveLength(1 + 2 + 4);
  });

  it('count a tab as one level, also after some blanks', async () => {
    const tab = '<span class="indent">\t</span>';
    expect(await lines('', '\ta\n\t\tb')).toBe(`<line>${tab}a</span>\n<line>${tab}${tab}b</span>`);
    expect(await lines(':render-indent-guides=4', '  \ta')).toBe(`<line>${level} \ta</span>`);
  });

  it('leave out blanks that fill no level, such as those before the stars of a comment', async () => {
    expect(await lines('', '/*\n * a\n */\n  b')).toBe(
      `<line>/*</span>\n<line> * a</span>\n<line> */</span>\n<line>${level} b</span>`,
    );
  });

  it('go on through empty lines as far as the code on both sides', async () => {
    expect(await lines('', '  a\n    b\n\n\n    c\n\n  d\n\ne')).toBe(
      [
        `${level} a`,
        `${level} ${level} b`,
        carried('  ').repeat(2),
        carried('  ').repeat(2),
        `${level} ${level} c`,
        carried('  '),
        `${level} d`,
        '',
        'e',
      ]
        .map((line) => `<line>${line}</span>`)
        .join('\n'),
    );
  });

  it('change nothing about what is copied', async () => {
    const code = 'if (a) {\n    b("  ");\n\n\tc(); // d\n  }';
    expect((await lines('', code, 'js')).replace(/<[^>]*>/g, '')).toBe(code.replaceAll('"', '&quot;'));
  });

  it('are asked for or refused by a block, and nobody knows what else to do with them', async () => {
    const plain = renderWith({});
    const html = async (flag: string) => (await plain(`\`\`\` ${flag}\n  a\n\`\`\`\n`)).html;
    expect(await html('')).not.toContain('indent');
    expect(await html(':render-indent-guides')).toContain(level);
    for (const wrong of ['0', '-1', 'deep'])
      expect(await html(`:render-indent-guides=${wrong}`)).not.toContain('class="indent"');
    expect(await lines(':no-render-indent-guides', '  a')).toBe('<line>  a</span>');
  });

  it('go with visible blanks, words, marks and brackets', async () => {
    expect(await lines(':whitespace', '  a')).toBe(
      '<line><span class="space indent"> </span><span class="space"> </span>a</span>',
    );
    expect(await lines('/  a/', '  a')).toBe(`<line><mark class="highlighted-word">${level} a</mark></span>`);
    expect(await lines(':colorized-brackets {2}', 'f(\n  1, // [!code focus]\n)', 'js')).toMatch(
      /bracket-1.*<span class="line highlighted focused"><span class="indent"> <\/span> <.*bracket-1/s,
    );
  });
});

it.each([
  [true, ['a', '   b', '     c'], 3],
  [true, [' a'], 2],
  [true, [], 2],
  [4, ['  a'], 4],
  ['8', [], 8],
  [false, ['  a'], undefined],
] as const)('a level that is %s in %j has %s blanks', (wanted, code, width) => {
  expect(levelWidth(wanted, code)).toBe(width);
});

it('a site sets them, and the colours of brackets, for all blocks; what makes no sense is refused', async () => {
  const site = renderWith({ code: { renderIndentGuides: 4, colorizedBrackets: true } });
  const { html } = await site('```js\nf(\n    1,\n)\n```\n');
  expect(html.split(level)).toHaveLength(2);
  expect(html.match(/bracket-1/g)).toHaveLength(2);
  for (const wrong of [{ renderIndentGuides: 0 }, { renderIndentGuides: 'all' }, { colorizedBrackets: 3 }])
    expect(codeOptions.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
});
