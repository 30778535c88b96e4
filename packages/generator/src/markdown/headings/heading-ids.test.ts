import { describe, expect, it } from 'vitest';
import { renderWith } from '../test-environment.ts';
import { headingIds } from './heading-ids.ts';
import type { SlugStyle } from './slug-styles.ts';

const words = [
  'Getting started',
  'What?! (really)',
  '快速开始：第一步',
  '3 steps',
  'Café — au lait',
  'snake_case & more',
  'C++  and  C#',
  'v1.2.3',
  '한글 제목',
  'a',
  'a',
  'a-1',
  'a',
  '!!!',
];
const idsOf = (style: SlugStyle, texts: readonly string[]) =>
  headingIds(
    texts.map((text) => ({ words: text })),
    style,
  ).join(' ');

/** Of `github-slugger` 2.0.0, `@mdit-vue/shared` 3.0.2 with markdown-it-anchor, Python-Markdown's `toc`, mdBook 0.5 and Hugo. */
it.each([
  [
    'github',
    'getting-started what-really 快速开始第一步 3-steps café--au-lait snake_case--more c--and--c v123 한글-제목 a a-1 a-1-1 a-2 section',
  ],
  [
    'mdit',
    'getting-started what-really 快速开始-第一步 _3-steps cafe-—-au-lait snake-case-more c-and-c v1-2-3 한글-제목 a a-1 a-1-1 a-2 section',
  ],
  [
    'python',
    'getting-started what-really _1 3-steps cafe-au-lait snake_case-more c-and-c v123 _2 a a_1 a-1 a_2 _3',
  ],
  [
    'mdbook',
    'getting-started what-really 快速开始第一步 3-steps café--au-lait snake_case--more c--and--c v123 한글-제목 a a-1 a-1-1 a-2 section',
  ],
  [
    'goldmark',
    'getting-started what-really 快速开始第一步 3-steps café--au-lait snake_case--more c--and--c v123 한글-제목 a a-1 a-1-1 a-2 heading',
  ],
  [
    'blackfriday',
    'getting-started what-really 快速开始-第一步 3-steps café-au-lait snake-case-more c-and-c v1-2-3 한글-제목 a a-1 a-1-1 a-2 heading',
  ],
  [
    'hexo',
    'Getting-started What-really 快速开始：第一步 3-steps Cafe-—-au-lait snake-case-more C-and-C v1-2-3 한글-제목 a a-1 a-1-1 a-2 section',
  ],
] as const)('%s gives headings the ids of that generator', (style, ids) => {
  expect(idsOf(style, words).normalize('NFC')).toBe(ids);
});

it('numbers repeated ids and steps over those already taken', () => {
  expect(idsOf('bifolio', ['a', 'a', 'a-1', 'a', 'a-1'])).toBe('a a-1 a-1-1 a-2 a-1-2');
});

it('Hexo drops tags that a heading shows, and marks of Latin letters alone', () => {
  expect(idsOf('hexo', ['entry <string>', 'Café', 'Краткий обзор']).normalize('NFC')).toBe(
    'entry Cafe Краткий-обзор',
  );
});

it('Hexo has curly quotes and ellipses in ids', () => {
  expect(idsOf('hexo', [`What's new...`, `The "big" 'one'`])).toBe('What’s-new… The-“big”-‘one’');
});

it('goes on from the number that an id of Python-Markdown ends with', () => {
  expect(idsOf('python', ['x_3', 'x_3', 'x'])).toBe('x_3 x_4 x');
});

it.each(['bifolio', 'github', 'python'] as const)('an id that the author wrote comes first: %s', (style) => {
  const headings = [{ words: 'Install' }, { words: 'Other', own: 'install' }];
  expect(headingIds(headings, style).at(-1)).toBe('install');
});

describe('`markdown.slug`', () => {
  it('names the headings of a page, its title and what leads to them', async () => {
    const { titleId, headings, html } = await renderWith({ slug: 'github' })(
      '# What’s C++?\n\n## 1. `a_b` & c\n\n### Own {#mine}\n\n[[#1. a_b & c]]\n',
    );
    expect(titleId).toBe('whats-c');
    expect(headings.map(({ id }) => id)).toEqual(['1-a_b--c', 'mine']);
    expect(html).toContain('href="#1-a_b--c"');
  });

  it('reads a heading of Hugo as it is written', async () => {
    const { headings } = await renderWith({ slug: 'goldmark' })('## See [the *docs*](x.md)\n');
    expect(headings.map(({ id }) => id)).toEqual(['see-the-docsxmd']);
  });
});
