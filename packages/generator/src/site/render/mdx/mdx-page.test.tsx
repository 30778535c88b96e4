import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { componentError } from '../../../browser/islands/server/component-error.ts';
import { BifolioError, formatProblem } from '../../../core/errors/bifolio-error.ts';
import { mdxStyles, placedError, unknownTags } from './mdx-page.tsx';

const components = new Map([
  ['Card', { component: () => null, style: 'card' }],
  ['Badge', { component: () => null, style: 'badge' }],
]);
const tags = [
  ['Card', { line: 3, column: 1 }],
  ['Nope', { line: 5, column: 7 }],
] as const;

it('a tag that nobody has defined stays text with what it encloses, and is reported where it stands', () => {
  const { stays, problems } = unknownTags(tags, components);
  expect(Object.keys(stays)).toEqual(['Nope']);
  const Nope = stays.Nope ?? (() => null);
  expect(renderToStaticMarkup(<Nope>words</Nope>)).toBe('&lt;Nope&gt;words&lt;/Nope&gt;');
  expect(renderToStaticMarkup(<Nope />)).toBe('&lt;Nope /&gt;');
  expect(problems.map(formatProblem)).toEqual([
    '5:7 Unknown component <Nope>; shown as text.\n' +
      '  Export it from components/Nope.tsx beside the config, or write &lt;Nope&gt; or `<Nope>` when text is what you mean.',
  ]);
});

it('a page links the style sheets of its tags, or all when it imports what may use any', () => {
  const places = { addresses: [], tags: [...tags] };
  expect(mdxStyles({ ...places, imports: false }, components)).toEqual(['code', 'card']);
  expect(mdxStyles({ ...places, imports: true }, components)).toEqual(['code', 'card', 'badge']);
});

it('a component that throws is named with its place when the stack tells its name', () => {
  const thrown = componentError('in this place', caught());
  expect(String(placedError(thrown, tags))).toContain(
    '3:1 The component <Card> threw while it was rendered: boom',
  );
  const island = componentError('<Card> (components/Card.tsx)', new Error('boom'));
  expect(String(placedError(island, tags))).toContain('3:1 The component <Card> (components/Card.tsx) threw');
  const missed = componentError('in this place', new Error('Expected object `Menu` to be defined'));
  expect(String(placedError(missed, [['Menu.Item', { line: 7, column: 2 }]]))).toContain(
    '7:2 The component <Menu.Item>',
  );
  const other = componentError('in this place', new Error('boom'));
  expect(String(placedError(other, tags))).toContain('This page threw while it was rendered: boom');
  expect(placedError(thrown, [])).toBeInstanceOf(BifolioError);
});

function Card() {
  throw new Error('boom');
}

function caught(): unknown {
  try {
    Card();
  } catch (error) {
    return error;
  }
  return undefined;
}
