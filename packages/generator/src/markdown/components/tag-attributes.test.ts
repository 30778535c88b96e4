import { describe, expect, it, test } from 'vitest';
import { defineBlock } from '../../core/contracts/markdown.ts';
import { renderWith } from '../test-environment.ts';

const block = defineBlock({
  name: 'badge',
  tags: [
    { names: ['Badge', 'Mark'], attributes: ['type', 'bgColor'] },
    { names: ['Rule'], attributes: [] },
    {
      names: ['Frame'],
      attributes: {
        size: ['small', 'big'],
        height: 'length',
        page: 'number',
        open: 'switch',
        title: 'text',
        items: 'any',
      },
    },
  ],
});
const render = renderWith({}, [block]);
const renderComponent = () => ({ html: '', islands: [], styles: [] });
const problemsOf = async (source: string) => (await render(source, { renderComponent })).problems;

test('an attribute that a component does not have is reported where it stands, with what may be meant', async () => {
  expect(
    await problemsOf('a\n\nText <Badge text <Badge typ="x" /> b\n\n<Mark\n  bg-colour="red" />\n'),
  ).toMatchObject([
    {
      severity: 'warning',
      code: 'tag-attribute',
      line: 3,
      column: 25,
      message: 'Unknown attribute "typ" of <Badge>; it is ignored.',
      hint: 'Did you mean "type"?',
    },
    { line: 6, column: 3, message: 'Unknown attribute "bgColour" of <Mark>; it is ignored.' },
  ]);
  expect(await problemsOf('<Badge colour />\n<Rule x="1" />\n')).toMatchObject([
    { line: 1, column: 8, hint: 'Use one of: type, bgColor.' },
    { line: 2, column: 7, hint: 'It has no attributes.' },
  ]);
});

test('a value that is none of its kind is reported where it stands, and left out', async () => {
  const shown: object[] = [];
  const { problems } = await render(
    'Text <Frame size="huge" height="tall"\npage="two" open="yes" title :items="[1]" colour="red" />\n',
    {
      renderComponent({ props }) {
        shown.push(props);
        return { html: '', islands: [], styles: [] };
      },
    },
  );
  expect(shown).toEqual([{ items: [1] }]);
  const place = (name: string) => `${name} of <Frame>`;
  expect(problems).toMatchObject([
    {
      code: 'tag-attribute',
      line: 1,
      column: 13,
      message: `Invalid value "huge" for ${place('size')}; it is ignored.`,
      hint: 'Use one of: small, big.',
    },
    { line: 1, column: 25, message: `Invalid value "tall" for ${place('height')}; it is ignored.` },
    { line: 2, message: `Invalid value "two" for ${place('page')}; it is ignored.` },
    { line: 2, message: `Invalid value "yes" for ${place('open')}; it is ignored.` },
    { line: 2, message: `Missing value for ${place('title')}.`, hint: 'Write title="…".' },
    { line: 2, message: 'Unknown attribute "colour" of <Frame>; it is ignored.' },
  ]);
});

test('a component gets values of their kinds', async () => {
  const shown: object[] = [];
  await render('<Frame size="big" height="300" page="2" open="false" />\n\n<Frame open :page="3" />\n', {
    renderComponent({ props }) {
      shown.push(props);
      return { html: '', islands: [], styles: [] };
    },
  });
  expect(shown).toEqual([
    { size: 'big', height: '300px', page: 2, open: false },
    { open: true, page: 3 },
  ]);
});

describe('is not reported', () => {
  it.each([
    '<Badge type="a" bg-color="red" :bgColor="1" />',
    '<Badge class="a" id="b" style="c" data-x="1" aria-label="d" title="e" lang="zh" tabindex="0" />',
    '<Badge hydrate="load" key="1" />',
    '<Badge>\n<template #extra>x</template>\n</Badge>',
    '<Other typ="x" />',
    '`<Badge typ="x" />`',
  ])('%s', async (source) => {
    const codes = (await problemsOf(`${source}\n`)).map(({ code }) => code);
    expect(codes).not.toContain('tag-attribute');
  });
});
