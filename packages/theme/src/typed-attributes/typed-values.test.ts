import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TYPED_VALUES } from './typed-values.ts';

const theme = new URL('../', import.meta.url);
const sheets = globSync(['blocks/*/style.css', 'charts/style.css', 'embeds/style.css', 'friends/style.css'], {
  cwd: theme,
}).map((file) => readFileSync(new URL(file, theme), 'utf8'));

it('are those that the style sheets of the blocks take from attributes', () => {
  const said = sheets.flatMap((css) =>
    [...css.matchAll(/^\s*([\w-]+): attr\((data-[\w-]+) type\(<([\w-]+)>\)/gm)].map(
      ([, property, attribute, type]) => `${attribute} ${property} ${type}`,
    ),
  );
  const told = TYPED_VALUES.map(({ attribute, property, type }) => `${attribute} ${property} ${type}`);
  expect(told.sort()).toEqual(said.sort());
});

it('name elements that the style sheets know', () => {
  for (const { selector, attribute } of TYPED_VALUES) {
    const [first = ''] = /\.[\w-]+/.exec(selector) ?? [];
    expect(
      sheets.filter((css) => css.includes(`${first} {`) && css.includes(`attr(${attribute} `)),
    ).not.toEqual([]);
  }
});
