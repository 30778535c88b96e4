import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import { AudioButton } from './AudioButton.tsx';
import block from './block.ts';
import { AudioReader } from './component.tsx';

const render = blockRenderer([block], { AudioReader });

describe('a sound', () => {
  it('stands in a line, as a button that says what it does, and loads nothing by itself', async () => {
    const { html, problems } = await render('Say @[audioReader title="ˈɔːdioʊ"](./word.mp3) *aloud*.');
    expect(problems).toEqual([]);
    expect(html).toMatch(/^<p>Say <span class="block-audio-reader"><button type="button"/);
    expect(html).toContain('<span class="visually-hidden">Play </span>ˈɔːdioʊ</button>');
    expect(html).toContain('src="/base/assets/word.mp3" preload="none"');
    expect(html).toMatch(/<\/span> <em>aloud<\/em>\.<\/p>$/);
  });

  it('stands alone as well, however short it is', async () => {
    expect((await render('@[audioReader](a.mp3)')).html).toContain('<button');
  });

  it('is a link without script', async () => {
    const { html } = await render('<AudioReader src="/word.mp3">the *word*</AudioReader>\n');
    expect(html).toMatch(/<a class="audio-link" href="\/base\/word.mp3">.*the <em>word<\/em>/);
  });

  it('has its text once in what lives in browsers, where a second copy would take it from the button', () => {
    const props = { src: '/a.mp3', autoplay: false, startTime: 0, volume: 1, words: { play: '', pause: '' } };
    const html = renderToStaticMarkup(createElement(AudioButton, props, 'the word'));
    expect(html.match(/the word/g)).toHaveLength(1);
  });

  it('says from which other host it comes', async () => {
    const { html } = await render('@[audioReader title="w"](https://sounds.example.org/w.mp3)');
    expect(html).toContain('title="Load from sounds.example.org"');
  });

  it.each(['`@[audioReader](/a.mp3)`', '@[audioReaders](/a.mp3)', '@[audioReader] (/a.mp3)'])(
    '%s is none',
    async (source) => expect((await render(source)).html).not.toContain('block-audio-reader'),
  );

  it.each([
    ['', 'has no source'],
    ['https://[bad/w.mp3', 'has the invalid address "https://[bad/w.mp3"'],
    ['https:/example.org/w.mp3', 'has the invalid address "https:/example.org/w.mp3"'],
  ])('at "%s" is omitted and reported', async (address, why) => {
    const { html, problems } = await render(`a @[audioReader title="w"](${address}) b`);
    expect(html).toBe('<p>a  b</p>');
    expect(problems).toMatchObject([
      { code: 'audio-reader-source', line: 1, message: `This audio ${why}, so it is omitted.` },
    ]);
  });

  it('runs no script by its address', async () => {
    expect((await render('<AudioReader src="javascript:alert(1)" />\n')).html).toBe('');
  });

  it('takes what makes no sense for not given', async () => {
    const { html } = await render(
      '@[audioReader title="&quot;><b>" volume=loud start-time=x end-time type](/a.mp3)',
    );
    expect(html).toContain('<button');
    expect(html).not.toContain('<b>');
  });
});
