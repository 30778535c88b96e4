import { readFile } from 'node:fs/promises';
import { renderWith } from 'bifolio/testing';
import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { Tabs } from './island.tsx';

const render = renderWith({}, [block]);

async function callsOf(source: string) {
  const calls: { name: string; props: Record<string, unknown>; slots?: Record<string, string> }[] = [];
  const result = await render(source, {
    renderComponent: ({ name, props, slots }) => {
      calls.push({ name, props, ...(slots && { slots }) });
      return { html: `[${name}]`, islands: [], styles: ['tabs'] };
    },
  });
  return { ...result, calls };
}

describe('tabs', () => {
  it('draws one Tabs component with a slot for each title and panel', async () => {
    const example = await readFile(new URL('example.md', import.meta.url), 'utf8');
    const { html, styles, calls } = await callsOf(example);
    expect(html.trim()).toBe('[Tabs]');
    expect(styles).toEqual(['tabs']);
    expect(calls[0]?.props).toEqual({
      groupId: 'system',
      active: 1,
      tabs: [
        { value: 'macOS', title: { $slot: 'title-0' }, panel: { $slot: 'panel-0' } },
        { value: 'Linux', title: { $slot: 'title-1' }, panel: { $slot: 'panel-1' } },
      ],
    });
    expect(calls[0]?.slots?.['panel-0']).toBe('<p>Open a terminal with <strong>Spotlight</strong>.</p>');
  });

  it('reads inline marks in titles, values after the last # and escaped ones', async () => {
    const { calls } = await callsOf('::: tabs\n@tab **Bold**#b\none\n@tab C\\#\ntwo\n:::\n');
    expect(calls[0]?.slots).toMatchObject({ 'title-0': '<strong>Bold</strong>', 'title-1': 'C#' });
    expect(calls[0]?.props).toMatchObject({ active: 0, tabs: [{ value: 'b' }, { value: 'C#' }] });
  });

  it('has titles as plain text for paper, where values are something else', async () => {
    const { calls } = await callsOf(
      '::: tabs\n@tab **Bold** `b` ::mdi:home::#b\none\n@tab plain\ntwo\n:::\n',
    );
    expect(calls[0]?.props).toMatchObject({ tabs: [{ value: 'b', label: 'Bold b' }, { value: 'plain' }] });
    expect(calls[0]?.props.tabs).toHaveProperty(
      '1',
      expect.not.objectContaining({ label: expect.anything() }),
    );
  });

  it('opens the first tab marked active and drops what stands before the first tab', async () => {
    const { calls, text } = await callsOf(
      '::: tabs\nlost\n@tab a\none\n@tab:active b\ntwo\n@tab:active c\nthree\n:::\n',
    );
    expect(calls[0]?.props).toMatchObject({ active: 1 });
    expect(text).not.toContain('lost');
  });

  it('nests when the inner group is indented, as in a list', async () => {
    const source = ':::: tabs\n@tab a\n- item\n\n  ::: tabs\n  @tab x\n  inner\n  :::\n@tab b\nlast\n::::\n';
    const { calls } = await callsOf(source);
    expect(calls.map(({ props }) => (props.tabs as unknown[]).length)).toEqual([1, 2]);
    expect(calls[1]?.slots?.['panel-0']).toContain('[Tabs]');
  });

  it('nests without indentation, as code-tabs do in it', async () => {
    const inner = '::: tabs\n@tab x\ninner x\n@tab y\ninner y\n:::\n';
    for (const outer of ['::::', ':::']) {
      const { html, calls } = await callsOf(
        `${outer} tabs\n@tab a\n${inner}@tab b\nlast\n${outer}\n\nafter\n`,
      );
      expect(calls.map(({ props }) => (props.tabs as unknown[]).length)).toEqual([2, 2]);
      expect(calls[1]?.slots).toMatchObject({ 'panel-0': '[Tabs]', 'panel-1': '<p>last</p>' });
      expect(html).toContain('<p>after</p>');
    }
  });

  it('leaves @tab and colons in code alone', async () => {
    const { calls } = await callsOf('::: tabs\n@tab a\n\n```md\n@tab no\n:::\n```\n\n@tab b\nlast\n:::\n');
    expect(calls[0]?.props).toMatchObject({ tabs: [{ value: 'a' }, { value: 'b' }] });
    expect(calls[0]?.slots?.['panel-0']).toContain('@tab no');
  });

  it('ends where it should when a fence never does', async () => {
    const { html, calls } = await callsOf('::: tabs\n@tab a\n```md\none\n:::\n\nafter\n');
    expect(calls).toHaveLength(1);
    expect(html).toContain('<p>after</p>');
  });

  it('needs nothing else on its line', async () => {
    expect((await callsOf('::: tabs of paper\n@tab a\none\n:::\n')).html).toContain('::: tabs of paper');
    expect((await callsOf(':::tabs #os\n@tab a\none\n:::\n')).calls[0]?.props).toMatchObject({
      groupId: 'os',
    });
  });

  it('reports what is left out, and stays text without any tab', async () => {
    const lost = await callsOf('::: tabs\n\nlost\n@tab a\none\n:::\n');
    expect(lost.problems).toMatchObject([{ code: 'tabs-lost-text', line: 3 }]);
    const none = await callsOf('::: tabs\ntext\n:::\n');
    expect(none.html).toBe('<p>::: tabs\ntext\n:::</p>\n');
    expect(none.problems).toMatchObject([{ code: 'tabs-without-tab', line: 1 }]);
  });

  it.each([
    ['without tabs', '::: tabs\n'],
    ['without end', '::: tabs\n@tab a\n'],
    ['with open fences', '::: tabs\n```\n@tab a\n'],
  ])('render in bounded time by the thousand %s', { timeout: 20_000 }, async (_how, source) => {
    expect((await render(source.repeat(10_000))).html).not.toBe('');
  });

  it('keeps the panels when the site has no Tabs component', async () => {
    const { html } = await render('::: tabs\n@tab a\none\n:::\n');
    expect(html).toContain('<p>one</p>');
  });
});

describe('<Tabs> that an author writes', () => {
  const draw = blockRenderer([block], { Tabs });
  const part = (name: string, inner: string) =>
    `<template #${name}="{ value, isActive }">${inner}</template>`;
  const tabs = [
    part('title0', '*A*'),
    part('tab0', '\n\n- a\n\n'),
    part('title1', 'B'),
    part('tab1', '\n\nb\n\nc\n\n'),
  ];

  it('draws what the container draws', async () => {
    const { html, problems } = await draw(
      ['<Tabs :data=\'[{"id":"x"},{"id":"y"}]\' :active="1" tab-id="g">', ...tabs, '</Tabs>', ''].join('\n'),
    );
    expect(html).toBe(
      (await draw('::: tabs#g\n@tab *A*#x\n- a\n@tab:active B#y\nb\n\nc\n:::\n')).html
        .replace('aria-label="A / B"', 'aria-label="x / y"')
        .replace(/ data-title="A"/, ' data-title="x"')
        .replace(/ data-title="B"/, ' data-title="y"'),
    );
    expect(problems).toEqual([]);
  });

  it('has as many tabs as panels when it says nothing of them, and is reported without any', async () => {
    const { html } = await draw(['<Tabs>', ...tabs, '</Tabs>', ''].join('\n'));
    expect(html.match(/data-value="[^"]*"/g)).toEqual(['data-value="1"', 'data-value="2"']);
    const empty = await draw('<Tabs />\n');
    expect(empty.problems).toMatchObject([
      {
        severity: 'warning',
        code: 'tabs-empty',
        line: 1,
        message: '<Tabs> contains no tabs, so nothing is shown.',
      },
    ]);
  });
});
