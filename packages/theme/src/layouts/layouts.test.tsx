import type { LayoutProps, PageContext } from 'bifolio';
import { PageProvider } from 'bifolio/client';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageContext } from '../fixtures/page-context.ts';
import { SidebarFragment } from '../frame/sidebar/large/SidebarFragment.tsx';
import { Custom } from './Custom.tsx';
import { Doc } from './Doc.tsx';
import { Document } from './Document.tsx';
import { NotFound } from './NotFound.tsx';
import { Page } from './Page.tsx';

function render(Layout: ComponentType<LayoutProps>, context: PageContext) {
  return renderToStaticMarkup(
    <PageProvider value={context}>
      <Document lang={context.locale.lang} head={<title>T</title>} foot={<i />}>
        <Layout>
          <p>Words</p>
        </Layout>
      </Document>
    </PageProvider>,
  );
}

describe('the doc layout', () => {
  const html = render(Doc, pageContext({ theme: { docsRepo: 'me/site', appearance: 'force-dark' } }));

  it('has one main region that the skip link leads to, before everything else', () => {
    expect(html.match(/<main/g)).toHaveLength(1);
    expect(html).toContain('<main id="content"');
    expect(html).toMatch(/<body[^>]*><a class="frame-skip" href="#content">Skip to content/);
  });

  it.each([
    [{}, false],
    [{ externalLinkIcon: false }, true],
    [{ externalLink: false }, true],
    [{ externalLink: false, externalLinkIcon: true }, false],
  ])('with %j hides icons of external links: %s', (frontmatter, isHidden) => {
    const html = render(Doc, pageContext({ frontmatter }));
    expect(html.includes('data-external-icon="none"')).toBe(isHidden);
  });

  it('leaves the ids that headings may have to them', () => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    // Layouts of authors have that one too; React's own begin with `_`.
    expect(ids.filter((id) => !/^(?:frame-|_|content$)/.test(id ?? ''))).toEqual([]);
  });

  it('is not painted before its navigation bar is whole, where it has one', () => {
    const [, id] = html.match(/<link rel="expect" href="#([\w-]+)" blocking="render"\/>/) ?? [];
    expect(html.match(new RegExp(`id="${id}"`, 'g'))).toHaveLength(1);
    expect(render(Doc, pageContext({ frontmatter: { navbar: false } }))).not.toContain('rel="expect"');
  });

  it('points down where the page says so', () => {
    expect(html).not.toContain('frame-sign-down');
    expect(
      render(Doc, pageContext({ theme: { appearance: 'force-dark' }, frontmatter: { signDown: true } })),
    ).toContain('frame-sign-down');
  });

  it('marks the current page in the sidebar and opens the groups around it', () => {
    expect(html).toContain('<a href="/base/en/guide/write/" aria-current="page">');
    expect(html.match(/<details open="">/g)).toHaveLength(1);
    expect(html.match(/<details>/g)).toHaveLength(1);
  });

  it('links each locale to this page and keeps the base', () => {
    expect(html).toContain('href="/base/guide/write/" lang="zh-CN" hrefLang="zh-CN" data-locale="/"');
  });

  it('links translations that live elsewhere, and columns of the footer', () => {
    const footer = {
      columns: [{ title: 'Docs', items: [{ text: 'Guide', link: '/guide/' }] }],
      message: 'M',
    };
    const translations = [{ label: '日本語', lang: 'ja', link: 'https://ja.example.org/' }];
    const theme = { appearance: false, footer, translations } as const;
    const shown = render(Doc, pageContext({ theme }));
    expect(shown).toMatch(/<a [^>]*href="https:\/\/ja\.example\.org\/"[^>]*>日本語/);
    expect(shown).toMatch(
      /<nav aria-label="Docs"><p class="frame-footer-title">Docs<\/p><ul><li><a href="\/base\/guide\/">Guide<\/a>/,
    );
  });

  it('shows edit link, time, people and neighbours', () => {
    expect(html).toContain('href="https://github.com/me/site/edit/main/en/guide/write.md"');
    expect(html).toContain('<time dateTime="2026-03-14T09:26:53.000Z"');
    expect(html).toContain('<dd>Ana</dd>');
    expect(html).toContain('rel="prev"');
    expect(html).toContain('rel="next"');
  });

  it('tells reading time and date beside the title', () => {
    const dated = render(Doc, pageContext({ frontmatter: { createTime: '2024/03/01' } }));
    const places = ['<h1', 'About 2 min', 'March 1, 2024', 'Words', 'rel="prev"'].map((part) =>
      dated.indexOf(part),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('keeps the facts of a page with tags together', () => {
    const tagged = render(Doc, pageContext({ frontmatter: { tags: ['a'], createTime: '2024/03/01' } }));
    const [, line = ''] = /<h1.*?<div class="frame-doc-line">(.*?)<\/dl>/.exec(tagged) ?? [];
    for (const fact of ['About 2 min', '<dd>a</dd>', 'March 1, 2024']) expect(line).toContain(fact);
    expect(tagged.match(/class="frame-doc-meta"/g)).toHaveLength(1);
  });

  it('carries no inline style', () => {
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('hides what the frontmatter switches off', () => {
    const bare = render(
      Doc,
      pageContext({
        theme: { docsRepo: 'me/site', appearance: false },
        frontmatter: {
          outline: false,
          editLink: false,
          lastUpdated: false,
          contributors: false,
          navbar: false,
        },
      }),
    );
    for (const part of ['outline', 'edit-link', 'updated', 'contributors', 'navbar']) {
      expect(bare).not.toContain(`class="frame-${part}`);
    }
  });
});

describe('a large sidebar', () => {
  const context = pageContext({
    theme: { appearance: false },
    sidebarFragment: '/base/assets/sidebar-1.html',
  });

  it('ships the open branch and leads to the first page of each closed one', () => {
    const html = render(Doc, context);
    expect(html).toContain('data-fragment="/base/assets/sidebar-1.html"');
    expect(html).toContain('data-persist="sidebar-guide"');
    expect(html).toContain('href="/base/en/guide/api/client/" class="frame-sidebar-branch"');
    expect(html).not.toContain('/en/guide/api/node/');
  });

  it('has all of its pages in the fragment', () => {
    const items = context.navigation.sidebar?.items ?? [];
    const html = renderToStaticMarkup(
      <PageProvider value={context}>
        {items.map((item) => (
          <SidebarFragment key={item.text} item={item} levels={0} />
        ))}
      </PageProvider>,
    );
    expect(html).toContain('/en/guide/api/node/');
    expect(html).not.toMatch(/data-branch|open=""|aria-current/);
  });

  it('ships no more bytes for 100,000 entries than for 1,000', () => {
    const sizeOf = (count: number) => {
      const items = Array.from({ length: 10 }, (_, group) => ({
        text: `Group ${group}`,
        items: Array.from({ length: count / 10 }, (_, n) => ({
          text: 'Page',
          link: `/g${group}/${n % 100}/`,
        })),
      }));
      const navigation = { ...context.navigation, sidebar: { id: 'guide', items, path: [4, 50], levels: 0 } };
      return render(Doc, { ...context, navigation }).length;
    };
    expect(sizeOf(100_000)).toBe(sizeOf(1000));
  });
});

it('the not-found layout says so in the language of the page and leads home', () => {
  const html = render(NotFound, pageContext({ theme: { appearance: false } }));
  expect(html).toContain('404');
  expect(html).toContain('PAGE NOT FOUND');
  expect(html).toMatch(/href="\/base\/en\/"[^>]*>Take me home/);
});

it('a page of its own has the sidebar of its section, and neither outline nor neighbours', () => {
  const context = pageContext({ theme: { appearance: false } });
  const html = render(Page, context);
  expect(html).toContain('class="frame-sidebar"');
  expect(html).toContain('class="frame-bar-sidebar"');
  expect(html).not.toMatch(/frame-outline|frame-bar-outline|rel="next"/);
  const alone = render(Page, { ...context, navigation: { ...context.navigation, sidebar: undefined } });
  expect(alone).toContain('<main id="content" class="frame-page"');
  expect(alone).not.toMatch(/frame-sidebar|frame-bar/);
});

it('bare content keeps the heading that its text begins with, and gets none from frontmatter', () => {
  const context = pageContext({ theme: { appearance: false } });
  const withHeading = { ...context, page: { ...context.page, titleId: 'writing' } };
  expect(render(Custom, withHeading)).toMatch(/<h1[^>]* id="writing">Writing /);
  expect(render(Custom, context)).not.toContain('<h1');
});
