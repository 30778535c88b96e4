import { expect, it } from 'vitest';
import { createPreview } from './create-preview.ts';

const render = createPreview();

it('renders hints, marks and headings with an id as pages do', () => {
  expect(render('## Tea {#tea}')).toBe('<h2>Tea</h2>\n');
  expect(render('==hot==')).toBe('<p><mark>hot</mark></p>\n');
  expect(render('::: tip Water\n80 °C\n:::')).toBe(
    '<div class="hint-container tip">\n<p class="hint-container-title">Water</p>\n<p>80 °C</p>\n</div>\n',
  );
});

it('shows HTML as text, in titles too', () => {
  expect(render('<img src=x onerror=alert(1)>')).toContain('&lt;img');
  expect(render('::: tip <b>\nx\n:::')).toContain('&lt;b&gt;');
  expect(render('[x](javascript:alert(1))')).not.toContain('href');
});

it('aligns cells without inline styles, which the policy of pages forbids', () => {
  const html = render('| a | b |\n| --: | - |\n| 1 | 2 |\n');
  expect(html).toContain('<th align="right">a</th>');
  expect(html).toContain('<td align="right">1</td>');
  expect(html).not.toContain('style=');
});
