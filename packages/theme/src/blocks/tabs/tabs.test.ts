import { readFile } from 'node:fs/promises';
import { renderWith } from 'bifolio/testing';
import { describe, expect, it } from 'vitest';
import block from './block.ts';

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

  it('keeps the panels when the site has no Tabs component', async () => {
    const { html } = await render('::: tabs\n@tab a\none\n:::\n');
    expect(html).toContain('<p>one</p>');
  });
});
