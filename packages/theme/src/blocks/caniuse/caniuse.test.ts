import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import { baselineOf } from './baseline.ts';
import block from './block.ts';
import { CanIUseViewer } from './component.tsx';
import { readView } from './read-embed.ts';
import { supportOf } from './support.ts';

const render = blockRenderer([block], { CanIUseViewer });

it.each([
  ['', {}],
  ['embed{-2,1}', { mode: 'embed', past: 2, future: 1 }],
  ['{-5,3}', { past: 5, future: 3 }],
  ['baseline', { mode: 'baseline' }],
  ['image {0}', { mode: 'image', past: 0, future: 0 }],
  ['{-1,-3,2}', { past: 3, future: 2 }],
  ['{a}', {}],
])('%s is read', (info, view) => expect(readView(info)).toEqual(view));

describe('the support of a feature', () => {
  const versions = ['1', '2', '3', '4', null, null];
  const agents = { chrome: { browser: 'Chrome', versions, usage_global: { 1: 5, 2: 20, 3: 60 } } };
  const stats = { chrome: { 1: 'n', 2: 'a x #1', 3: 'n d', 4: 'y' } };

  it('is that of versions around the current one, with its conditions', () => {
    const { browsers, global } = supportOf({ feature: { title: 'T', stats }, agents }, 1, 2);
    expect(browsers).toEqual([
      {
        name: 'Chrome',
        versions: [
          { version: '2', state: 'partly', prefixed: true },
          { version: '3', state: 'no', flagged: true },
          { version: '4', state: 'yes' },
          null,
        ],
      },
    ]);
    expect(global).toBe(20);
  });

  it('is unknown where the data say nothing', () => {
    const { browsers } = supportOf({ feature: { title: 'T', stats: {} }, agents }, 0, 0);
    expect(browsers[0]?.versions).toEqual([{ version: '3', state: 'unknown' }]);
  });
});

it('has a baseline status by either of its names', () => {
  const status = { baseline: 'low' as const, baseline_low_date: '≤2020-03-24', support: { chrome: '80' } };
  const data = {
    features: { fold: { name: 'Folding', caniuse: ['css-fold'], status } },
    browsers: { chrome: { name: 'Chrome' }, safari: { name: 'Safari' } },
  };
  const baseline = {
    title: 'Folding',
    status: 'low',
    since: '2020-03-24',
    browsers: [
      { name: 'Chrome', version: '80' },
      { name: 'Safari', version: undefined },
    ],
  };
  expect(baselineOf(data, 'fold')).toEqual(baseline);
  expect(baselineOf(data, 'css-fold')).toEqual(baseline);
  expect(baselineOf(data, 'constructor')).toBeUndefined();
});

describe('in a page', () => {
  it('is a table of four versions of each browser, from installed data', async () => {
    const { html, problems, dependencies } = await render('@[caniuse](css-grid)');
    expect(problems).toEqual([]);
    expect(html).toContain('<strong>CSS Grid Layout (level 1)</strong>');
    expect(html.match(/scope="col"/g)).toHaveLength(5);
    expect(html).toContain('<th scope="row">Chrome</th><td data-state="yes"');
    expect(html).toContain(': supported</span>');
    expect(dependencies.some((file) => file.endsWith('caniuse-lite/data/features/css-grid.js'))).toBe(true);
  });

  it('shows the versions that its author chose, however they are written, and no more than there are', async () => {
    const columns = async (source: string) => (await render(source)).html.match(/scope="col"/g)?.length;
    expect(await columns('@[caniuse embed{-1,0}](css-grid)')).toBe(3);
    expect(await columns('@[caniuse{-1,0}](css-grid)')).toBe(3);
    expect(await columns('::: caniuse css-grid {-1,0}\n:::')).toBe(3);
    expect(await columns('<CanIUseViewer feature="css-grid" past="1" future="0" />\n')).toBe(3);
    expect(await columns('@[caniuse embed{-50,50}](css-grid)')).toBe(10);
  });

  it('shows the baseline status', async () => {
    const { html, problems } = await render('@[caniuse baseline](css-container-queries)');
    expect(problems).toEqual([]);
    expect(html).toContain('data-baseline="high"');
    expect(html).toContain(
      '<time dateTime="2023-02-14">In all major browsers since February 14, 2023</time>',
    );
  });

  it.each([
    ['@[caniuse](css-gird)', 'Did you mean "css-grid"?'],
    ['@[caniuse](../../../package)', undefined],
    ['@[caniuse baseline](night-sky-forever)', undefined],
  ])('%s is omitted and reported', async (source, hint) => {
    const { html, problems } = await render(source);
    expect(html).toBe('');
    expect(problems).toMatchObject([{ code: 'caniuse-feature', line: 1, ...(hint && { hint }) }]);
  });

  it.each([
    ['@[caniuse](css-grid)', 'caniuse-lite'],
    ['@[caniuse baseline](dialog)', 'web-features'],
  ])('%s tells what to type where its data are not installed', async (source, name) => {
    const { html, problems } = await blockRenderer([block], { CanIUseViewer }, {}, () => undefined)(source);
    expect(html).toBe('');
    expect(problems).toMatchObject([{ code: 'missing-package', line: 1, hint: `Run: npm install ${name}` }]);
  });

  it('is a frame of the host that the site names', async () => {
    const framed = blockRenderer(
      [block],
      { CanIUseViewer },
      {
        caniuse: { frame: 'https://support.example.org/embed/' },
      },
    );
    const { html, problems } = await framed('@[caniuse{-2,1}](css-grid)');
    expect(problems).toEqual([]);
    expect(html).toContain('data-height="330px"');
    expect(html).toContain('Load from support.example.org');
    expect(html).toContain('href="https://caniuse.com/css-grid"');
  });
});
