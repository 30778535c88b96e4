import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { keyTarget, Tabs } from './island.tsx';

const tabs = ['npm', 'pnpm', 'yarn'].map((value) => ({
  value,
  title: <b>{value}</b>,
  panel: <p>{value} add</p>,
}));

it('renders a tab list and every panel, the active one selected', () => {
  const html = renderToStaticMarkup(<Tabs groupId="pm" active={1} tabs={tabs} />);
  expect(html.match(/role="tab"/g)).toHaveLength(3);
  expect(html.match(/role="tabpanel"/g)).toHaveLength(3);
  expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
  expect(html).toMatch(/aria-selected="true" tabindex="0" data-value="pnpm"/i);
  expect(html).toMatch(/data-selected="true" data-title="pnpm" tabindex="0"><p>pnpm add/i);
});

it('names each panel by its tab', () => {
  const html = renderToStaticMarkup(<Tabs tabs={tabs} />);
  const ids = [...html.matchAll(/role="tab" id="([^"]+)" aria-controls="([^"]+)"/g)];
  expect(ids).toHaveLength(3);
  for (const [, tab, panel] of ids)
    expect(html).toContain(`role="tabpanel" id="${panel}" aria-labelledby="${tab}"`);
});

it('wraps round with the arrows and goes to the ends with Home and End', () => {
  expect(keyTarget('ArrowRight', 2, 3)).toBe(0);
  expect(keyTarget('ArrowLeft', 0, 3)).toBe(2);
  expect(keyTarget('Home', 2, 3)).toBe(0);
  expect(keyTarget('End', 0, 3)).toBe(2);
  expect(keyTarget('a', 0, 3)).toBeUndefined();
});
