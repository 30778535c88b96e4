import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const sheets = globSync('**/*.css', { cwd: source });

/** Declarations that mean a side of the screen, which is another one where text runs from right to left. */
const PHYSICAL = [
  /^(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right)\b.*/,
  /^border-(?:top|bottom)-(?:left|right)-radius:.*/,
  /^(?:left|right):.*/,
  /^(?:text-align|float|clear|transform-origin): (?:left|right)\b.*/,
  /^(?:transform|translate):.*(?:translateX|^translate: -?[\d.]*[1-9]).*/,
  /^.*\bto (?:left|right)\b.*/,
];
/** Sides that differ in a shorthand: top, right, bottom, left. */
const SHORTHAND = /^(?:margin|padding|inset|border-width): (\S+) (\S+) (\S+) (\S+)$/;

/** Code runs from left to right in every language. */
const CODE = [
  'code/types: border-width: 1px 0 0 1px',
  'code/types: margin: 5px 10px 5px 0',
  'code: padding: 0 var(--space-5) 0 var(--space-8)',
  'code: padding: var(--space-2) var(--space-12) var(--space-2) var(--space-5)',
  'code: right: 0',
  'code: right: var(--space-4)',
  'code: text-align: left',
];
/** Arrows that point down, or are turned by a rule of their own. */
const ARROWS = ['blocks/collapse', 'code/folds', 'frame/changelog'].map(
  (folder) => `${folder}: border-width: 0 1.5px 1.5px 0`,
);
/** Authors ask for a side, the other direction has a rule of its own, or a drawing is not mirrored. */
const MEANT = [
  'blocks/align: text-align: left',
  'blocks/align: text-align: right',
  'frame/navigation: transform-origin: left',
  'frame/navigation: transform-origin: right',
  'home/doc-hero: transform: translate(280px,85.76px) skewY(24deg) scaleX(0.42) translateX(-236px)',
  'home/doc-hero: transform: translate(280px,85.76px) skewY(9.09deg) scaleX(1) translateX(-236px)',
];

const isPhysical = (declaration: string): boolean => {
  const [, , right, , left] = SHORTHAND.exec(declaration) ?? [];
  return right !== left || PHYSICAL.some((pattern) => pattern.test(declaration));
};

function declarationsOf(css: string): string[] {
  const code = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\((?:[^()]|\([^()]*\))*\)/g, (part) => part.replaceAll(' ', ''));
  return [...code.matchAll(/(?:^|[{;])\s*([\w-]+:[^;{}]+)(?=;|\})/g)].map(([, text = '']) =>
    text.replace(/\s+/g, ' ').trim(),
  );
}

it('style sheets name start and end, not left and right, but where a side is meant', () => {
  const found = sheets.flatMap((path) =>
    declarationsOf(readFileSync(join(source, path), 'utf8'))
      .filter(isPhysical)
      .map((declaration) => `${dirname(path)}: ${declaration}`),
  );
  expect([...new Set(found)].sort()).toEqual([...CODE, ...ARROWS, ...MEANT].sort());
});
