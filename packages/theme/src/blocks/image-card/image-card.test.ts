import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { ImageCard } from './component.tsx';

const render = blockRenderer([block], { ImageCard });
const htmlOf = async (source: string) => (await render(source)).html;

describe('ImageCard', () => {
  it('draws a picture under the base of the site, with a caption', async () => {
    const html = await htmlOf(
      '<ImageCard image="/a.svg" title="<A>" description="B" author="Ana" date="2026" href="/x/" width="320" center />\n',
    );
    expect(html).toContain('<figure class="block-image-card" data-width="320px" data-center="true">');
    expect(html).toContain('<img src="/base/a.svg" class="no-view" alt="&lt;A&gt;" loading="lazy"/>');
    expect(html).toContain('<a href="/x/">&lt;A&gt;</a>');
    expect(html).toContain('<span>Ana</span><span>2026</span></p><p>B</p>');
  });

  it('has a picture that readers can enlarge, unless a link covers it', async () => {
    expect(await htmlOf('<ImageCard image="/a.svg" title="x" />\n')).not.toContain('no-view');
    expect(await htmlOf('<ImageCard image="/a.svg" title="x" href="/x/" />\n')).toContain('class="no-view"');
  });

  it('takes an image beside the page, with its size', async () => {
    const { html, images } = await render('one\n\n<ImageCard image="./a.png" />\n');
    expect(html).toContain('<img src="/base/assets/a.png" width="8" height="4" alt="" loading="lazy"/>');
    expect(images).toEqual([{ src: './a.png', resolved: '/base/assets/a.png', line: 3, column: 19 }]);
  });

  it('never runs script', async () => {
    expect(await htmlOf('<ImageCard image="/a.svg" title="x" href="javascript:alert(1)" />\n')).not.toContain(
      '<a',
    );
  });

  it('needs no caption', async () => {
    expect(await htmlOf('<ImageCard image="/a.svg" />\n')).toBe(
      '<figure class="block-image-card"><img src="/base/a.svg" alt="" loading="lazy"/></figure>',
    );
  });

  it('says so when it has no image', async () => {
    expect((await render('<ImageCard title="x" />\n')).problems).toMatchObject([
      { code: 'image-card-image' },
    ]);
  });
});
