import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { Badge } from './component.tsx';

it('shows text or children with the class of its type', () => {
  expect(renderToStaticMarkup(<Badge text="new" />)).toBe('<span class="badge" data-type="tip">new</span>');
  expect(renderToStaticMarkup(<Badge type="danger">gone</Badge>)).toBe(
    '<span class="badge" data-type="danger">gone</span>',
  );
});

it('reads a badge as pages carry it', () => {
  expect(renderToStaticMarkup(<Badge of="new" />)).toContain('>new<');
  expect(renderToStaticMarkup(<Badge of={{ text: 'old', type: 'warning' }} />)).toContain(
    'data-type="warning">old',
  );
});

it('hands colours to the style sheet without an inline style', () => {
  const html = renderToStaticMarkup(<Badge text="own" color="white" bgColor="#6750a4" borderColor="red" />);
  expect(html).toContain('data-color="white" data-bg="#6750a4" data-border="red"');
  expect(html).not.toContain('style=');
});

it('renders nothing without text', () => {
  expect(renderToStaticMarkup(<Badge />)).toBe('');
  expect(renderToStaticMarkup(<Badge text="" />)).toBe('');
});

it.each([
  ['warn', 'Did you mean "warning"?'],
  ['dangr', 'Did you mean "danger"?'],
])('drops the type %s, which no stylesheet has, and says what is meant', async (type, hint) => {
  const { html, problems } = await blockRenderer([block], { Badge })(`<Badge type="${type}" text="a" />`);
  expect(html).toContain('data-type="tip"');
  expect(problems).toMatchObject([{ code: 'badge-type', line: 1, hint: expect.stringContaining(hint) }]);
});

it('keeps types that the author has styled', async () => {
  const { html, problems } = await blockRenderer([block], { Badge })('<Badge type="beta" text="a" />');
  expect(html).toContain('data-type="beta"');
  expect(problems).toEqual([]);
});
