import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { movedSite } from '../../check/migrate/move/fixtures/moved-site.ts';
import { type Files, PRIVATE_SITES } from '../../check/migrate/move/fixtures/private-sites.ts';
import { buildHere } from '../fixtures/build-here.ts';

/** Words of a site by which a page is known, and parts of its path. */
const wordsOf = (files: Files): string[] => [
  ...new Set(
    Object.entries(files).flatMap(
      ([path, text]) => `${path} ${text}`.match(/(?:gone|sealed|quiet)-?[a-z]+/g) ?? [],
    ),
  ),
];

/** Each word in what readers get, with the files that have it. */
function published(words: readonly string[], dist: string): string[] {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = files.map((entry) => {
    const path = join(entry.parentPath, entry.name).slice(dist.length + 1);
    return { path, text: `${path}\n${readFileSync(join(dist, path), 'latin1')}` };
  });
  return words.flatMap((word) =>
    texts.flatMap(({ path, text }) => (text.includes(word) ? [`${word} in ${path}`] : [])),
  );
}

function linkTheme(root: string): void {
  mkdirSync(join(root, 'node_modules/@bifolio'), { recursive: true });
  const packages = join(import.meta.dirname, '../../../..');
  symlinkSync(join(packages, 'generator'), join(root, 'node_modules/bifolio'));
  symlinkSync(join(packages, 'theme'), join(root, 'node_modules/@bifolio/theme'));
}

it.each(Object.entries(PRIVATE_SITES))(
  '%s: what readers did not get stays out of every file of the built site',
  async (name, files) => {
    const { moved } = await movedSite(files, name);
    linkTheme(moved.target);
    await buildHere(moved.target);
    const dist = join(moved.target, 'dist');
    const words = wordsOf(files);
    expect(published(['open'], dist)).not.toEqual([]);
    expect(
      published(
        words.filter((word) => /^(?:gone|sealed)/.test(word)),
        dist,
      ),
    ).toEqual([]);
    const quiet = words.filter((word) => /^quiet[a-z]/.test(word));
    expect(published(quiet, dist)).toEqual(
      quiet.map((word) => expect.stringMatching(`^${word} in .*quiet-${word.slice(5)}(?:/index)?\\.html$`)),
    );
  },
);
