import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contrast } from '../../styles/fixtures/contrast.ts';
import { countLabel, TAG_COLORS, tagColor } from './tag-color.ts';

it('chooses by the character codes of the lower-case tag', () => {
  expect(tagColor('a')).toBe(97 % 18);
  expect(tagColor('React')).toBe(tagColor('react'));
  expect(tagColor('react')).toBe((114 + 101 + 97 + 99 + 116) % 18);
  expect(tagColor('前端')).toBe(('前'.charCodeAt(0) + '端'.charCodeAt(0)) % 18);
});

it('counts to 99', () => {
  expect([1, 99, 100, 4000].map(countLabel)).toEqual(['1', '99', '99+', '99+']);
});

it('every color can be read on its ground, in both appearances', () => {
  const css = readFileSync(new URL('./tag-colors.css', import.meta.url), 'utf8');
  const rules = [...css.matchAll(/\[data-tag-color="(\d+)"\] \{([^}]*)\}/g)];
  expect(rules.map(([, number]) => Number(number))).toEqual([...Array(TAG_COLORS).keys()]);
  for (const [, number, rule = ''] of rules) {
    const [[light = '', dark = ''] = [], [paper = '', night = ''] = []] = [
      ...rule.matchAll(/light-dark\((#\w{6}), (#\w{6})\)/g),
    ].map(([, one, other]) => [one ?? '', other ?? '']);
    expect(contrast(light, paper), `${number} in light`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark, night), `${number} in dark`).toBeGreaterThanOrEqual(4.5);
  }
});
