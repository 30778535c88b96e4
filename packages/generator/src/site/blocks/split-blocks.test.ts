import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitBlocks } from './split-blocks.ts';

const kinds = (source: string) => splitBlocks(source).map(({ kind, line, end }) => `${kind} ${line}-${end}`);
const hashes = (source: string) => splitBlocks(source).map(({ hash }) => hash);
const bones = (source: string) => splitBlocks(source).map((block) => block.bones);

describe('a page is cut into blocks', () => {
  it('by texts of its frontmatter, which may be deep in it', () => {
    const source = [
      '---',
      'title: Home',
      'name: no text of its own',
      'config:',
      '  - type: hero',
      '    hero:',
      '      tagline: A line',
      '      text: >',
      '        Two',
      '',
      '        lines',
      '      actions:',
      '        - text: Start',
      '          link: /start/',
      '  - features:',
      '      - title: Fast',
      '        icon: |',
      '          text: none',
      '        details: Built',
      '          once.',
      '---',
    ];
    expect(splitBlocks(source.join('\n')).map(({ line, end, text }) => [line, end, text.trim()])).toEqual([
      [2, 2, 'title: Home'],
      [7, 7, 'tagline: A line'],
      [8, 11, 'text: >\n        Two\n\n        lines'],
      [13, 13, '- text: Start'],
      [16, 16, '- title: Fast'],
      [19, 20, 'details: Built\n          once.'],
    ]);
  });

  it('by headings, paragraphs, items, rows, code and containers, with their lines', () => {
    const source = [
      '---',
      'title: One',
      'tags: [a]',
      'description: >',
      '  Long',
      '  text',
      '---',
      '', // 1-8
      '# Heading',
      '',
      'A paragraph',
      'of two lines.',
      '- one',
      '  still one',
      '- two',
      '', // 9-16
      '| a | b |',
      '| - | - |',
      '| c | d |',
      '',
      '::: tip Title',
      'Text',
      ':::',
      '', // 17-24
      '```js',
      'code()',
      '',
      '```',
      '',
      '$$',
      'x',
      '$$',
      '',
      '<Card title="x">',
      '',
      'In it',
      '',
      '</Card>', // 25-38
      '<!-- a',
      'comment -->',
      '@include(./a.md)',
      '***',
      'Setext',
      '===', // 39-44
    ].join('\n');
    expect(kinds(source)).toEqual([
      'meta 2-2',
      'meta 4-6',
      'h1 9-9',
      'p 11-12',
      'li 13-14',
      'li 15-15',
      'row 17-17',
      'row 19-19',
      'box 21-21',
      'p 22-22',
      'fence 25-28',
      'math 30-32',
      'html 34-34',
      'p 36-36',
      'html 38-38',
      'fence 41-41',
      'h1 43-44',
    ]);
  });

  it('as paragraphs, those that begin with an element of text', () => {
    expect(kinds('<kbd>/</kbd> opens search.')).toEqual(['p 1-1']);
  });

  it('quotes by what is in them', () => {
    expect(splitBlocks('> # A\n> text\n>\n> - item').map(({ kind, text }) => [kind, text])).toEqual([
      ['h1', '# A'],
      ['p', 'text'],
      ['li', '- item'],
    ]);
  });

  it('whatever the text is: blocks are in order and never overlap', () => {
    const line = fc.constantFrom(
      '',
      '# a',
      'text',
      '- i',
      '```',
      '~~~~',
      '| a | b |',
      '|-|-|',
      '::: tip',
      ':::',
      '<div>',
      '<!--',
      '-->',
      '$$',
      '> q',
      '---',
      '===',
      '@tab x',
      '    code',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(line, fc.string()), { maxLength: 40 }), (lines) => {
        const source = lines.join('\n');
        const blocks = splitBlocks(source);
        const last = source.split(/\r\n?|\n/).length;
        for (const [at, block] of blocks.entries()) {
          expect(block.line).toBeGreaterThan(blocks[at - 1]?.end ?? 0);
          expect(block.end).toBeGreaterThanOrEqual(block.line);
          expect(block.end).toBeLessThanOrEqual(last);
        }
      }),
    );
  });
});

describe('the hash of a block', () => {
  it.each([
    ['wrapping', 'Two words\nand more.', 'Two\nwords and more.'],
    ['typography', '用“引号”,和逗号。', '用「引号」，和逗号'],
    ['emphasis', 'A **bold** word', 'A bold word'],
    ['line ends', 'One\n\nTwo', 'One\r\n\r\nTwo'],
    ['padding of tables', '| a | b |\n| - | - |', '|a|b|\n|---|---|'],
    ['the id of a heading', '## Install', '## Install {#setup}'],
  ])('is the same with other %s', (_, a, b) => {
    expect(hashes(a)).toEqual(hashes(b));
  });

  it('is another for other words and other kinds', () => {
    expect(hashes('One word')).not.toEqual(hashes('Other word'));
    expect(hashes('# Word')).not.toEqual(hashes('## Word'));
  });
});

describe('the bones of a block', () => {
  it.each([
    ['code', 'Type `a` now', 'Type `b` now'],
    ['a link', '[here](/a/)', '[here](/b/)'],
    ['a number', 'Node 20 or newer', 'Node 22 or newer'],
    ['a tag', 'New <Badge text="x" />', 'New'],
    ['a line of code', '```js\na + b\n```', '```js\na - b\n```'],
  ])('change with %s', (_, a, b) => {
    expect(bones(a)).not.toEqual(bones(b));
  });

  it.each([
    ['words', 'Type `a` now', 'Now type `a`'],
    ['the order of code in a sentence', '`a` before `b`', '`b` after `a`'],
    ['comments of code', '```js\nrun() // go\n```', '```js\nrun() // los\n```'],
    ['what code is shown with', '```js\na\n```', '```js:line-numbers {1} title="x"\na\n```'],
    ['the hash of a link', '[here](/a/#one)', '[here](/a/#eins)'],
  ])('stay with other %s', (_, a, b) => {
    expect(bones(a)).toEqual(bones(b));
  });
});
