import { PagePartsContext, PageProvider } from 'bifolio/client';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageContext } from '../../fixtures/page-context.ts';
import type { ThemeOptions } from '../../options.ts';
import { theme } from '../../theme.ts';
import { Bulletin } from './Bulletin.tsx';

const needs = { sources: {}, iconSets: [], eagerIslands: [] };
const insert = { html: '<p>News</p>', isOurs: true, hash: 'abc', islands: [], styles: [], needs };

interface Around {
  layout?: string;
  components?: Record<string, ComponentType<Record<string, unknown>>>;
  inserts?: Record<string, typeof insert>;
}

function render(
  bulletin: ThemeOptions['bulletin'],
  { layout = 'doc', components = {}, inserts }: Around = {},
) {
  const context = pageContext({ theme: { bulletin } });
  const parts = {
    slots: {},
    component: (name: string) => components[name],
    resolveLink: (href: string) => ({ href, external: false }),
    inserts: inserts ?? { bulletin: insert },
  };
  return renderToStaticMarkup(
    <PageProvider value={{ ...context, page: { ...context.page, layout } }}>
      <PagePartsContext value={parts}>
        <Bulletin />
      </PagePartsContext>
    </PageProvider>,
  );
}

const dataOf = (html: string) =>
  JSON.parse((/data-bulletin="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"'));

describe('the bulletin', () => {
  it('is a closed aside with its title and text, until script opens it', () => {
    const html = render({ title: 'Hear', content: 'x' });
    expect(html).toMatch(
      /<aside class="bulletin" hidden="" data-layout="top-right" data-border="true" aria-labelledby="([^"]+)".*<p id="\1" class="bulletin-title">Hear/,
    );
    expect(html).toContain('<p>News</p>');
    expect(render({ content: 'x', border: false, layout: 'center' })).toMatch(
      /data-layout="center" aria-label="Announcement"/,
    );
  });

  it('is known by its title and text, or by the id that it is given', () => {
    expect(dataOf(render({ title: 'Hear', content: 'x' }))).toMatchObject({
      id: 'Hear abc',
      lifetime: 'always',
    });
    expect(dataOf(render({ content: 'x', id: 'spring', lifetime: 'once' }))).toMatchObject({
      id: 'spring',
      lifetime: 'once',
    });
  });

  it('is on the pages that its option names', () => {
    expect(render(undefined)).toBe('');
    expect(render({ content: 'x', enablePage: false })).toBe('');
    expect(render({ content: 'x', enablePage: ({ path }) => path === '/en/guide/write/' })).not.toBe('');
    expect(render({ content: 'x', enablePage: ({ lang }) => lang === 'zh-CN' })).toBe('');
  });

  it('is not on a site that is locked as a whole, nor anywhere when it says nothing', () => {
    expect(render({ content: 'x' }, { layout: 'site-locked' })).toBe('');
    expect(render(true, { inserts: {} })).toBe('');
  });

  it('shows components of the author in place of its text, or of itself', () => {
    const BulletinContent = () => <b>Mine</b>;
    expect(render(true, { components: { BulletinContent }, inserts: {} })).toContain('<b>Mine</b>');
    const Own = ({ bulletin }: Record<string, unknown>) => <i>{JSON.stringify(bulletin)}</i>;
    const html = render({ title: 'Hear', content: 'x' }, { components: { Bulletin: Own } });
    expect(html).toContain('<i>{&quot;id&quot;:&quot;Hear abc&quot;');
    expect(html).not.toContain('<aside');
  });
});

describe('the text of a bulletin', () => {
  const inserts = (options: ThemeOptions, path = '/') => theme(options).locale(path, 'en-US').inserts;

  it('is handed to the generator as what it is', () => {
    expect(inserts({})).toEqual({});
    expect(inserts({ bulletin: { content: '*a*' } })).toEqual({ bulletin: { html: '*a*' } });
    expect(inserts({ bulletin: { content: '*a*', contentType: 'markdown' } })).toEqual({
      bulletin: { markdown: '*a*' },
    });
    expect(inserts({ bulletin: { contentFile: 'a.md' } })).toEqual({
      bulletin: { file: 'a.md', option: ['theme', 'bulletin', 'contentFile'] },
    });
  });

  it('may differ between languages', () => {
    const options = {
      bulletin: { content: 'a' },
      locales: { '/en/': { bulletin: { contentFile: 'b.md' } } },
    };
    expect(inserts(options)).toEqual({ bulletin: { html: 'a' } });
    expect(inserts(options, '/en/')).toEqual({
      bulletin: { file: 'b.md', option: ['theme', 'locales', '/en/', 'bulletin', 'contentFile'] },
    });
  });
});

it('a wrong place or page is named', () => {
  expect(() => theme({ bulletin: { layout: 'left' as 'center' } })).toThrow(/theme\.bulletin\.layout/);
  expect(() => theme({ bulletin: { enablePage: '/a/' as never } })).toThrow(/enablePage/);
});
