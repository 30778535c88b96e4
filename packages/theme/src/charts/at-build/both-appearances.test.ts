import { expect, test } from 'vitest';
import { bothAppearances } from './both-appearances.ts';
import type { FlatNode } from './types.ts';

const tokens = {
  light: { '--text': 'rgb(1, 1, 1)', '--info': 'rgb(2, 2, 2)' },
  dark: { '--text': 'rgb(9, 9, 9)', '--info': 'rgb(8, 8, 8)' },
};
const shape = (attributes: Record<string, string>, children: FlatNode[] = []): FlatNode => ({
  name: 'path',
  attributes,
  children,
});
const both = (light: FlatNode, dark: FlatNode) => bothAppearances(light, dark, tokens);

test('a color that is a token in light and in dark is the token', () => {
  expect(both(shape({ fill: 'rgb(1, 1, 1)' }), shape({ fill: 'rgb(9, 9, 9)' }))).toBe(
    '<path fill="var(--text)"></path>',
  );
});

test('other colors are given for both appearances, once where they are the same', () => {
  const light = shape({ fill: 'rgb(1, 1, 1)', stroke: 'red' });
  expect(both(light, shape({ fill: 'rgb(5, 5, 5)', stroke: 'red' }))).toBe(
    '<path fill="light-dark(rgb(1, 1, 1), rgb(5, 5, 5))" stroke="red"></path>',
  );
});

test('a token that is half transparent keeps its opacity', () => {
  const [light, dark] = [shape({ fill: 'rgba(2, 2, 2, 0.4)' }), shape({ fill: 'rgba(8, 8, 8, 0.4)' })];
  expect(both(light, dark)).toBe('<path fill="var(--info)" fill-opacity="0.4"></path>');
});

test('text of diagrams is text', () => {
  const text = { name: 'text', attributes: { x: '"' }, children: [], text: '<b>&' };
  expect(both(text, text)).toBe('<text x="&#34;">&#60;b&#62;&#38;</text>');
});

test('a part that is drawn in one appearance only has the colors of that one', () => {
  const light = shape({}, [shape({ fill: 'rgb(3, 3, 3)' })]);
  expect(both(light, shape({}))).toBe('<path><path fill="rgb(3, 3, 3)"></path></path>');
});
