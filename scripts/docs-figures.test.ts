import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Numbers of ours in `bench/RESULTS.md`, by the name of their row. */
const measured = new Map(
  read('bench/RESULTS.md')
    .split('## Promises')[0]
    ?.split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, name, value]) => name && value)
    .map(([, name = '', value]) => [name, Number(value)] as const),
);
const figure = (row: string) => measured.get(row) ?? Number.NaN;

const seconds = figure('cold build, wall (s)').toFixed(1);
const gibibytes = (figure('peak memory, ten times the pages (MiB)') / 1024).toFixed(1);
const megabytes = String(figure('peak memory, ten times the pages (MiB)'));
const script = figure('page: script while reading (kB, brotli)').toFixed(1);

test.each([
  [
    'README.md',
    [
      `| first build | ${seconds} s |`,
      `1,000 pages takes ${seconds} s`,
      `${gibibytes} GiB, one edit`,
      `| ${Math.round(Number(script))} kB |`,
      `runs ${Math.round(Number(script))} kB of script`,
    ],
  ],
  [
    'README.zh-CN.md',
    [
      `| 首次构建 | ${seconds} 秒 |`,
      `1000 页首次构建 ${seconds} 秒`,
      `${gibibytes} GiB，改其中一页`,
      `| ${Math.round(Number(script))} kB |`,
      `运行 ${Math.round(Number(script))} kB 脚本`,
    ],
  ],
  ['docs/en/guide/intro.md', [`| first build | ${seconds} s |`, `| ${script} kB |`]],
  ['docs/zh/guide/intro.md', [`| 首次构建 | ${seconds} 秒 |`, `| ${script} kB |`]],
  ['docs/en/README.md', ['in a tenth of the time that VitePress takes', 'a third of a gigabyte']],
  ['docs/zh/README.md', ['VitePress 的十分之一', '三分之一 GB']],
  ['docs/en/blog/1.Project/how-a-page-comes-to-be.md', [`| ${megabytes} MiB |`]],
  ['docs/zh/blog/1.项目/how-a-page-comes-to-be.md', [`| ${megabytes} MiB |`]],
])('%s has the figures of bench/RESULTS.md', (page, figures) => {
  for (const text of figures) expect(read(page)).toContain(text);
});

/** Figures of a table, as they are written, by the name of their row: ours, those of VitePress, those of Rspress. */
const tableOf = (file: string) =>
  new Map(
    read(file)
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([, name = '', ...cells]) => [
        name,
        cells.slice(0, 3).flatMap((cell) => /[\d.]+/.exec(cell) ?? []),
      ]),
  );

test.each([
  ['docs/en/guide/intro.md', 'README.md', ['first build', 'build after one edit', 'peak memory']],
  ['docs/zh/guide/intro.md', 'README.zh-CN.md', ['首次构建', '改一页后再构建', '内存峰值']],
])('%s has the figures of %s, which rounds them', (page, readme, rows) => {
  for (const row of rows) {
    const rounded = tableOf(readme).get(row);
    const places = rounded?.map((figure) => figure.split('.')[1]?.length ?? 0);
    const figures = tableOf(page).get(row);
    expect(figures, row).toHaveLength(3);
    expect(
      figures?.map((figure, at) => Number(figure).toFixed(places?.[at])),
      row,
    ).toEqual(rounded);
  }
});

test('the words of the home page are true of what was measured', () => {
  const [head = [], cold = []] = read('bench/RESULTS.md')
    .split('\n')
    .filter((line) => /^\| *\| Bifolio|^\| cold build, wall \(s\)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const ofVitePress = Number(cold[head.findIndex((name) => name.startsWith('VitePress'))]);
  expect(Number(seconds) / ofVitePress).toBeLessThan(0.105);
  expect(Math.abs(Number(megabytes) - 1000 / 3)).toBeLessThan(30);
});

test.each(['README.md', 'README.zh-CN.md'])(
  'the pictures of %s are small files of the repository',
  (page) => {
    const pictures = read(page).match(/\.github\/images\/[\w.-]+/g) ?? [];
    expect(pictures).toHaveLength(2);
    for (const picture of pictures) expect(statSync(join(root, picture)).size).toBeLessThan(120_000);
  },
);
