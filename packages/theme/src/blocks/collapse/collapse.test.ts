import { readFile } from 'node:fs/promises';
import { renderWith } from 'bifolio/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { Collapse, CollapseItem } from './component.tsx';

const render = renderWith({}, [block]);
const panels = async (source: string) => (await render(source)).html.match(/<details[^>]*>/g)?.join('');

describe('collapse', () => {
  it('takes the first paragraph of an item as the title and the rest as the body', async () => {
    const { html, styles } = await render('::: collapse\n- *One*\n\n  body\n\n- Two\n:::\n');
    expect(html.replaceAll('\n', '')).toBe(
      '<div class="block-collapse"><details class="block-collapse-panel"><summary><em>One</em></summary><div class="block-collapse-body">' +
        '<p>body</p></div></details><details class="block-collapse-panel"><summary>Two</summary><div class="block-collapse-body"></div></details></div>',
    );
    expect(styles).toEqual(['collapse']);
  });

  it.each([
    ['', '- a\n- b', '<details class="block-collapse-panel"><details class="block-collapse-panel">'],
    [
      'expand',
      '- a\n- :- b',
      '<details class="block-collapse-panel" open=""><details class="block-collapse-panel">',
    ],
    [
      '',
      '1. :+ a\n2. b',
      '<details class="block-collapse-panel" open=""><details class="block-collapse-panel">',
    ],
    [
      'accordion',
      '- a\n- b',
      '<details class="block-collapse-panel" name="collapse-1"><details class="block-collapse-panel" name="collapse-1">',
    ],
    [
      'accordion expand',
      '- a\n- b',
      '<details class="block-collapse-panel" name="collapse-1" open=""><details class="block-collapse-panel" name="collapse-1">',
    ],
    [
      'accordion expand',
      '- :-a\n- b',
      '<details class="block-collapse-panel" name="collapse-1"><details class="block-collapse-panel" name="collapse-1">',
    ],
    [
      'accordion expand',
      '- a\n- :+ b',
      '<details class="block-collapse-panel" name="collapse-1"><details class="block-collapse-panel" name="collapse-1" open="">',
    ],
    [
      'accordion',
      '- :+ a\n- :+ b',
      '<details class="block-collapse-panel" name="collapse-1" open=""><details class="block-collapse-panel" name="collapse-1">',
    ],
  ])('with %j opens the right items of %j', async (info, list, tags) => {
    expect(await panels(`::: collapse ${info}\n${list}\n:::\n`)).toBe(tags);
  });

  it('gives each accordion of a page its own group', async () => {
    const example = await readFile(new URL('example.md', import.meta.url), 'utf8');
    expect(await panels(`${example}\n${example}`)).toMatch(/collapse-1.*collapse-1.*collapse-2.*collapse-2/);
    expect(await panels(example)).toContain('name="collapse-1"');
  });

  it('names an item without a title, and nests', async () => {
    const { html } = await render(':::: collapse\n- > quote\n- b\n\n  ::: collapse\n  - c\n  :::\n::::\n', {
      lang: 'zh-CN',
    });
    expect(html).toContain('<summary>详情</summary>');
    expect(html.match(/block-collapse"/g)).toHaveLength(2);
  });

  it('keeps what is no list and says so', async () => {
    const { html, problems } = await render('one\n\n::: collapse\njust text\n:::\n');
    expect(html).toContain('<p>just text</p>');
    expect(problems).toMatchObject([{ code: 'collapse-without-list', line: 3 }]);
  });
});

describe('<Collapse>', () => {
  const draw = blockRenderer([block], {
    Collapse,
    CollapseItem,
    VPCollapse: Collapse,
    VPCollapseItem: CollapseItem,
  });
  const written = (attributes: string, ...items: string[]) =>
    [`<VPCollapse ${attributes}>`, ...items, '</VPCollapse>'].join('\n');
  const item = (attributes: string, body: string) =>
    `<VPCollapseItem ${attributes}>\n<template #title>*T*</template>\n\n${body}\n\n</VPCollapseItem>`;

  it('draws what the container draws', async () => {
    const { html, problems } = await draw(written('', item('', 'a'), item('expand', '- b')));
    expect(html).toBe((await draw('::: collapse\n- *T*\n\n  a\n- :+*T*\n\n  - b\n:::\n')).html);
    expect(problems).toEqual([]);
  });

  it('opens one panel at a time, and panels at first, as it says', async () => {
    const tags = async (attributes: string, ...items: string[]) =>
      (await draw(written(attributes, ...items))).html.match(/(?<=panel")[^>]*(?=>)/g);
    expect(await tags('expand', item('', 'a'), item(':expand="false"', 'b'))).toEqual([' open=""', '']);
    const [one, two] = (await tags('accordion expand', item('', 'a'), item('', 'b'))) ?? [];
    expect(one).toMatch(/^ name="collapse-at-0" open=""$/);
    expect(two).toBe(' name="collapse-at-0"');
  });

  it('counts as its panels say', async () => {
    const { html, problems } = await draw(
      written('accordion expand', item(':index="1"', 'a'), item(':index="0"', 'b')),
    );
    expect(html.match(/(?<=panel")[^>]*(?=>)/g)?.map((tag) => tag.includes('open'))).toEqual([false, true]);
    expect(problems).toEqual([]);
  });

  it('does so in .mdx too, where it is asked by its panels', () => {
    const items = [0, 1].map((key) => createElement(CollapseItem, { key, title: 'T' }, 'a'));
    const html = renderToStaticMarkup(
      createElement(Collapse, { accordion: true, expand: true }, '\n', items),
    );
    const [, first, second] = /name="([^"]+)" open="">.*name="([^"]+)">/.exec(html) ?? [];
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });
});
