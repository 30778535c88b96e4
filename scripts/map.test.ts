import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const maps = ['ARCHITECTURE.md', ...globSync('docs/decisions/*.md', { cwd: root })];

describe.each(maps)('%s', (map) => {
  const text = readFileSync(join(root, map), 'utf8');

  it('names paths that exist', () => {
    expect(pathsIn(text).filter((path) => !exists(path))).toEqual([]);
  });

  it('has sentences of at most 25 words', () => {
    expect(sentencesIn(text).filter((sentence) => sentence.split(/\s+/).length > 25)).toEqual([]);
  });
});

describe('ARCHITECTURE.md', () => {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');

  it('fits three screens', () => {
    expect(text.split('\n').length).toBeLessThan(180);
  });

  it.each([
    ['generator', '*/'],
    ['generator', 'core/*/'],
    ['generator', 'browser/*/'],
    ['generator', 'site/*/'],
    ['generator', 'check/*/'],
    ['generator', 'cli/*/'],
    ['theme', '*/'],
  ])('names each folder of the %s that is %s', (name, pattern) => {
    const folders = globSync(pattern, { cwd: join(root, 'packages', name, 'src') }).map((path) =>
      basename(path),
    );
    expect(folders.filter((folder) => folder !== 'fixtures' && !text.includes(`\`${folder}\``))).toEqual([]);
  });
});

/** Names in backticks that look like files or folders of the repository: with a slash, and no placeholder, option or address. */
function pathsIn(text: string): string[] {
  const names = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
  return names.filter(
    (name) =>
      /^(?:docs|e2e|bench|scripts|packages|[a-z-]+)\/[\w./-]+\.(?:tsx?|mjs|md|yaml)$/.test(name) ||
      /^packages\/[\w/-]+$/.test(name),
  );
}

/** Short paths are of the generator, or of the theme's frame. */
function exists(path: string): boolean {
  return ['', 'packages/generator/src', 'packages/theme/src'].some((base) =>
    existsSync(join(root, base, path)),
  );
}

/** Sentences of running text, list items and cells of tables; code blocks are left out. */
function sentencesIn(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, 'code');
  return prose
    .split(/\n\s*\n|\n(?=\s*(?:[-|#]|\d+\.))|\||(?<=[.:;?!])\s+/)
    .map((sentence) => sentence.trim());
}
