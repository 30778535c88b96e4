import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { Button, VPButton } from './component.tsx';

const render = blockRenderer([block], { Button, VPButton });
const htmlOf = async (source: string) => (await render(source)).html;

describe('Button', () => {
  it('is a link with theme and size', async () => {
    expect(await htmlOf('<Button href="/a/" text="Start" />\n')).toBe(
      '<a href="/a/" class="button block-button" data-theme="brand" data-size="medium">Start</a>',
    );
    expect(await htmlOf('<VPButton href="/a/" text="x" theme="sponsor" size="big" />\n')).toContain(
      'data-theme="sponsor" data-size="big"',
    );
  });

  it('has icons before and after its text', async () => {
    const html = await htmlOf('<Button href="/a/" text="Start" icon="🌱" suffixIcon="./b.svg" />\n');
    expect(html).toMatch(/>🌱<\/span>Start<img class="icon" src="\/base\/assets\/b\.svg"/);
  });

  it('opens other sites in a new window, without the mark of links', async () => {
    const html = await htmlOf('<Button href="https://x.org" text="X" />\n');
    expect(html).toContain('target="_blank" rel="noreferrer"');
    expect(html).not.toContain('external-link-icon');
  });

  it('is a real button without an address, which submits nothing', async () => {
    expect(await htmlOf('<Button text="Go" theme="alt" />\n')).toBe(
      '<button class="button block-button" data-theme="alt" data-size="medium" type="button">Go</button>',
    );
    expect(await htmlOf('<Button text="Go" tag="script" />\n')).toMatch(/^<button /);
  });

  it('never runs script, nor leaves its attribute', async () => {
    expect(await htmlOf('<Button href="javascript:alert(1)" text="x" />\n')).toMatch(/^<button [^>]*>x</);
    expect(
      await htmlOf(`<Button href="/a/" text="x" theme='"><img src=x onerror=alert(1)>' />\n`),
    ).not.toContain('<img');
  });
});
