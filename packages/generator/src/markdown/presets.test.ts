import { describe, expect, it } from 'vitest';
import { presetOptions } from './presets.ts';
import { renderWith } from './test-environment.ts';

const render = renderWith({
  env: {
    references: {
      docs: '/guide/',
      'Two Words': { href: 'https://example.org', title: 'An "example"' },
      evil: 'javascript:alert(1)',
    },
  },
});
const htmlOf = async (source: string) => (await render(source)).html.trim();

describe('link references of the config', () => {
  it('are known on every page, as references are: without regard to case', async () => {
    expect(await htmlOf('[docs], [a][DOCS] and [two words]')).toBe(
      '<p><a href="/guide/">docs</a>, <a href="/guide/">a</a> and <a href="https://example.org" title="An &quot;example&quot;" target="_blank" rel="noopener noreferrer" class="external">two words</a></p>',
    );
  });

  it('give way to those of the page', async () => {
    expect(await htmlOf('[docs]\n\n[docs]: /other/')).toBe('<p><a href="/other/">docs</a></p>');
  });

  it('never run script', async () => {
    expect(await htmlOf('[evil]')).toBe('<p>[evil]</p>');
  });

  it('are checked', () => {
    expect(() => presetOptions.parse({ references: { a: 1 } })).toThrow();
    expect(() => presetOptions.parse({ refs: {} })).toThrow();
  });
});
