import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { ECharts } from './component.tsx';

const render = blockRenderer([block], { ECharts });
const bars = '{"xAxis":{"data":["一月","<b>"]},"yAxis":{},"series":[{"type":"bar","data":[1,2]}]}';
const container = (body: string, language = 'json', title = 'Pages') =>
  `::: echarts ${title}\n\`\`\`${language}\n${body}\n\`\`\`\n:::\n`;

describe('a chart of ECharts', () => {
  it('has its picture from the build, in colors of the page, and its data', async () => {
    const { html, problems, text } = await render(container(bars));
    expect(problems).toEqual([]);
    expect(html).toContain('aria-label="Pages"');
    expect(html).toMatch(/<svg[^>]* viewBox="0 0 720 400"/);
    expect(html).toContain('data-fill="1"');
    expect(html).toContain('data-fill="soft"');
    expect(html).toMatch(/>一月<\/text>/);
    expect(html).toContain('&lt;b&gt;</text>');
    expect(html).not.toMatch(/\sstyle=|<style|#0[0-9]0/);
    expect(text).toContain('一月');
  });

  it('may be a fence with a title behind a colon', async () => {
    const { html, problems } = await render(`\`\`\`echarts:Two months\n${bars}\n\`\`\`\n`);
    expect(problems).toEqual([]);
    expect(html).toContain('aria-label="Two months"');
    expect(html).toContain('<svg');
  });

  it('has ids of its own for each picture', async () => {
    const gradient = JSON.stringify({
      ...JSON.parse(bars),
      series: [
        {
          type: 'bar',
          data: [1, 2],
          itemStyle: {
            color: { type: 'linear', x: 0, y: 0, x2: 0, y2: 1, colorStops: [{ offset: 0, color: 'red' }] },
          },
        },
      ],
    });
    const { html } = await render(container(gradient) + container(gradient));
    const ids = [...html.matchAll(/ id="(e\d[^"]*)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of html.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  });

  it('that runs script shows its source, and is no picture', async () => {
    const { html, problems } = await render(container('option = { a: "<i>" };', 'js'));
    expect(problems).toEqual([]);
    expect(html).toContain('option = { a: &quot;&lt;i&gt;&quot; };');
    expect(html).not.toContain('<svg');
  });

  it('that is no JSON is reported and shown', async () => {
    const { html, problems } = await render(container('{ a: 1 }'));
    expect(problems).toMatchObject([{ severity: 'warning', code: 'chart-json', line: 1 }]);
    expect(problems[0]?.message).toMatch(/^The JSON of this chart is invalid: /);
    expect(html).toContain('{ a: 1 }');
    expect(html).not.toContain('chart-tools');
  });

  it('that ECharts cannot draw is reported', async () => {
    const { problems } = await render(container('{"series":[{"type":"bar","data":[1]}]}'));
    expect(problems).toMatchObject([{ code: 'echarts-still', line: 1 }]);
  });

  it.each([
    [1500, 'echarts-still-size'],
    [20_000, 'chart-size'],
  ])('of %i points leaves its picture out of the page, which is told', async (count, code) => {
    const data = Array.from({ length: count }, (_, index) => [index, index % 7]);
    const option = JSON.stringify({ xAxis: {}, yAxis: {}, series: [{ type: 'scatter', data }] });
    const { html, problems } = await render(`Text\n\n${container(option)}`);
    expect(problems).toMatchObject([{ severity: 'warning', code, line: 3 }]);
    expect(html).not.toContain('<svg');
    expect(html).toContain('chart-source');
  });

  it('without data is reported', async () => {
    const { problems } = await render('::: echarts\n\n:::\n');
    expect(problems).toMatchObject([{ code: 'echarts-without-data', line: 1 }]);
  });

  it('runs no script of its data', async () => {
    const hostile = JSON.stringify({
      title: { text: '</text><script>alert(1)</script>', link: 'javascript:alert(1)' },
      ...JSON.parse(bars),
      color: ['red" onload="alert(1)'],
    });
    const { html } = await render(container(hostile));
    expect(html).not.toMatch(/<script|<[^<>]*\sonload=/);
    expect(/<svg[\s\S]*<\/svg>/.exec(html)?.[0]).not.toContain('javascript:');
  });

  it('is set up by a module of the site, at build time too', async () => {
    const setup = join(mkdtempSync(join(tmpdir(), 'bifolio-echarts-')), 'setup.mjs');
    writeFileSync(
      setup,
      'export default (echarts) => echarts.registerMap("plot", { type: "FeatureCollection", features: [{ type: "Feature", properties: { name: "a" }, geometry: { type: "Polygon", coordinates: [[[0,0],[1,0],[1,1],[0,0]]] } }] });',
    );
    const options = { echarts: { setup: pathToFileURL(setup).href } };
    const { problems, dependencies } = await blockRenderer(
      [block],
      { ECharts },
      options,
    )(container('{"geo":{"map":"plot"}}'));
    expect(problems).toEqual([]);
    expect(dependencies).toContainEqual(expect.stringMatching(/setup\.mjs$/));
  });
});
