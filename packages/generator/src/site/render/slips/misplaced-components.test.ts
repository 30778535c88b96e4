import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { unknownComponent } from '../../../markdown/components/component-words.ts';
import { withComponentHints } from './misplaced-components.ts';

const root = mkdtempSync(join(tmpdir(), 'misplaced-'));
afterAll(() => rmSync(root, { recursive: true }));
for (const file of [
  'components/counter.tsx',
  'components/star-rating.jsx',
  'components/Empty.tsx',
  'components/Plain.ts',
  'components/Old.vue',
  'components/ui/Deep.tsx',
  'docs/components/Astray.tsx',
  'src/components/Other.tsx',
]) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), '');
}
const site = { root, sourceDir: join(root, 'docs'), names: ['Badge', 'Fine'] };
const unwatched = { dependsOn() {} };
const hintOf = (name: string) =>
  withComponentHints([{ severity: 'warning', ...unknownComponent(name) }], site, unwatched)[0]?.hint;

it.each([
  ['Counter', 'Rename components/counter.tsx to components/Counter.tsx'],
  ['StarRating', 'Rename components/star-rating.jsx to components/StarRating.jsx'],
  ['Plain', 'Rename components/Plain.ts to components/Plain.tsx'],
  ['Empty', 'components/Empty.tsx exports no component of this name. Write: export default function Empty('],
  ['Old', 'components/Old.vue is Vue, and Bifolio runs React. Write it anew as components/Old.tsx.'],
  ['Deep', 'Move components/ui/Deep.tsx to components/Deep.tsx'],
  ['Astray', 'Move docs/components/Astray.tsx to components/Astray.tsx'],
  ['Other', 'Move src/components/Other.tsx to components/Other.tsx'],
  ['Bagde', 'Did you mean <Badge>?'],
  ['Nowhere', 'Export it from components/Nowhere.tsx'],
  ['ClientOnly', 'Take the tag away'],
])(
  'a tag without a component is answered with what to do about the file that was meant: <%s>',
  (name, hint) => {
    expect(hintOf(name)).toContain(hint);
  },
);

it('a tag in lower case is answered with the component that is called so', () => {
  const problem = {
    severity: 'warning',
    code: 'unknown-element',
    message: 'HTML has no element <fine />.',
  } as const;
  expect(withComponentHints([problem], site, unwatched)[0]?.hint).toContain('Write <Fine>');
  const file = { ...problem, message: 'Unknown HTML element <star-rating />; shown as text.' };
  expect(withComponentHints([file], site, unwatched)[0]?.hint).toBe(
    'Write <StarRating>. Rename components/star-rating.jsx to components/StarRating.jsx, where tags are looked for.',
  );
  const others = [{ ...problem, message: 'HTML has no element <from>.' }];
  expect(withComponentHints(others, site, unwatched)).toBe(others);
});
