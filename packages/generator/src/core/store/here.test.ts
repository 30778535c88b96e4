import { mkdtempSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { relativePath } from '../files/relative-path.ts';
import { contentHash, openHere } from './here.ts';

afterEach(() => void vi.useRealTimers());

function place() {
  const root = mkdtempSync(join(tmpdir(), 'bifolio-here-'));
  const page = join(root, 'page.md');
  writeFileSync(page, 'one');
  return { root, page, file: join(root, '.bifolio/here') };
}

/** What is known of the page `laterMs` after its last change. What is read meanwhile is noted. */
function look({ root, page, file }: ReturnType<typeof place>, laterMs = 1000): string | undefined {
  vi.useFakeTimers({ toFake: ['Date'], now: statSync(page).ctimeMs + laterMs });
  const here = openHere(file, (path) => relativePath(root, path));
  const { hash } = here.look(page);
  expect(here.hashOf(page)).toBe(contentHash(readFileSync(page)));
  here.save();
  return hash;
}

test('a file that has not changed is known by its time', () => {
  const site = place();
  expect([look(site), look(site)]).toEqual([undefined, contentHash(Buffer.from('one'))]);
});

test('a changed file is not, even when its length and the time of its content stay the same', async () => {
  const site = place();
  utimesSync(site.page, 1000, 1000);
  look(site);
  await sleep(20); // The clock of the file system may go in steps of some milliseconds.
  writeFileSync(site.page, 'two');
  utimesSync(site.page, 1000, 1000);
  expect(look(site)).toBeUndefined();
});

test('a file that was written a moment ago is not noted: it may change within the same moment', () => {
  const site = place();
  look(site, 50);
  expect(look(site)).toBeUndefined();
});

test('what is damaged is unknown', () => {
  const site = place();
  look(site);
  writeFileSync(site.file, 'half of');
  expect(look(site)).toBeUndefined();
});

test('of what is forgotten nothing stays, and of the rest no name is to be read', () => {
  const site = place();
  const other = { ...site, page: join(site.root, 'other.md') };
  writeFileSync(other.page, 'other');
  for (const one of [site, other]) look(one);
  const here = openHere(site.file, (path) => relativePath(site.root, path));
  here.forget(site.page);
  here.save();
  const kept = readFileSync(site.file, 'utf8');
  expect(kept).not.toContain('.md');
  expect(kept).not.toContain(contentHash(Buffer.from('one')));
  expect([look(other), look(site)]).toEqual([contentHash(Buffer.from('other')), undefined]);
});

test('a file of a package that one site has read is known to the next one, until it changes', () => {
  const { root, page } = place();
  const name = `theme${root}/page.js`;
  const open = (site: string) => openHere(join(root, site, 'here'), () => name);
  vi.useFakeTimers({ toFake: ['Date'], now: statSync(page).ctimeMs + 1000 });
  open('first').hashOf(page, name);
  expect(open('second').look(page).hash).toBe(contentHash(Buffer.from('one')));
  writeFileSync(page, 'longer');
  expect(open('third').look(page).hash).toBeUndefined();
});
