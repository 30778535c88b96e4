import type { PageContext } from 'bifolio';
import { PageProvider } from 'bifolio/client';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageContext } from '../fixtures/page-context.ts';
import { Breadcrumbs } from './breadcrumbs/Breadcrumbs.tsx';
import { Changelog } from './changelog/Changelog.tsx';
import { Contributors, ContributorsBlock } from './contributors/Contributors.tsx';
import { Copyright } from './copyright/Copyright.tsx';
import { DocMeta } from './doc-meta/DocMeta.tsx';
import { Footer } from './footer/Footer.tsx';
import { Standfirst } from './standfirst/Standfirst.tsx';

function render(Part: ComponentType, input: Parameters<typeof pageContext>[0], page = {}) {
  const context: PageContext = pageContext(input);
  return renderToStaticMarkup(
    <PageProvider value={{ ...context, page: { ...context.page, ...page } }}>
      <Part />
    </PageProvider>,
  );
}

it('keeps people, dates and commits out of search: they are about the page, not in it', () => {
  const change = { time: 0, hash: 'abcdef0123', message: 'dark mode', author: 'Ana', tags: [] };
  const theme = { contributors: { mode: 'block' }, changelog: true } as const;
  for (const Part of [DocMeta, ContributorsBlock, Changelog])
    expect(render(Part, { theme }, { changes: [change] })).toMatch(/^<\w+ [^>]*data-search="false"/);
});

describe('below the title', () => {
  const tags = ['a', 'b', 'c', 'd', 'e'];

  it('stand reading time, four tags at most, and the date', () => {
    const html = render(DocMeta, { frontmatter: { tags, createTime: '2024/03/01 10:00:00' } });
    expect(html).toContain('<dd>About 2 min</dd>');
    expect(html.match(/<dd>[a-e]<\/dd>/g)).toHaveLength(4);
    expect(html).toContain('<time dateTime="2024-03-01">March 1, 2024</time>');
  });

  it('stands nothing that option or page switch off', () => {
    expect(render(DocMeta, { theme: { readingTime: false, createTime: false } })).toBe('');
    expect(render(DocMeta, { frontmatter: { readingTime: false, createTime: false } })).toBe('');
    expect(render(DocMeta, { theme: { readingTime: false, createTime: 'only-posts' } })).toBe('');
  });
});

describe('the standfirst', () => {
  const description = 'How to write.';

  it('is the description where page or theme asks for it', () => {
    const shown = '<p class="frame-standfirst">How to write.</p>';
    expect(render(Standfirst, { theme: { standfirst: 'description' }, frontmatter: { description } })).toBe(
      shown,
    );
    expect(render(Standfirst, { frontmatter: { description, standfirst: 'description' } })).toBe(shown);
  });

  it('is else a paragraph of the text, or none', () => {
    expect(render(Standfirst, { frontmatter: { description } })).toBe('');
    const theme = { standfirst: 'description' } as const;
    expect(render(Standfirst, { theme, frontmatter: { description, standfirst: false } })).toBe('');
    expect(render(Standfirst, { theme })).toBe('');
  });
});

describe('the people of a page', () => {
  it('stand in a line or in a block', () => {
    expect(render(Contributors, {})).toContain('<dt>Contributors</dt><dd>Ana</dd>');
    expect(render(ContributorsBlock, {})).toBe('');
    const block = render(ContributorsBlock, { theme: { contributors: { mode: 'block' } } });
    expect(block).toContain('<li><span aria-hidden="true">A</span>Ana</li>');
  });

  it('are hidden or joined by others when the page says so', () => {
    expect(render(Contributors, { frontmatter: { contributors: false } })).toBe('');
    const both = render(Contributors, {
      theme: { contributors: false },
      frontmatter: { contributors: 'Bo' },
    });
    expect(both).toContain('<dd>Ana</dd><dd>Bo</dd>');
  });
});

describe('the history of a page', () => {
  const changes = [
    { time: 0, hash: 'abcdef0123', message: 'fix <b> of #12', author: 'Ana', tags: ['v1.0.0'] },
  ];

  it('shows five characters of a hash and links commit, issue and tag', () => {
    const html = render(Changelog, { theme: { changelog: true, docsRepo: 'me/site' } }, { changes });
    expect(html).toContain('href="https://github.com/me/site/commit/abcdef0123"');
    expect(html).toContain('<code>abcde</code>');
    expect(html).toContain('fix &lt;b&gt; of <a href="https://github.com/me/site/issues/12"');
    expect(html).toContain('href="https://github.com/me/site/releases/tag/v1.0.0"');
    expect(html).toContain('<small><time dateTime="1970-01-01T00:00:00.000Z">Jan 1, 1970</time>');
  });

  it('is left out by default and by the page', () => {
    expect(render(Changelog, {}, { changes })).toBe('');
    expect(
      render(Changelog, { theme: { changelog: true }, frontmatter: { changelog: false } }, { changes }),
    ).toBe('');
  });
});

describe('the copyright of a page', () => {
  it('names owner, address and licence', () => {
    const html = render(Copyright, { theme: { copyright: 'CC-BY-NC-4.0' } });
    expect(html).toContain('aria-label="Copyright"');
    expect(html).toContain('<dt>Copyright Ownership:</dt><dd>Ana</dd>');
    expect(html).toContain('<a href="/base/en/guide/write/" rel="noreferrer">/base/en/guide/write/</a>');
    expect(html).toContain('href="https://creativecommons.org/licenses/by-nc/4.0/"');
    expect(html.match(/<svg/g)).toHaveLength(3);
  });

  it('says where a translation is from', () => {
    const copyright = { creation: 'translate', source: 'https://example.org/a', author: 'Cy' } as const;
    const html = render(Copyright, { theme: { copyright: true }, frontmatter: { copyright } });
    expect(html).toContain('<dt>Translated from:</dt><dd><a href="https://example.org/a"');
    expect(html).toContain('<dd>Cy</dd>');
    expect(html).not.toContain('License under');
  });
});

describe('the footer', () => {
  const copyright = '© 2026 <b>Ana</b>';

  it('says what the site is built with, unless the author says something else or nothing', () => {
    expect(render(Footer, {})).toMatch(
      /<p>Built with <a [^>]*href="https:\/\/github.com\/bifolio\/bifolio">Bifolio</,
    );
    const own = render(Footer, { theme: { footer: { copyright } } });
    expect(own).toBe(`<footer class="frame-footer"><p>${copyright}</p></footer>`);
    expect(render(Footer, { theme: { footer: false } })).toBe('');
    expect(render(Footer, { frontmatter: { footer: false } })).toBe('');
  });
});

it('breadcrumbs begin with the name that the author gives the first step', () => {
  expect(render(Breadcrumbs, {})).toContain('<li><span>Guide</span></li>');
  expect(render(Breadcrumbs, { theme: { homeText: 'Home' } })).toContain('<li><span>Home</span></li>');
});
