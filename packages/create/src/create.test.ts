import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';
import { parseArguments } from './command/parse-arguments.ts';
import { create } from './create.ts';

const version = '1.0.0-rc.175';

/** Run the scaffolder in a new empty folder, with what a terminal would show. */
async function run(
  args: readonly string[],
  cwd = mkdtempSync(join(tmpdir(), 'create-bifolio-')),
  userAgent?: string,
  nodeVersion = 'v24.1.0',
) {
  const output = new PassThrough();
  const shown: string[] = [];
  output.on('data', (chunk) => shown.push(String(chunk)));
  const failure = await create(parseArguments(args), {
    cwd,
    input: new PassThrough(),
    output,
    interactive: false,
    version,
    userAgent,
    nodeVersion,
  }).catch((error: Error) => error.message);
  return { cwd, shown: shown.join(''), failure };
}

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

test('--yes writes a bilingual site in which every language has the same pages', async () => {
  const { cwd, failure } = await run(['my-site', '--yes']);
  expect(failure).toBeUndefined();
  const docs = join(cwd, 'my-site', 'docs');
  const pages = ['blog/hello.md', 'guide/components.md', 'guide/intro.md', 'index.md'];
  expect((await glob('**/*.md', { cwd: join(docs, 'zh') })).sort()).toEqual(pages);
  expect((await glob('**/*.md', { cwd: join(docs, 'en') })).sort()).toEqual(pages);
});

test('editors are told of the schema of all frontmatter, by a file that the theme has', async () => {
  const { cwd } = await run(['my-site', '--yes']);
  const settings = JSON.parse(read(cwd, 'my-site', '.vscode/settings.json'));
  const [[file = '', globs] = []] = Object.entries<string[]>(settings['yaml.schemas']);
  const name = file.replace('./node_modules/@bifolio/theme/', '');
  const theme = join(import.meta.dirname, '../../theme');
  expect(JSON.parse(read(theme, 'package.json')).files).toContain(name);
  expect(JSON.parse(read(theme, name))).toHaveProperty('properties.title');
  expect((await glob(globs ?? [], { cwd: join(cwd, 'my-site') })).length).toBe(8);
});

test('the new site depends on the packages of the same version and has the four scripts', async () => {
  const { cwd } = await run(['My Site', '--yes']);
  const manifest = JSON.parse(read(cwd, 'My Site', 'package.json'));
  expect(manifest).toMatchObject({
    name: 'my-site',
    scripts: {
      dev: 'bifolio dev',
      build: 'bifolio build',
      preview: 'bifolio preview',
      check: 'bifolio check',
    },
    dependencies: { bifolio: version, '@bifolio/theme': version },
  });
});

test.each([
  ['v20.20.2', true],
  ['v22.17.1', true],
  ['v22.18.0', false],
  ['v24.1.0', false],
])(
  'with Node %s, that a newer one is needed is said before anything is installed: %s',
  async (node, told) => {
    const { shown } = await run(['site', '--yes'], undefined, undefined, node);
    expect(shown.includes(`Bifolio needs Node 22.18 or newer; this is ${node}.`)).toBe(told);
    // The first of the next steps, since the others would fail before it.
    expect(/Install Node from https:\/\/nodejs\.org[\s│]+cd /.test(shown)).toBe(told);
  },
);

test('one language goes to the root, without locales', async () => {
  const { cwd } = await run(['site', '--yes', '--lang', 'en']);
  const config = read(cwd, 'site', 'bifolio.config.ts');
  expect(config).toContain("lang: 'en-US'");
  expect(config).not.toContain('locales');
  expect(existsSync(join(cwd, 'site', 'docs', 'guide', 'intro.md'))).toBe(true);
});

test('the config of both languages is a module that Node can read', async () => {
  const { cwd } = await run(['site', '--yes']);
  const config = read(cwd, 'site', 'bifolio.config.ts');
  const withoutImports = config.replace(/^import .*$/gm, '');
  const program = `const theme = (o) => o, defineConfig = (o) => o;\n${withoutImports}`;
  const file = join(cwd, 'config.mjs');
  writeFileSync(file, program);
  const { default: value } = await import(file);
  expect(Object.keys(value.locales)).toEqual(['/', '/en/']);
  const { sidebar, navbar, collections } = value.theme.locales['/en/'];
  expect(sidebar).toEqual({ '/en/guide/': 'auto' });
  expect(navbar.map(({ link }: { link: string }) => link)).toEqual(['/en/guide/intro/', '/en/blog/']);
  expect(collections).toEqual([{ type: 'post', dir: 'blog', title: 'Blog' }]);
});

test('without `--hostname`, the config says what is missing and where to write it', async () => {
  const { cwd } = await run(['site', '--yes', '--lang', 'en']);
  expect(read(cwd, 'site', 'bifolio.config.ts')).toContain(
    "no sitemap, no feed and no link preview.\n  // hostname: 'https://example.com',\n",
  );
});

test('`--hostname` is written into the config, where the sitemap and feeds find it', async () => {
  const { cwd } = await run(['site', '--yes', '--hostname', 'docs.example.com']);
  expect(read(cwd, 'site', 'bifolio.config.ts')).toContain("  hostname: 'https://docs.example.com',\n");
});

test('the first post has the date of the day', async () => {
  const { cwd } = await run(['site', '--yes', '--lang', 'zh']);
  const [, date = ''] = /createTime: (.*)/.exec(read(cwd, 'site/docs/blog/hello.md')) ?? [];
  expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(2 * 86_400_000);
});

test('git ignores what is installed and built, in a repository of its own', async () => {
  const { cwd } = await run(['site', '--yes']);
  const ignored = execFileSync('git', ['check-ignore', 'node_modules/a', 'dist/a', '.bifolio/a'], {
    cwd: join(cwd, 'site'),
    encoding: 'utf8',
  });
  expect(ignored.trim().split('\n')).toEqual(['node_modules/a', 'dist/a', '.bifolio/a']);
});

test('--no-git starts no repository', async () => {
  const { cwd } = await run(['site', '--yes', '--no-git']);
  expect(existsSync(join(cwd, 'site', '.git'))).toBe(false);
});

test.each([
  ['github', '.github/workflows/deploy.yml'],
  ['github', '.github/workflows/review.yml'],
  ['gitlab', '.gitlab-ci.yml'],
  ['netlify', 'netlify.toml'],
  ['vercel', 'vercel.json'],
])('--deploy %s adds %s', async (host, file) => {
  const { cwd } = await run(['site', '--yes', '--deploy', host]);
  expect(existsSync(join(cwd, 'site', file))).toBe(true);
});

test('the next steps name the folder and the commands of the package manager', async () => {
  const { shown } = await run(['site', '--yes', '--pm', 'pnpm']);
  for (const step of ['cd site', 'pnpm install', 'pnpm dev']) expect(shown).toContain(step);
});

test('without `--pm`, the package manager is the one that runs the command', async () => {
  const { cwd, shown } = await run(['site', '--yes'], undefined, 'yarn/4.18.1 npm/? node/v24.1.0 linux x64');
  for (const step of ['yarn install', 'yarn dev']) expect(shown).toContain(step);
  expect(read(cwd, 'site', '.yarnrc.yml')).toBe('nodeLinker: node-modules\n');
});

test.each([
  ['npm', 'github', ['      - run: npm ci\n', 'npm run build -- --base "${{']],
  [
    'pnpm',
    'github',
    ['- run: npm install --global pnpm && pnpm install --frozen-lockfile\n', 'pnpm build --base "${{'],
  ],
  ['yarn', 'github', ['- run: corepack enable && yarn install --immutable\n', 'yarn build --base "${{']],
  [
    'bun',
    'github',
    ['- run: npm install --global bun && bun install --frozen-lockfile\n', 'bun run build --base "${{'],
  ],
  ['pnpm', 'netlify', ['command = "pnpm build"', '--out dist || pnpm build"']],
  ['yarn', 'vercel', ['--out dist || yarn build"']],
  ['yarn', 'gitlab', ['- corepack enable && yarn install --immutable\n    - yarn build\n']],
])('with --pm %s, files for %s name its commands', async (manager, host, commands) => {
  const { cwd } = await run(['site', '--yes', '--pm', manager, '--deploy', host]);
  const names = {
    github: '.github/workflows/deploy.yml',
    gitlab: '.gitlab-ci.yml',
    netlify: 'netlify.toml',
    vercel: 'vercel.json',
  };
  const text = read(cwd, 'site', names[host as keyof typeof names]);
  for (const command of commands) expect(text).toContain(command);
  if (manager !== 'npm') expect(text).not.toMatch(/npm (?:ci|run)/);
});

test('a folder with files in it is refused, and nothing in it changes', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'create-bifolio-'));
  mkdirSync(join(cwd, 'site'));
  for (const name of ['a.md', 'b.md', 'c.md', 'd.md']) writeFileSync(join(cwd, 'site', name), '');
  const { failure } = await run(['site', '--yes'], cwd);
  expect(failure).toBe(
    'The folder `site` is not empty: a.md, b.md, c.md and 1 more.\n  Give another name: `create-bifolio another-name`.',
  );
  expect(await glob('**/*', { cwd: join(cwd, 'site'), dot: true })).toHaveLength(4);
});

test('the current folder is fine when it holds nothing but .git', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'create-bifolio-'));
  mkdirSync(join(cwd, '.git'));
  const { failure } = await run(['.', '--yes'], cwd);
  expect(failure).toBeUndefined();
  expect(existsSync(join(cwd, 'bifolio.config.ts'))).toBe(true);
});

test('the types of a new site are right, style sheets of components too', async () => {
  const { cwd } = await run(['site', '--yes'], mkdtempSync(join(import.meta.dirname, '../.try-')));
  const site = join(cwd, 'site');
  try {
    writeFileSync(join(site, 'components/Wide.css'), '.wide { inline-size: 100%; }\n');
    writeFileSync(
      join(site, 'components/Wide.tsx'),
      'import \'./Wide.css\';\nexport const Wide = () => <p className="wide" />;\n',
    );
    execFileSync('tsc', ['-p', site], { encoding: 'utf8' });
  } finally {
    rmSync(cwd, { recursive: true });
  }
});
