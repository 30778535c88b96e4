import { IslandProviders, type PageParts, PagePartsContext, PageProvider } from 'bifolio/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageContext } from '../../fixtures/page-context.ts';
import type { ThemeOptions } from '../../options.ts';
import { theme } from '../../theme.ts';
import { Comments } from './Comments.tsx';
import { commentHosts } from './comment-hosts.ts';
import { commentSettings } from './comment-settings.ts';
import { GISCUS_LANGUAGES, giscusLanguage } from './giscus-language.ts';
import type { CommentsOptions } from './options.ts';

type Given = NonNullable<ThemeOptions['comment']>;
const ids = { repo: 'me/site', repoId: 'R_1', category: 'Comments', categoryId: 'DIC_1' };
const giscus: Given = { provider: 'Giscus', ...ids };

const parse = (comment: Given) => theme({ comment }).locale('/', 'en-US').options.comment as CommentsOptions;
const page = {
  path: '/base/guide/',
  title: 'Guide',
  lang: 'zh-CN',
  siteTitle: 'Site',
  file: (name: string) => `/assets/${name}`,
};

const stays = { subscribe: () => () => {} };
const island = {
  ...stays,
  get: () => ({ lang: 'en-US', locale: '/en/', base: '/base/', route: '/en/', title: 'Home' }),
};
const appearance = { ...stays, get: () => ({ isDark: false, mode: 'auto' as const }), setMode() {} };

function render(comment: ThemeOptions['comment'], frontmatter = {}) {
  const parts: PageParts = {
    slots: {},
    component: () => undefined,
    resolveLink: (href) => ({ href, external: false }),
    files: new Map(),
  };
  return renderToStaticMarkup(
    <PageProvider value={pageContext({ theme: { comment }, frontmatter })}>
      <PagePartsContext value={parts}>
        <IslandProviders page={island} appearance={appearance}>
          <Comments />
        </IslandProviders>
      </PagePartsContext>
    </PageProvider>,
  );
}

describe('comments', () => {
  it('are on pages unless site or page switch them off', () => {
    expect(render(undefined)).toBe('');
    expect(render(giscus)).toContain('class="comments"');
    expect(render(giscus, { comments: false })).toBe('');
    expect(render({ ...giscus, comment: false })).toBe('');
    expect(render({ ...giscus, comment: false }, { comments: true })).toContain('class="comments"');
  });

  it.each(Object.keys(ids))('of Giscus are not there without %s, and the author is told', (key) => {
    const comment: Given = { ...giscus, [key]: undefined };
    expect(render(comment)).toBe('');
    expect(theme({ comment }).notes).toEqual([
      {
        severity: 'warning',
        code: 'comments-incomplete',
        message: `Pages have no comments: Giscus needs \`${key}\`.`,
        hint: 'Copy the values from https://giscus.app.',
        option: ['theme', 'comment'],
      },
    ]);
  });

  it('name a provider that does not exist', () => {
    expect(() => theme({ comment: { provider: 'Disqus' } as never })).toThrow(/theme\.comment/);
    expect(() => theme({ comment: { provider: 'Waline', serverURL: 'example.org' } })).toThrow(
      /theme\.comment\.serverURL/,
    );
  });
});

describe('Giscus', () => {
  const attributes = (comment: Given, id?: string) => {
    const settings = commentSettings(parse(comment), { ...page, id });
    return settings?.provider === 'Giscus' ? settings.attributes : undefined;
  };

  it('is asked by the path of the page, in its language', () => {
    expect(attributes(giscus)).toEqual({
      ...ids,
      host: 'https://giscus.app',
      mapping: 'pathname',
      term: '/base/guide/',
      strict: '1',
      reactionsEnabled: '1',
      emitMetadata: '0',
      inputPosition: 'top',
      lang: 'zh-CN',
      loading: 'eager',
    });
  });

  it('is asked by the id that a page gives, and by number only where there is one', () => {
    expect(attributes(giscus, 'first')).toMatchObject({ mapping: 'specific', term: 'first' });
    expect(attributes({ ...giscus, mapping: 'number' }, '12')).toMatchObject({
      mapping: 'number',
      term: '12',
    });
    expect(attributes({ ...giscus, mapping: 'number' })).toBeUndefined();
  });

  it.each([
    ['zh-CN', 'zh-CN'],
    ['zh-Hant-HK', 'zh-TW'],
    ['en-GB', 'en'],
    ['pt-BR', 'pt'],
    ['el', 'gr'],
    ['hr', 'hbs'],
    ['hi-IN', 'en'],
  ])('speaks to readers of %s in %s', (tag, language) => {
    expect(GISCUS_LANGUAGES).toHaveLength(35);
    expect(giscusLanguage(tag)).toBe(language);
  });
});

it.each<[Given, object, string[]]>([
  [
    { provider: 'Waline', serverURL: 'https://talk.example.org/', pageSize: 5 },
    { path: '/base/guide/', lang: 'zh-CN', dark: false, serverURL: 'https://talk.example.org/', pageSize: 5 },
    ['@waline/client/dist/waline.js', '@waline/client/dist/waline.css'],
  ],
  [
    { provider: 'Twikoo', envId: 'https://talk.example.org' },
    { path: '/base/guide/', lang: 'zh-CN', envId: 'https://talk.example.org' },
    ['twikoo/dist/twikoo.nocss.js', 'twikoo/dist/twikoo.css'],
  ],
  [
    { provider: 'Artalk', server: 'https://talk.example.org' },
    { pageKey: '/base/guide/', pageTitle: 'Guide', site: 'Site', locale: 'zh-CN' },
    ['artalk/dist/Artalk.mjs', 'artalk/dist/Artalk.css'],
  ],
])('$0.provider gets the page, its language and all that the author says', (comment, options, files) => {
  const settings = commentSettings(parse(comment), page);
  expect(settings).toMatchObject({ options, script: `/assets/${files[0]}`, style: `/assets/${files[1]}` });
  expect(theme({ comment }).files).toEqual(files);
  expect(commentHosts(parse(comment))).toEqual({
    'connect-src': ['https://talk.example.org'],
    'style-src': ["'unsafe-inline'"],
  });
});

it('pages allow the hosts that their comments ask, and no more', () => {
  expect(commentHosts(parse({ ...giscus, host: 'https://talk.example.org/' }))).toEqual({
    'frame-src': ['https://talk.example.org'],
  });
  expect(commentHosts(parse({ provider: 'Twikoo', envId: 'env-1' }))).toMatchObject({
    'connect-src': ['https://*.tcb-api.tencentcloudapi.com'],
  });
  const emoji = ['https://pictures.example.org/a'];
  expect(
    commentHosts(parse({ provider: 'Waline', serverURL: 'https://a.example', emoji, search: true })),
  ).toMatchObject({
    'connect-src': ['https://a.example', 'https://pictures.example.org', 'https://api.giphy.com'],
  });
});
