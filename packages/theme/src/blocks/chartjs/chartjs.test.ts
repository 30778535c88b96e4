import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { ChartJS } from './component.tsx';
import { tableOf } from './table-of.ts';
import { withColors } from './with-colors.ts';

const render = blockRenderer([block], { ChartJS });
const bars = '{"type":"bar","data":{"labels":["一月","<b>"],"datasets":[{"label":"Readers","data":[1,2]}]}}';
const container = (body: string, language = 'json') =>
  `::: chartjs Readers\n\`\`\`${language}\n${body}\n\`\`\`\n:::\n`;

describe('a chart of Chart.js', () => {
  it('is a table of its data until it is drawn', async () => {
    const { html, problems, text } = await render(container(bars));
    expect(problems).toEqual([]);
    expect(html).toContain('aria-label="Readers"');
    expect(html).toContain('data-height="400px"');
    expect(html).toContain('<th scope="col">Readers</th>');
    expect(html).toContain('<tr><th scope="row">&lt;b&gt;</th><td>2</td></tr>');
    expect(text).toContain('一月');
  });

  it('that runs script shows its source', async () => {
    const { html, problems } = await render(container('const config = { type: "<i>" };', 'js'));
    expect(problems).toEqual([]);
    expect(html).toContain('const config = { type: &quot;&lt;i&gt;&quot; };');
  });

  it.each([
    [container('{ a: 1 }'), 'chart-json'],
    [container('[1]'), 'chart-json'],
    [container('{"type":"nonsense","data":{"datasets":[]}}'), 'chartjs-type'],
    [container('{"type":"bar","data":{"datasets":[{"type":"lin"}]}}'), 'chartjs-type'],
    ['::: chartjs\nNothing\n:::\n', 'chartjs-without-data'],
    [container(JSON.stringify({ data: { datasets: [{ data: Array(60_000).fill(1) }] } })), 'chart-size'],
  ])('that is wrong is reported: %j', async (source, code) => {
    expect((await render(source)).problems).toMatchObject([{ severity: 'warning', code, line: 1 }]);
  });
});

it('points and ranges are told in words', () => {
  const table = tableOf({ data: { datasets: [{ data: [{ x: 1, y: 2, r: 3 }, [4, 5], null] }] } });
  expect(table).toEqual({
    head: ['', '1'],
    rows: [
      ['1', 'x 1, y 2, r 3'],
      ['2', '4 – 5'],
      ['3', ''],
    ],
  });
});

it.each([null, [], { data: 3 }, { data: { datasets: 'x' } }])('%j has no table', (config) =>
  expect(tableOf(config)).toBeUndefined(),
);

it('series without a color get one of the page, in turn', () => {
  const config = { type: 'line', data: { datasets: [{}, { borderColor: 'red' }, { type: 'pie' }] } };
  expect(withColors(config, ['#000001', '#000002']).data?.datasets).toEqual([
    { borderColor: '#000001', backgroundColor: '#00000166' },
    { borderColor: 'red' },
    { type: 'pie', backgroundColor: ['#000001', '#000002'], borderWidth: 1 },
  ]);
});
