import { describe, expect, it, test } from 'vitest';
import { defineBlock } from '../../core/contracts/markdown.ts';
import { renderWith } from '../test-environment.ts';

const block = defineBlock({
  name: 'badge',
  tags: [
    { names: ['Badge', 'Mark'], attributes: ['type', 'bgColor'] },
    { names: ['Rule'], attributes: [] },
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
