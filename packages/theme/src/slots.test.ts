import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SLOTS } from './slots.ts';

const sources = globSync('{frame,layouts,posts}/**/*.tsx', { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith('.test.tsx'))
  .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
  .join('\n');
const placed = [...sources.matchAll(/<Slot name="([^"]+)"/g)].map(([, name]) => name);

it('every slot has its place, and every place is a slot', () => {
  expect([...new Set(placed)].sort()).toEqual([...SLOTS].sort());
});

it.each(SLOTS)('%s is documented in both languages', (name) => {
  for (const language of ['zh', 'en']) {
    const page = readFileSync(
      `${import.meta.dirname}/../../../docs/${language}/guide/layout-slots.md`,
      'utf8',
    );
    expect(page).toContain(`\`${name}\``);
  }
});
