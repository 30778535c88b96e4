import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import { badgeAddress } from './badge-address.ts';
import { badgeSize } from './badge-size.ts';
import block from './block.ts';
import { NpmBadge, NpmBadgeGroup } from './component.tsx';

const render = blockRenderer([block], { NpmBadge, NpmBadgeGroup });
const htmlOf = async (source: string) => (await render(source)).html;
const look = '?style=flat&color=32A9C3&labelColor=1B3C4A';
const srcOf = (html: string) =>
  [...html.matchAll(/<img src="([^"]*)"/g)].map(([, src = '']) => src.replaceAll('&amp;', '&'));

describe('badgeAddress', () => {
  it.each([
    ['stars', 'https://img.shields.io/github/stars/a/b.c', 'https://github.com/a/b.c/stargazers'],
    ['forks', 'https://img.shields.io/github/forks/a/b.c', 'https://github.com/a/b.c/forks'],
    ['license', 'https://img.shields.io/github/license/a/b.c', 'https://github.com/a/b.c/blob/main/LICENSE'],
    ['version', 'https://img.shields.io/npm/v/b.c', 'https://www.npmjs.com/package/b.c'],
    ['dt', 'https://img.shields.io/npm/d18m/b.c', 'https://www.npmjs.com/package/b.c'],
    ['d18m', 'https://img.shields.io/npm/d18m/b.c', 'https://www.npmjs.com/package/b.c'],
    ['dw', 'https://img.shields.io/npm/dw/b.c', 'https://www.npmjs.com/package/b.c'],
    ['dm', 'https://img.shields.io/npm/dm/b.c', 'https://www.npmjs.com/package/b.c'],
    ['dy', 'https://img.shields.io/npm/dy/b.c', 'https://www.npmjs.com/package/b.c'],
  ] as const)('%s has a picture and a page', (type, src, href) => {
    expect(badgeAddress({ type, repo: 'a/b.c' })).toMatchObject({ src: src + look, href });
  });

  it('leads to the source of one package in a large repository', () => {
    expect(
      badgeAddress({ type: 'source', repo: 'a/my-lib_x', branch: 'next', dir: '/packages/x/' }),
    ).toMatchObject({
      src: `https://img.shields.io/badge/source-my--lib__x-blue${look}&logo=github`,
      href: 'https://github.com/a/my-lib_x/tree/next/packages/x',
      alt: 'source: a/my-lib_x',
    });
  });

  it('keeps the scope of a name, and nothing can break out of the path', () => {
    const version = (name: string) => badgeAddress({ type: 'version', name });
    expect(version('@a/b')?.src).toContain('/npm/v/@a/b?');
    expect(version('a"b?c#d')?.src).toContain('/npm/v/a%22b%3Fc%23d?');
  });

  it('takes label, look and colours, with or without the sign', () => {
    const badge = {
      type: 'dm',
      name: 'a',
      theme: 'for-the-badge',
      label: 'a & b',
      color: '#f00',
      labelColor: 'black',
    } as const;
    expect(badgeAddress(badge)?.src).toBe(
      'https://img.shields.io/npm/dm/a?style=for-the-badge&label=a+%26+b&color=f00&labelColor=black',
    );
  });

  it('can be drawn by another server, but not by another kind of address', () => {
    const from = (server: string) => badgeAddress({ type: 'version', name: 'a', server });
    expect(from('https://badges.example.org/x/')).toMatchObject({
      src: `https://badges.example.org/x/npm/v/a${look}`,
      origin: 'https://badges.example.org',
    });
    expect(from('javascript:alert(1)')?.src).toMatch(/^https:\/\/img\.shields\.io\//);
  });
});

describe('badgeSize', () => {
  it.each([
    [
      { type: 'license', name: 'a/b' },
      { width: 83, height: 20 },
    ],
    [
      { type: 'license', name: 'a/b', theme: 'for-the-badge' },
      { width: 117, height: 28 },
    ],
    [
      { type: 'source', name: 'a/my-lib', label: '源码' },
      { width: 100, height: 20 },
    ],
  ] as const)('%j is about %j', (look, size) => {
    expect(badgeSize(look)).toEqual(size);
  });
});

describe('NpmBadge', () => {
  it('is a picture that loads late, tells nobody where from, and links to its subject', async () => {
    expect(await htmlOf('<NpmBadge name="a" type="version" />\n')).toMatch(
      /^<a target="_blank" rel="noreferrer" href="https:\/\/www\.npmjs\.com\/package\/a" class="block-npm-badge" data-look="flat"><img src="[^"]+" alt="npm: a" width="83" height="20" loading="lazy" decoding="async" referrerPolicy="no-referrer"\/>/i,
    );
  });

  it.each([
    ['<NpmBadge name="a" />', '<NpmBadge> has no type, so it is omitted.'],
    ['<NpmBadge name="a" type="star" />', 'Invalid type "star" for <NpmBadge>; it is omitted.'],
    [
      '<NpmBadge type="stars" name="a" />',
      '<NpmBadge type="stars"> has no repository, so the badge is omitted.',
    ],
    ['<NpmBadge type="dm" />', '<NpmBadge type="dm"> has no package, so the badge is omitted.'],
  ])('%s draws nothing and is reported', async (source, message) => {
    const { html, problems } = await render(`one\n\n${source}\n`);
    expect(html).toBe('<p>one</p>');
    expect(problems).toMatchObject([{ severity: 'warning', line: 3, message }]);
  });
});

describe('NpmBadgeGroup', () => {
  it('shows the types it lists, whatever else the list holds', async () => {
    const html = await htmlOf('<NpmBadgeGroup repo="a/b" items="stars, version,nothing" theme="social" />\n');
    expect(srcOf(html).map((src) => src.replace(/[?].*/, ''))).toEqual([
      'https://img.shields.io/github/stars/a/b',
      'https://img.shields.io/npm/v/b',
    ]);
    expect(html.match(/style=social/g)).toHaveLength(2);
    expect(srcOf(await htmlOf('<NpmBadgeGroup name="a" items={["dm"]} />\n'))).toHaveLength(1);
  });

  it('lends what it says to the badges in it, which may say otherwise', async () => {
    const { html, problems } = await render(
      '<NpmBadgeGroup repo="a/b" color="red">\n  <NpmBadge type="stars" />\n  <NpmBadge type="dm" name="c" color="blue" />\n</NpmBadgeGroup>\n',
    );
    expect(problems).toEqual([]);
    expect(srcOf(html)).toEqual([
      'https://img.shields.io/github/stars/a/b?style=flat&color=red&labelColor=1B3C4A',
      'https://img.shields.io/npm/dm/c?style=flat&color=blue&labelColor=1B3C4A',
    ]);
  });

  it('lends nothing to badges after it', async () => {
    const { problems } = await render(
      '<NpmBadgeGroup repo="a/b" items="stars" />\n\n<NpmBadge type="stars" />\n',
    );
    expect(problems).toMatchObject([{ line: 3 }]);
  });
});
