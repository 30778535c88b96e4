import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { ArtPlayer } from './component.tsx';
import { videoType } from './video-types.ts';

const render = blockRenderer([block], { ArtPlayer });

it.each([
  [{ src: '/a/film.MP4?x=1.webm' }, 'mp4'],
  [{ src: '/film.m3u8#t=3' }, 'm3u8'],
  [{ src: '/film', type: 'FLV' }, 'flv'],
  [{ src: '/film' }, ''],
])('the type of %o is %s', (video, type) => expect(videoType(video)).toBe(type));

describe('a video', () => {
  it("is the browser's own player, also without script, and loads nothing by itself", async () => {
    const { html, problems } = await render(
      '@[artPlayer loop poster="./p.jpg" title="A <film>"](./film.mp4)',
    );
    expect(problems).toEqual([]);
    expect(html).toContain('<video src="/base/assets/film.mp4" aria-label="A &lt;film&gt;"');
    expect(html).toMatch(/poster="\/base\/assets\/p.jpg" preload="none" controls="" loop=""/);
  });

  it('is named as its author named the file, not as it is published', async () => {
    expect((await render('@[artPlayer](./clips/film.mp4)')).html).toContain('aria-label="film.mp4"');
  });

  it('of another host waits for the reader', async () => {
    const { html } = await render('@[artPlayer](https://films.example.org/film.mp4)');
    expect(html).not.toContain('<video');
    expect(html).toContain('Load from films.example.org');
    expect(html).toContain('<a href="https://films.example.org/film.mp4">film.mp4</a>');
  });

  it.each(['m3u8', 'hls', 'mpd', 'dash', 'ts', 'flv'])(
    'of the type %s is a stream, which waits too',
    async (type) => {
      const { html } = await render(`@[artPlayer type="${type}"](/film)`);
      expect(html).not.toContain('<video');
      expect(html).toContain('>Play</button>');
    },
  );

  it('asks for the package that plays a stream, on pages that have one', async () => {
    const images = async (source: string) => (await render(source)).images.map(({ src }) => src);
    expect(await images('@[artPlayer](/film.m3u8)')).toContain('installed:hls.js/dist/hls.min.mjs');
    expect(await images('@[artPlayer](/film.webm)')).toEqual(['/film.webm']);
  });

  it('of an unknown type is shown and reported', async () => {
    const { html, problems } = await render('@[artPlayer](/film.avi)');
    expect(html).toContain('<video');
    expect(problems).toMatchObject([
      { line: 1, message: 'Unsupported video type "avi" for @[artPlayer]; browsers may not play it.' },
    ]);
  });

  it.each([
    '@[artPlayer]()',
    '@[artPlayer](https://[bad/x.mp4)',
    '@[artPlayer](https:/a.example/x.mp4)',
    '<ArtPlayer />\n',
  ])('without an address is omitted and reported: %s', async (source) => {
    const { html, problems } = await render(source);
    expect(html).toBe('');
    expect(problems).toMatchObject([{ code: 'art-player-source', line: 1 }]);
  });

  it('runs no script by its address', async () => {
    expect((await render('<ArtPlayer src="javascript:alert(1)" type="mp4" />\n')).html).toBe('');
    for (const poster of ['javascript:alert(1)', ' JavaScript:alert(1)', 'java\tscript:alert(1)'])
      expect((await render(`@[artPlayer poster="${poster}"](./film.mp4)\n`)).html).not.toMatch(
        /poster|script:/i,
      );
  });
});
