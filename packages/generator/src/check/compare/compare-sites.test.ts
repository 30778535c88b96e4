import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { compareSites } from './compare-sites.ts';
import { oldPages, type PublishedPage } from './old-pages.ts';

/** The text of a page as this generator writes it. */
const NOW = `<p>Boil the <strong>water</strong>, then wait.</p>
<h2 id="pour" tabindex="-1"><a class="header-anchor" href="#pour">Pour</a></h2>
<div class="hint" data-type="tip"><p class="hint-title">Tip</p><p>Slowly.</p></div>
<div class="code" data-lang="sh"><pre class="shiki"><code><span class="line">tea --pour</span>
<span class="line">tea --wait</span></code></pre></div>
<p><img src="/assets/cup-1a2b3c4d.webp" alt="A cup" width="4" height="3"></p>`;

const around = (main: string, generator = '') =>
  `<!doctype html><html><head><title>Brew</title><meta name="generator" content="${generator}"></head><body><nav><a href="/">Home of the site</a></nav>${main}<footer>All rights reserved</footer></body></html>`;

/** The same page as other generators write it, with what their themes put into it. */
const OLD: Record<string, string> = {
  Docusaurus: `<main><article><nav class="theme-doc-breadcrumbs"><ul><li>Docs</li></ul></nav>
    <div class="tocCollapsible_x theme-doc-toc-mobile"><button>On this page</button></div>
    <div class="theme-doc-markdown markdown"><header><h1>Brew</h1></header><p>Boil the <strong>water</strong>, then wait.</p>
    <h2 class="anchor" id="pour">Pour<a href="#pour" class="hash-link" aria-label="Direct link to Pour">​</a></h2>
    <div class="theme-admonition theme-admonition-tip"><div class="heading_x"><span><svg></svg></span>tip</div><div><p>Slowly.</p></div></div>
    <div class="language-sh codeBlockContainer_x"><div><pre tabindex="0"><code><span class="token-line"><span>tea --pour</span><br></span><span class="token-line"><span>tea --wait</span><br></span></code></pre><div class="buttonGroup"><button>Copy</button></div></div></div>
    <p><img loading="lazy" alt="A cup" src="/assets/images/cup-0123456789abcdef0123456789abcdef.png"></p></div>
    <footer class="theme-doc-footer"><a>Edit this page</a></footer></article><nav class="pagination-nav">Next</nav></main>`,
  'Material for MkDocs': `<main class="md-main"><article class="md-content__inner md-typeset"><a class="md-content__button md-icon" title="Edit">edit</a>
    <h1 id="brew">Brew<a class="headerlink" href="#brew">&para;</a></h1><p>Boil the <strong>water</strong>, then wait.</p>
    <h2 id="pour">Pour<a class="headerlink" href="#pour">&para;</a></h2>
    <div class="admonition tip"><p class="admonition-title">Tip</p><p>Slowly.</p></div>
    <div class="highlight"><table class="highlighttable"><tr><td class="linenos"><div class="linenodiv"><pre>1
2</pre></div></td><td class="code"><div><pre><span></span><code>tea<span> </span>--pour
tea<span> </span>--wait
</code></pre></div></td></tr></table></div><p><img alt="A cup" src="../cup.png"></p>
    <aside class="md-source-file">Last update</aside></article></main>`,
  mdBook: `<div id="content" class="content"><main><h1 id="brew"><a class="header" href="#brew">Brew</a></h1>
    <p>Boil the <strong>water</strong>, then wait.</p><h2 id="pour"><a class="header" href="#pour">Pour</a></h2>
    <div class="tip"><p>Tip</p><p>Slowly.</p></div>
    <pre><div class="buttons"><button title="Copy"></button></div><code class="language-sh">tea --pour
tea --wait
</code></pre><p><img src="cup.png" alt="A cup" /></p></main><nav class="nav-wrapper">Next</nav></div>`,
  VitePress: `<div class="VPDoc"><main class="main"><div class="vp-doc _docs_brew"><div><h1 id="brew" tabindex="-1">Brew <a class="header-anchor" href="#brew">​</a></h1>
    <p>Boil the <strong>water</strong>, then wait.</p><h2 id="pour" tabindex="-1">Pour <a class="header-anchor" href="#pour">​</a></h2>
    <div class="tip custom-block"><p class="custom-block-title">TIP</p><p>Slowly.</p></div>
    <div class="language-sh vp-adaptive-theme line-numbers-mode"><button title="Copy Code" class="copy"></button><span class="lang">sh</span><pre class="shiki"><code><span class="line">tea --pour</span>
<span class="line">tea --wait</span></code></pre><div class="line-numbers-wrapper" aria-hidden="true">1<br>2</div></div>
    <p><img src="/assets/cup.BkX3aQ9z.png" alt="A cup"></p></div></div></main></div>`,
  Starlight: `<main><div class="content-panel"><h1 id="_top">Brew</h1></div><div class="sl-markdown-content"><p>Boil the <strong>water</strong>, then wait.</p>
    <div class="sl-heading-wrapper level-h2"><h2 id="pour">Pour</h2><a class="sl-anchor-link" href="#pour"><span class="sr-only">Section titled Pour</span></a></div>
    <aside class="starlight-aside"><p class="starlight-aside__title" aria-hidden="true">Tip</p><div><p>Slowly.</p></div></aside>
    <div class="expressive-code"><figure><pre><code><div class="ec-line"><div class="code">tea --pour
</div></div><div class="ec-line"><div class="code">tea --wait</div></div></code></pre></figure></div>
    <p><img src="/_astro/cup.Dz1x8QwE_1b2c3d.webp" alt="A cup"></p></div></main>`,
};

async function* listed(pages: Record<string, string>): AsyncGenerator<PublishedPage> {
  for (const [path, html] of Object.entries(pages)) yield { path, html };
}
const compare = (html: string, now: string | undefined = NOW) =>
  compareSites(listed({ '/brew/': html }), () => ({
    file: 'brew.md',
    ...(now !== undefined && { html: now }),
  }));
const told = async (html: string, now?: string) =>
  (await compare(html, now)).problems.map(({ message }) => message);

test.each(Object.keys(OLD))('a page of %s is the same when its text is', async (name) => {
  expect(await told(around(OLD[name] ?? ''))).toEqual([]);
});

test.each([
  ['text', NOW.replace('then wait', 'and go'), '1 passage of /brew/ missing: "Boil the water, then wait.".'],
  ['syntax that is left', `${NOW}<p>!!! note</p>`, '1 passage only on the new page: "!!! note".'],
  ['an id', NOW.replace('id="pour"', 'id="pouring"'), '1 heading id of /brew/ missing: "pour".'],
  ['code', NOW.replace('--pour', '--spill'), '1 code block of /brew/ missing: "tea --pour tea --wait".'],
  ['an image', NOW.replace('cup-', 'jug-'), '1 image of /brew/ missing: "cup".'],
])('another %s is told with the page', async (_, now, message) => {
  expect(await told(around(OLD.mdBook ?? ''), now)).toContain(message);
});

const others = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [
    `/p${index}/`,
    `<main><p>Edit this page</p><p>Page ${index}</p></main>`,
  ]),
);

test('titles of tabs count, emoji that are images are text, and labels of boxes do not', async () => {
  const old = `<main><p>Fun <img class="twemoji" alt="🎉" src="1f389.svg"></p><p class="admonition-title">danger</p>
    <div><label>macOS</label><label>Linux</label></div><div role="tabpanel" hidden><p>Brew</p></div>
    <p><img alt="Flow" src="data:image/gif;base64,R0l"></p></main>`;
  const now = `<p>Fun 🎉</p><p class="hint-title">Caution</p><button role="tab">macOS</button><button role="tab">Linux</button>
    <div role="tabpanel" hidden><p>Brew</p></div><p><img alt="Flow" src="/flow.gif"></p>`;
  expect(await told(around(old), now)).toEqual([]);
  expect(await told(around(old), now.replace('Caution', 'Advertencia'))).toEqual([]);
  expect(await told(around(old), now.replace('Linux', 'Windows'))).toEqual([
    '1 passage of /brew/ missing: "Linux".',
    '1 passage only on the new page: "Windows".',
  ]);
});

test('code that the old page ran into the text is where it was', async () => {
  const old = around('<main><p>It shows: <code>NAME AGE</code></p><p>Go on.</p></main>');
  expect(await told(old, '<p>It shows:</p><pre><code>NAME  AGE</code></pre><p>Go on.</p>')).toEqual([]);
  expect(await told(old, '<pre><code>NAME  AGE</code></pre><p>Go on.</p><p>It shows:</p>')).toContain(
    '1 passage of /brew/ missing: "It shows: NAME AGE".',
  );
});

test('emoji that are images described by their names are characters', async () => {
  const old = around(
    '<main><p>Hi <img class="emoji" alt=":wave:" src="https://a.example/unicode/1f44b.png"> <img class="emoji" alt=":octocat:" src="/octocat.png"></p></main>',
  );
  expect(await told(old, '<p>Hi 👋 :octocat:</p>')).toEqual([]);
});

test('what highlight.js and fields of Plume call meta is no dateline', async () => {
  const field = around('<main><p class="field-meta">size <code>number</code></p></main>');
  const now = '<p>size <code>number</code></p><p class="block-field-default">Default <code>2</code></p>';
  expect(await told(field.replace('</main>', '<p><code>2</code></p></main>'), now)).toEqual([]);
  const old = around('<main><pre><code><span class="hljs-meta">---</span>\ntitle: A</code></pre></main>');
  expect(await told(old, '<pre><code>---\ntitle: A</code></pre>')).toEqual([]);
});

test('a choice of languages is the theme’s, with its label', async () => {
  const old = around(
    '<body><label>Deutsch</label> <select><option>Deutsch</option><option>中文</option></select><p>Slowly.</p></body>',
  );
  expect(await told(old, '<p>Slowly.</p>')).toEqual([]);
});

test('authors, tags and words before them are shown by layouts', async () => {
  const old = around(
    '<main><div class="authors"><img src="/ada.png"> Ada</div><p>Slowly.</p><p>Tags:</p><p>Green, Black</p></main>',
    'Starlight v0.40.0',
  );
  const { problems } = await compareSites(listed({ '/brew/': old }), () => ({
    file: 'brew.md',
    titles: ['Brew', 'Green', 'Black'],
    html: '<p>Slowly.</p>',
  }));
  expect(problems).toEqual([]);
});

test('signs of added and removed lines may stand in the gutter', async () => {
  const old = around(
    '<main><pre><code><div class="ec-line del"><div class="code">tea()</div></div><div class="ec-line ins"><div class="code">tea(2)</div></div></code></pre></main>',
  );
  expect(await told(old, '<pre><code>-tea()\n+tea(2)</code></pre>')).toEqual([]);
  expect(await told(old, '<pre><code>tea()\ntea(2)</code></pre>')).toEqual([]);
  expect(await told(old, '<pre><code>-tea()\n+tea(3)</code></pre>')).toHaveLength(2);
  expect(await told(old, '<pre><code>+tea()\n-tea(2)</code></pre>')).toHaveLength(2);
});

test('other signs at the beginnings of lines are code', async () => {
  const old = around('<main><pre><code>-1\n+2</code></pre></main>', 'Docusaurus v3.6.3');
  expect(await told(old, '<pre><code>-1\n+2</code></pre>')).toEqual([]);
  expect(await told(old, '<pre><code>1\n2</code></pre>')).toEqual([
    '1 code block of /brew/ missing: "-1 +2".',
    '1 code block only on the new page: "1 2".',
  ]);
});

test.each([
  ['Starlight v0.40.0', 'author'],
  ['Starlight v0.40.0', 'authors'],
  ['Jekyll v4.4.1', 'avatar'],
  ['Jekyll v4.4.1', 'post-meta'],
  ['Hexo 8.1.2', 'article-meta'],
  ['VuePress 2.0.0', 'copyright'],
  ['VuePress 2.0.0', 'reading-time'],
])(
  '%s: the class `%s` in the text is the author’s, above and below it the theme’s',
  async (generator, name) => {
    const part = `<div class="${name}">Ada, 5 minutes</div>`;
    const now = '<p>Boil.</p><p>Wait.</p>';
    const at = (main: string, by = generator) => told(around(`<main><h1>Brew</h1>${main}</main>`, by), now);
    const lost = ['1 passage of /brew/ missing: "Ada, 5 minutes".'];
    expect(await at(`${part}<p>Boil.</p><p>Wait.</p>`)).toEqual([]);
    expect(await at(`<p>Boil.</p><div><p>Wait.</p>${part}</div>`)).toEqual([]);
    expect(await at(`<p>Boil.</p>${part}<p>Wait.</p>`)).toEqual(lost);
    expect(await at(`${part}<p>Boil.</p><p>Wait.</p>`, 'another')).toEqual(lost);
  },
);

test('a passage within the text that is also a tag, or a list of them, is the author’s', async () => {
  const compared = async (main: string) => {
    const { problems } = await compareSites(listed({ '/brew/': around(`<main>${main}</main>`) }), () => ({
      file: 'brew.md',
      titles: ['Brew', 'Green', 'Black'],
      html: '<p>Boil.</p><p>Wait.</p>',
    }));
    return problems.map(({ message }) => message);
  };
  expect(await compared('<p>Green</p><p>Boil.</p><p>Wait.</p><p>Tags:</p><p>Green, Black</p>')).toEqual([]);
  expect(await compared('<p>Boil.</p><p>Green, Black</p><p>Wait.</p>')).toEqual([
    '1 passage of /brew/ missing: "Green, Black".',
  ]);
});

test('HTML in a new page may have the classes of old themes', async () => {
  const old = around('<main><p>Hot</p><p>Slowly.</p></main>');
  expect(await told(old, '<p>Hot</p><div class="post-content"><p>Slowly.</p></div>')).toEqual([]);
});

test('who wrote a page of VuePress, and when, is the theme’s', async () => {
  const old = around(
    '<div class="vp-doc"><div><p>Slowly.</p><h2 id="doc-contributors">Contributors</h2><div class="vp-contributors"><a class="vp-contributor"><img src="ada.png">Ada</a></div><h2 id="doc-changelog">Changelog</h2><div><div class="vp-changelog-header">5 May</div><ul class="vp-changelog-list"><li>Fix</li></ul></div></div></div>',
  );
  expect(await told(old, '<p>Slowly.</p>')).toEqual([]);
});

test('words of our own frame of code and demos are no text', async () => {
  const now =
    '<p>Slowly.</p><details class="code-fold"><summary>Show all</summary></details><details><summary>Source</summary></details>';
  expect(await told(around('<main><p>Slowly.</p></main>'), now)).toEqual([]);
});

test('a first heading that is in the text of both pages is no passage of the new one alone', async () => {
  const text = '<h1>Own</h1><p>Boil the water.</p>';
  expect(await told(around(`<main><div class="vp-doc">${text}</div></main>`), text)).toEqual([]);
});

test('types that twoslash shows in code are no code', async () => {
  const old =
    '<pre><code><span class="line">tea <span class="twoslash-hover">pour<span class="twoslash-popup-container">string</span></span></span></code></pre>';
  const now =
    '<pre class="shiki"><code><span class="line">tea pour</span>\n<span class="code-pad" aria-hidden="true">tea </span><span class="code-answer">const pour: string</span></code></pre>';
  expect(await told(around(`<main><div class="vp-doc">${old}</div></main>`), now)).toEqual([]);
});

test('an image that a theme repeats to enlarge it counts once', async () => {
  const old = around(
    '<main><p><label><img src="cup.svg"><span class="img-wrapper"><img src="cup.svg"></span></label></p></main>',
  );
  expect(await told(old, '<p><img src="/cup.svg"></p>')).toEqual([]);
});

test('an image in a link counts', async () => {
  const linked = '<p><a href="/cups/"><img src="cup.svg"></a></p>';
  expect(await told(around(`<main>${linked}<p>Tea</p></main>`), '<p>Tea</p>')).toEqual([
    '1 image of /brew/ missing: "cup".',
  ]);
});

test('images that Next.js draws anew are those of their files', async () => {
  const image =
    '<img src="/_next/image?url=%2F_next%2Fstatic%2Fmedia%2Fcup.1a2b3c4d.png&amp;w=3840&amp;q=75">';
  const old = around(
    `<main class="nextra-content"><p>${image}</p><a>Tea<span class="nx-sr-only"> (opens in a new tab)</span></a></main>`,
  );
  expect(await told(old, '<p><img src="/cup.png"></p><p><a>Tea</a></p>')).toEqual([]);
  expect(await told(old, '<p><img src="/pot.png"></p><p><a>Tea</a></p>')).toEqual([
    '1 image of /brew/ missing: "cup".',
  ]);
});

test('ids that components make are no anchors', async () => {
  const old = around('<main><h3 id="radix-_R_10_">Why</h3><h3 id="how">How</h3></main>');
  expect(await told(old, '<h3>Why</h3><h3 id="how">How</h3>')).toEqual([]);
});

test('placeholders that the old generator took for elements are text', async () => {
  const old = around('<main><p>Takes <host>:port, or <why, if="it failed">.</p></main>');
  const now = '<p>Takes &lt;host&gt;:port, or &lt;why, if it failed&gt;.</p>';
  expect(await told(old, now)).toEqual([]);
  expect(await told(old, '<p>Takes :port, or .</p>')).toContain(
    '1 passage of /brew/ missing: "Takes <host>:port, or <why, if it failed>.".',
  );
});

test('passages that many pages show are the theme’s, and parts are counted', async () => {
  const { problems, texts, addresses } = await compareSites(listed(others), (path) => ({
    file: `${path}a.md`,
    html: `<p>Page ${path === '/p3/' ? 'three' : path.slice(2, -1)}</p>`,
  }));
  expect(problems.map(({ message }) => message)).toEqual([
    '1 passage of /p3/ missing: "Page 3".',
    '1 passage only on the new page: "Page three".',
  ]);
  expect({ texts, addresses }).toEqual({ texts: { all: 12, kept: 11 }, addresses: { all: 12, kept: 12 } });
});

test('an old URL that leads to a page with another URL of its own only has to answer', async () => {
  const old = listed({
    '/brew/': around('<main><p>Tea</p></main>'),
    '/print.html': around('<main><p>All</p></main>'),
  });
  const { problems, ...counts } = await compareSites(old, (path) => ({
    file: 'brew.md',
    isRedirect: path !== '/brew/',
    html: '<p>Tea</p>',
  }));
  expect(problems).toEqual([]);
  expect(counts).toMatchObject({ pages: 1, same: 1, skipped: 1, addresses: { all: 2, kept: 2 } });
});

test('an old page that nothing answers is told, a locked one and one that leads on are skipped', async () => {
  const redirect = '<html><head><meta http-equiv="refresh" content="0; url=/a/"></head><body></body></html>';
  const old = listed({
    '/gone/': around('<main><p>Old.</p></main>'),
    '/to/': redirect,
    '/lock/': around('<main>A</main>'),
  });
  const { problems, ...counts } = await compareSites(old, (path) =>
    path === '/lock/' ? { file: 'lock.md' } : undefined,
  );
  expect(problems.map(({ message }) => message)).toEqual(['Nothing answers the old URL "/gone/".']);
  expect(counts).toMatchObject({ pages: 1, same: 0, skipped: 2 });
});

const pathsOf = async (source: string) => {
  const paths: string[] = [];
  for await (const { path } of oldPages(source)) paths.push(path);
  return paths;
};

test('the pages of an old site are those of a folder, or of the sitemap of a published one', async () => {
  const root = mkdtempSync(join(tmpdir(), 'bifolio-old-'));
  for (const file of ['index.html', '404.html', 'guide/index.html', 'guide/中文.html', 'logo.png']) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '<main>x</main>');
  }
  expect(await pathsOf(root)).toEqual(['/guide/', '/guide/中文.html', '/']);
  const server = createServer((request, response) => {
    const isMap = request.url === '/docs/sitemap.xml';
    const urls = ['/docs/', '/docs/guide/%E4%B8%AD/', '/elsewhere/', '/docs/file.pdf'];
    response.setHeader('content-type', request.url?.endsWith('.pdf') ? 'application/pdf' : 'text/html');
    response.end(
      isMap ? urls.map((url) => `<loc>https://old.example${url}</loc>`).join('') : '<main>x</main>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  expect(await pathsOf(`http://localhost:${port}/docs`)).toEqual(['/', '/guide/中/']);
  server.close();
});

test.each([
  ['/nowhere/at/all', 'there is no such folder'],
  [mkdtempSync(join(tmpdir(), 'bifolio-empty-')), 'it has no HTML files'],
])('an old site that cannot be read is named: %s', async (source, why) => {
  await expect(pathsOf(source)).rejects.toThrow(why);
});

test('lines that many pages show and no source has are the theme’s, whatever numbers and dates are in them', async () => {
  const old = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [
      `/p${index}/`,
      around(
        `<main>${index < 12 ? `<p>Added in v1.${index}, ${index + 1} March 20${10 + index}</p><p>Stable since 2${index}</p>` : ''}${index === 20 ? '<p>Stable since 3, experimental</p>' : ''}<p>Page ${index}</p></main>`,
      ),
    ]),
  );
  const compared = (sources: string[]) =>
    compareSites(
      listed(old),
      (path) => ({ file: `${path}a.md`, html: `<p>Page ${path.slice(2, -1)}</p>` }),
      sources,
    );
  const { problems, themeLines } = await compared([
    'Stable since 23, see /unstable-since-24/ or /stable-since-250/',
  ]);
  expect(problems.map(({ message }) => message)).toEqual(['1 passage of /p3/ missing: "Stable since 23".']);
  expect([...themeLines.keys()].filter((line) => line.startsWith('Added'))).toHaveLength(12);
  const whole = Array.from({ length: 12 }, (_, index) => `Stable since 2${index}`);
  expect((await compared(whole)).texts).toEqual({ all: 40, kept: 28 });
  expect((await compared([])).themeLines.get('Stable since 3, experimental')).toBe(1);
});

test('a line that a few pages show is the author’s', async () => {
  const old = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [
      `/p${index}/`,
      around(`<main>${index < 9 ? '<p>Lost text</p>' : ''}<p>Page ${index}</p></main>`),
    ]),
  );
  const { texts, themeLines } = await compareSites(listed(old), (path) => ({
    file: `${path}a.md`,
    html: `<p>Page ${path.slice(2, -1)}</p>`,
  }));
  expect(texts).toEqual({ all: 40, kept: 31 });
  expect(themeLines.size).toBe(0);
});

test('the title of the new page stands for that in the old text, and dates of posts are the theme’s', async () => {
  const old = around(
    '<main><h1>Tea</h1><div class="post-meta">5 May 2020 Ada</div><h1>1. Pour</h1><p>Slowly.</p></main>',
    'Jekyll v4.4.1',
  );
  const { problems } = await compareSites(listed({ '/brew/': old }), () => ({
    file: 'brew.md',
    titles: ['Tea', 'Pour'],
    html: '<p>Slowly.</p>',
  }));
  expect(problems).toEqual([]);
});

test('navigation within the text, made of titles of pages, is the theme’s', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Step ${'abcdefghijkl'[index]}`);
  const list = names.map((name) => `<li>${name}</li>`).join('');
  const old = Object.fromEntries(
    names.map((name, index) => [
      `/p${index}/`,
      around(`<main><ol>${list}</ol><p>Page of ${name}</p><p>After step a</p></main>`),
    ]),
  );
  const { texts } = await compareSites(
    listed({
      ...old,
      ...Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`/q${at}/`, '<main>q</main>'])),
    }),
    (path) => {
      const name = names[Number(path.slice(2, -1))];
      return path.startsWith('/q')
        ? { file: path, html: 'q' }
        : { file: path, titles: [name ?? ''], html: `<p>Page of ${name}</p><p>After step a</p>` };
    },
    names.map((name) => `title: ${name}`),
  );
  expect(texts).toEqual({ all: 52, kept: 52 });
});

/** The differences, and how many blocks of code were kept. */
const codes = async (old: string, now: string) => {
  const { codes, problems } = await compare(around(`<main>${old}</main>`), now);
  return { kept: codes.kept, told: problems.map(({ message }) => message) };
};
const block = (code: string) => `<pre><code>${code}</code></pre>`;

test.each([
  ['in a longer block', block('tea --pour') + block('tea --pour\ntea --wait')],
  ['a second time', block('tea --pour') + block('tea --pour')],
  ['in the text', `${block('tea --pour')}<p>Type tea --pour.</p>${block('tea --pour')}`],
])('a block of code whose old form is elsewhere on the page, %s, is missing', async (_, old) => {
  const now = old.replace('tea --pour', 'tea --spill');
  expect(await codes(old, now)).toEqual({
    kept: 1,
    told: [
      '1 code block of /brew/ missing: "tea --pour".',
      '1 code block only on the new page: "tea --spill".',
    ],
  });
});

test('a block of code that begins another one is not that block', async () => {
  const { kept } = await codes(block('tea --pour'), block('tea --pouring'));
  expect(kept).toBe(0);
});

test('blocks of code may be cut in other places', async () => {
  expect(await codes(block('tea --pour') + block('tea --wait'), block('tea --pour\ntea --wait'))).toEqual({
    kept: 2,
    told: [],
  });
});

test('a heading of another level is told, and so is one that is none any more', async () => {
  const old = around('<main><h1>Brew</h1><h2 id="pour">Pour</h2></main>');
  expect(await told(old, '<h2 id="pour">Pour</h2>')).toEqual([]);
  expect(await told(old, '<h3 id="pour">Pour</h3>')).toEqual([
    '1 heading of /brew/ with another level: "pour" was h2, is h3.',
  ]);
  expect(await told(old, '<p id="pour">Pour</p>')).toEqual([
    '1 heading of /brew/ with another level: "pour" was h2, is no heading.',
  ]);
});

test('panels that the old page leaves empty until its scripts draw them may have text and code', async () => {
  const panel = (state: string, text: string) =>
    `<div data-state="${state}" role="tabpanel" ${state === 'active' ? '' : 'hidden'}>${text}</div>`;
  const old = (second: string) =>
    around(`<main><button role="tab">A</button><button role="tab">B</button>
      ${panel('active', '<p>Boil.</p>')}${panel('inactive', second)}</main>`);
  const now = `<button role="tab">A</button><button role="tab">B</button>
    <div role="tabpanel"><p>Boil.</p></div><div role="tabpanel"><p>Wait.</p>${block('tea --wait')}</div>`;
  expect(await told(old(''), now)).toEqual([]);
  expect(await told(old(''), `${now}<p>Pour.</p>`)).toEqual(['1 passage only on the new page: "Pour.".']);
  expect(await told(old('<p>Sit.</p>'), now)).toHaveLength(3);
});

test('panels in panels, as deep as a schema, are read once', async () => {
  const nested = `${'<details><summary>Leaf</summary>'.repeat(24)}<p>Pour.</p>${'</details>'.repeat(24)}`;
  expect(await told(around(`<main>${nested}</main>`), nested)).toEqual([]);
});
