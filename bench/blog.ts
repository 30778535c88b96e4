// Measure a large blog: `node bench/blog.ts [--posts 10000]`. Half of the posts are Chinese, half English.
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../scripts/paths.mjs';
import { writeFigures } from './corpus/corpus.ts';
import { pageText } from './corpus/page.ts';
import { createRandom } from './corpus/random.ts';
import { type Cost, runMeasured } from './measures/run-measured.ts';

const TAGS = 300;
const { values } = parseArgs({ options: { posts: { type: 'string', default: '10000' } } });
const posts = Number(values.posts);
const folder = join(tmpdir(), 'bifolio-bench-blog');
const build = ['bifolio', 'build'];

/** What a list page may send: brotli of its HTML and its styles. */
const LIST_KB = 30;

await writeSite('plain', false);
const pages = await cold('plain');
await writeSite('blog', true);
const blog = await cold('blog');
report('pages without collections', pages);
report('the same as posts', blog);
appendFileSync(join(folder, 'blog/zh/blog/post-0.md'), '\nEdited.\n');
report('warm build after one edit', await runMeasured(build, join(folder, 'blog')));
writeFileSync(join(folder, 'blog/en/blog/new.md'), post(createRandom(7), posts, 'Brand new'));
report('warm build after one new post', await runMeasured(build, join(folder, 'blog')));
reportLists(join(folder, 'blog/dist'));

async function cold(name: string): Promise<Cost> {
  return runMeasured(build, join(folder, name));
}

function report(what: string, { wallSeconds, cpuSeconds, peakBytes }: Cost): void {
  console.log(
    `${what}: ${wallSeconds} s, processor ${cpuSeconds.toFixed(1)} s, ${Math.round(peakBytes / 2 ** 20)} MiB`,
  );
}

/** Posts in 4 levels of folders, each with three of 300 tags. */
async function writeSite(name: string, isBlog: boolean): Promise<void> {
  const site = join(folder, name);
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(site, 'node_modules'));
  const collections = isBlog ? "collections: [{ type: 'post', dir: 'blog' }], " : 'sidebar: {}, ';
  writeFileSync(
    join(site, 'bifolio.config.ts'),
    `import { theme } from '@bifolio/theme';
export default { git: false, search: false, hostname: 'https://example.org',
  locales: { '/': { lang: 'zh-CN', dir: 'zh' }, '/en/': { lang: 'en-US', dir: 'en' } },
  theme: theme({ ${collections}}) };\n`,
  );
  await writeFigures(join(site, 'public'));
  const random = createRandom(175);
  for (let at = 0; at < posts; at++) {
    const levels = [1, 4, 16, 64].map(
      (size) => `${(Math.floor(at / size) % 4) + 1}.Level ${size}-${Math.floor(at / size) % 4}`,
    );
    const file = join(site, at % 2 ? 'en' : 'zh', 'blog', ...levels.slice(0, at % 5), `post-${at}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, post(random, at, `Post ${at}`));
  }
  for (const lang of ['zh', 'en']) writeFileSync(join(site, lang, 'README.md'), '# Home\n');
}

function post(random: ReturnType<typeof createRandom>, at: number, title: string): string {
  const day = new Date(Date.UTC(2004, 0, 1) + at * 64_800_000)
    .toISOString()
    .slice(0, 10)
    .replaceAll('-', '/');
  const tags = [at, at * 7, at * 13].map((number) => `tag-${number % TAGS}`);
  const frontmatter = `---\ntitle: ${title}\ncreateTime: ${day}\ntags: [${tags}]\n`;
  const language = at % 2 ? 'en' : 'zh';
  return pageText(random, { title, links: [], language }).replace('---\n', frontmatter);
}

/** The largest page of each kind of list, and those that are over the budget. */
function reportLists(dist: string): void {
  const files = readdirSync(join(dist, 'blog'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html') && !file.includes('post-'))
    .map((file) => join(dist, 'blog', file));
  const kindOf = (file: string) => /\/blog\/(tags|archives|categories)\//.exec(file)?.[1] ?? 'posts';
  for (const [kind, group = []] of Object.entries(Object.groupBy(files, kindOf))) {
    const [largest = ''] = group.toSorted((a, b) => statSync(b).size - statSync(a).size);
    console.log(
      `${kind}: ${group.length} pages, the largest ${weight(largest, dist)} kB (${largest.slice(dist.length)})`,
    );
  }
}

function weight(file: string, dist: string): string {
  const html = readFileSync(file, 'utf8');
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) =>
    readFileSync(join(dist, href)),
  );
  const bytes = [Buffer.from(html), ...sheets].reduce(
    (sum, part) => sum + brotliCompressSync(part).length,
    0,
  );
  return `${(bytes / 1000).toFixed(1)}${bytes > LIST_KB * 1000 ? ` of ${LIST_KB}` : ''}`;
}
