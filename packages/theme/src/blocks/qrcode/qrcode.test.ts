import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { QRCode } from './component.tsx';
import { qrPath } from './qr-path.ts';

const render = blockRenderer([block], { QRCode });

describe('the path of a code', () => {
  it('begins with a finder pattern, seven modules wide', () => {
    const code = qrPath('hello', { level: 'M' });
    expect(code?.size).toBe(21);
    expect(code?.path).toMatch(/^M0 0h7v1h-7z/);
  });

  it('grows with its version and correction, and is nothing for too much text', () => {
    expect(qrPath('hello', { level: 'M', version: 5 })?.size).toBe(37);
    expect(qrPath('x'.repeat(60), { level: 'L' })?.size).toBeLessThan(
      qrPath('x'.repeat(60), { level: 'H' })?.size ?? 0,
    );
    expect(qrPath('x'.repeat(5000), { level: 'L' })).toBeUndefined();
    expect(qrPath('hello, hello, hello', { level: 'H', version: 1 })).toBeUndefined();
    expect(qrPath('', { level: 'L' })).toBeUndefined();
  });
});

describe('a QR code', () => {
  it('is an image with a name, which leads where it says', async () => {
    const { html, problems } = await render(
      '@[qrcode title="Ours" width="300"](https://example.org/?a=1&b=2)',
    );
    expect(problems).toEqual([]);
    expect(html).toContain('<a href="https://example.org/?a=1&amp;b=2"><svg role="img" aria-label="Ours"');
    expect(html).toContain('data-width="300px"');
    expect(html).toContain('<strong>Ours</strong>');
  });

  it('says the whole address of a page', async () => {
    const label = async (source: string) => /aria-label="([^"]*)"/.exec((await render(source)).html)?.[1];
    expect(await label('@[qrcode](.)')).toBe('/base/en/guide/write/');
    expect(await label('@[qrcode](/en/guide/)')).toBe('/en/guide/');
    expect(await label('@[qrcode](night sky)')).toBe('night sky');
    expect(await label('<QRCode text="javascript:alert(1)" />\n')).toBe('javascript:alert(1)');
    expect((await render('<QRCode text="javascript:alert(1)" />\n')).html).not.toContain('<a ');
  });

  it('is a card with a longer text', async () => {
    const { html } = await render('::: qrcode card reverse title="T"\none\n\n**two** <b>\n:::');
    expect(html).toContain('data-mode="card" data-reverse="true"');
    expect(html).toContain('<span>one**two** &lt;b&gt;</span>');
  });

  it('has a logo in its middle, and corrects more', async () => {
    const { html } = await render('@[qrcode logo="/logo.svg"](hello)');
    expect(html).toContain('<image href="/base/logo.svg"');
  });

  it.each(['@[qrcode]()', '::: qrcode\n:::'])('%s is omitted and reported', async (source) => {
    const { html, problems } = await render(source);
    expect(html).toBe('');
    expect(problems).toMatchObject([{ code: 'qrcode-text', line: 1 }]);
  });

  it('reports a text that does not fit', async () => {
    const { html, problems } = await render(`@[qrcode](${'x'.repeat(3000)})`);
    expect(html).toBe('');
    expect(problems).toMatchObject([
      {
        code: 'qrcode-length',
        message: "This text of 3000 characters doesn't fit its QR code, so the code is omitted.",
      },
    ]);
  });

  it('takes switches for what they are', async () => {
    const { html } = await render(
      '@[qrcode level margin scale width version mask light dark align title](hello)',
    );
    expect(html).toContain('viewBox="-2 -2 25 25"');
  });
});
