import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

const run = promisify(execFile);
const bin = join(root, 'packages/generator/bin/bifolio.js');

/** Builds a site of `examples` as a reader who has copied it would, warnings being errors. Needs `npm run build:packages`. */
async function build(site: string): Promise<(file: string) => string> {
  const out = mkdtempSync(join(tmpdir(), 'bifolio-example-'));
  await run(process.execPath, [bin, 'build', join(root, 'examples', site), '--strict', '--out', out]);
  return (file) => readFileSync(join(out, file), 'utf8');
}

test('the example site builds without a warning, in both languages', async () => {
  const read = await build('handbook');
  expect(read('guide/brewing/index.html')).toContain('href="/en/guide/brewing/"');
  expect(read('en/guide/brewing/index.html')).toContain('<output>120');
  expect(read('en/blog/index.html')).toContain('First harvest');
});

test('the example theme shows its option on a page', async () => {
  const read = await build('theme/site');
  expect(read('index.html')).toContain('</main><footer>Set in Georgia.</footer>');
});

test('the example extensions add a file, a component, a script and pages', async () => {
  const read = await build('extensions');
  expect(JSON.parse(read('changed.json'))).toContainEqual(
    expect.objectContaining({
      url: 'https://example.org/',
      title: 'Extended',
      description: 'Six small extensions are at work here. See the changes.',
    }),
  );
  expect(read('index.html')).toContain('href="https://example.org/answers?page=%2F&amp;answer=yes"');
  expect(read('index.html')).toContain(
    '<script src="https://stats.example.com/script.js" data-site="example.org"',
  );
  expect(read('changes/index.html')).toContain(
    'an <a href="/glossary/island/">Island</a> is, 100 % of it, but not what a %Ghost% is',
  );
  expect(read('links/index.html')).toContain(
    '<div class="prose"><ul><li><a href="https://example.org/answers">https://example.org/answers</a></li></ul></div>',
  );
  expect(read('glossary/island/index.html')).toContain('runs in &lt;browsers&gt;.');
});

test('each example extension has fewer than 60 lines', () => {
  const folder = join(root, 'examples/extensions/extensions');
  const linesOf = (file: string) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n').length;
  expect(readdirSync(folder).filter((file) => linesOf(file) >= 60)).toEqual([]);
});

test.each(['handbook', 'theme', 'extensions'])('the types of the example %s are right', async (example) => {
  await run('tsc', ['-p', join(root, 'examples', example)]);
});
