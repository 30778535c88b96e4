import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { closeStore } from '../../core/store/site-store.ts';
import { createModuleStore, publishBundleTo, withoutPrivate } from './module-store.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bifolio-modules-'));
  put('node_modules/clock/package.json', '{"name":"clock","type":"module","exports":"./main.js"}');
  put(
    'node_modules/clock/main.js',
    'export const ticks = 12;\nexport const face = () => import("./face.js");',
  );
  put('node_modules/clock/face.js', 'export default "round";');
});

function put(path: string, text: string) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The folder of what builds keep. */
const kept = () => join(root, '.bifolio/store');

const store = () =>
  createModuleStore(
    { root, sourceDir: root, build: { cache: true }, theme: { server: join(root, 'theme/server.js') } },
    publishBundleTo(join(root, 'out'), '/base/'),
  );
const clock = { name: 'clock', code: 'export * from "clock";' };
const load = (src: string) => import(pathToFileURL(join(root, 'out', src.replace('/base/', ''))).href);

describe('a module', () => {
  it('is published with all that it imports, under names with hashes', async () => {
    const { src, problem } = await store().resolve(clock);
    expect(problem).toBeUndefined();
    expect(src).toMatch(/^\/base\/assets\/clock-[\w-]{8}\.js$/);
    const module = await load(src);
    expect(module.ticks).toBe(12);
    expect((await module.face()).default).toBe('round');
    expect(readdirSync(join(root, 'out/assets'))).toHaveLength(2);
  });

  it('is made once, and taken from the last build', async () => {
    const { src } = await store().resolve(clock);
    rmSync(join(root, 'out'), { recursive: true });
    expect(await store().resolve(clock)).toMatchObject({ src });
    expect((await load(src)).ticks).toBe(12);
  });

  it('is made anew when what it imports has changed, or what was kept is damaged', async () => {
    const first = await store().resolve(clock);
    put('node_modules/clock/main.js', 'export const ticks = 24;');
    utimesSync(join(root, 'node_modules/clock/main.js'), 1, 1);
    const second = await store().resolve(clock);
    expect(second.src).not.toBe(first.src);
    closeStore(root);
    for (const pack of readdirSync(kept()).filter((name) => name.endsWith('.pack')))
      writeFileSync(join(kept(), pack), 'broken');
    expect(await store().resolve(clock)).toEqual(second);
    expect(readFileSync(join(root, 'out', second.src.replace('/base/', '')), 'utf8')).toContain('24');
  });

  it('of a package that is not installed says what to install', async () => {
    expect(await store().resolve({ name: 'x', code: 'import "@night/sky/stars.js";' })).toMatchObject({
      src: '',
      problem: {
        severity: 'warning',
        code: 'missing-package',
        message: 'The package "@night/sky" is not installed, so what needs it will not work.',
        hint: 'Run: npm install @night/sky',
      },
    });
  });

  it('that is no script says where', async () => {
    const { src, problem } = await store().resolve({ name: 'mine', code: 'const = 1;' });
    expect(src).toBe('');
    expect(problem).toMatchObject({ severity: 'error', code: 'module-bundle' });
    expect(problem?.message).toMatch(/^Browsers can't load the module "mine": .*Unexpected token/);
  });

  it('of its own text is not published for a page with a password', async () => {
    const locked = withoutPrivate(store());
    expect((await locked.resolve(clock)).problem).toBeUndefined();
    const own = { name: 'own', code: 'export const secret = 1;', isPrivate: true };
    expect(await locked.resolve(own)).toMatchObject({ src: '', problem: { code: 'locked-script' } });
    expect(readdirSync(join(root, 'out/assets')).some((name) => name.startsWith('own'))).toBe(false);
  });

  it('may be a document of its own, which is not published for a page with a password', async () => {
    const demo = {
      name: 'demo',
      lang: 'en',
      title: 'T',
      file: 'a.md',
      html: '<b>x</b>',
      scripts: [],
      styles: [],
    };
    const { src, problem } = await store().resolve(demo);
    expect(problem).toBeUndefined();
    expect(src).toMatch(/^\/base\/assets\/demo-[\da-f]{8}\.html$/);
    expect(readFileSync(join(root, 'out', src.replace('/base/', '')), 'utf8')).toContain('<b>x</b>');
    rmSync(join(root, 'out'), { recursive: true });
    expect(await withoutPrivate(store()).resolve(demo)).toMatchObject({
      src: '',
      problem: { code: 'locked-demo' },
    });
    expect(existsSync(join(root, 'out'))).toBe(false);
    closeStore(root);
    const packs = readdirSync(kept()).map((name) => readFileSync(join(kept(), name), 'latin1'));
    expect(packs.filter((bytes) => bytes.includes('<b>x</b>'))).toEqual([]);
  });
});
