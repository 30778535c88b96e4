import { renderWith } from 'bifolio/testing';
import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { Abbreviation } from './component.tsx';

const render = renderWith({ hoistTitle: false }, [block]);
const htmlOf = async (source: string) =>
  (
    await render(source, {
      renderComponent: ({ props, children }) => ({
        html: `[${children}: ${props.title}]`,
        islands: [],
        styles: [],
      }),
    })
  ).html.trim();

describe('abbreviations', () => {
  it.each([
    ['HTML5 HTML, (HTML) XHTML HTML-like', 'HTML5 [HTML: x], ([HTML: x]) XHTML [HTML: x]-like'],
    ['浏览器读取HTML并显示', '浏览器读取[HTML: x]并显示'],
    [
      '**HTML** `HTML` [HTML](HTML.md)',
      '<strong>[HTML: x]</strong> <code>HTML</code> <a href="HTML.md">[HTML: x]</a>',
    ],
    ['html', 'html'],
  ])('%s becomes %s', async (source, html) =>
    expect(await htmlOf(`*[HTML]: x\n\n${source}`)).toBe(`<p>${html}</p>`),
  );

  it('is reached by keyboard, but for one in a link, which is reached already', async () => {
    const draw = blockRenderer([block], { Abbreviation });
    const { html } = await draw('*[HTML]: x\n\nHTML, [in HTML](a.md)');
    expect(html.match(/<abbr [^>]*>/g)).toEqual([
      '<abbr class="abbr" tabindex="0" aria-description="x" data-title="x">',
      '<abbr class="abbr" aria-description="x" data-title="x">',
    ]);
  });

  it('finds Chinese words where they stand, the longest first', async () => {
    expect(await htmlOf('用层叠样式表写样式\n\n*[样式]: s\n*[层叠样式表]: CSS')).toBe(
      '<p>用[层叠样式表: CSS]写[样式: s]</p>',
    );
  });

  it('may hold signs, and the last definition counts', async () => {
    expect(await htmlOf('C++ and C\n\n*[C]: c\n*[C++]: 1\n*[C++]: a *b*')).toBe(
      '<p>[C++: a *b*] and [C: c]</p>',
    );
  });

  it('may hold any sign at all', async () => {
    expect(await htmlOf('Wi-Fi and - and /^$[a]{1}|?\n\n*[Wi-Fi]: w\n*[-]: d')).toBe(
      '<p>[Wi-Fi: w] and [-: d] and /^$[a]{1}|?</p>',
    );
  });

  it.each(['*[HTML]:', '*[]: x', '*[HTML] : x', '*a*[b]: c'])('leaves %s alone', async (source) =>
    expect(await htmlOf(`${source}\n\nHTML`)).not.toContain('[HTML: '),
  );

  it('takes words from the config, those of the page before them', async () => {
    const preset = renderWith({ env: { abbreviations: { HTML: 'everywhere', CSS: 'style' } } }, [block]);
    const { html } = await preset('HTML CSS\n\n*[HTML]: here', {
      renderComponent: ({ props }) => ({ html: `[${props.title}]`, islands: [], styles: [] }),
    });
    expect(html).toBe('<p>[here] [style]</p>\n');
  });

  it('takes words from its own option too, as Plume has them', async () => {
    const preset = renderWith({ abbr: { CSS: 'style' } }, [block]);
    const { html } = await preset('CSS', {
      renderComponent: ({ props }) => ({ html: `[${props.title}]`, islands: [], styles: [] }),
    });
    expect(html).toBe('<p>[style]</p>\n');
  });

  it('can be switched off', async () => {
    const { html } = await renderWith({ abbr: false }, [block])('*[HTML]: x\n\nHTML');
    expect(html).toContain('<p>HTML</p>');
  });
});
