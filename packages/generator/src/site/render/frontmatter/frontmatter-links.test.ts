import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Page } from '../../../core/contracts/page.ts';
import { parsePage } from '../../../core/frontmatter/read-page.ts';
import { frontmatterLinks, unsafeLinks } from './frontmatter-links.ts';

const source = `---
pageLayout: home
config:
  - type: hero
    hero:
      actions:
        - { text: Start, link: ./guide/intro.md }
        - text: Again
          link: "/guide/"
  - type: features
    features:
      - title: One
        link: /guide/
---
`;

function page(text: string): { page: Page; folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'bifolio-links-'));
  writeFileSync(join(folder, 'README.md'), text);
  const { frontmatter } = parsePage(text, 'README.md');
  return {
    folder,
    page: {
      file: 'README.md',
      kind: 'md',
      route: '/',
      locale: '/',
      title: '',
      description: '',
      frontmatter,
      draft: false,
    },
  };
}

it('finds every link of a home page with its line', () => {
  const home = page(source);
  expect(frontmatterLinks(home.page, home.folder)).toEqual([
    { href: './guide/intro.md', resolved: './guide/intro.md', line: 7 },
    { href: '/guide/', resolved: '/guide/', line: 9 },
    { href: '/guide/', resolved: '/guide/', line: 13 },
  ]);
});

it('gives a link that goes on over lines the first line of the page', () => {
  const home = page('---\npageLayout: home\nhero:\n  link: >-\n    /guide/\n---\n');
  expect(frontmatterLinks(home.page, home.folder)).toEqual([
    { href: '/guide/', resolved: '/guide/', line: 1 },
  ]);
});

it('leaves other pages alone', () => {
  const doc = page(source.replace('home', 'doc'));
  expect(frontmatterLinks(doc.page, doc.folder)).toEqual([]);
});

it('refuses links that may run script', () => {
  const home = page(source.replace('/guide/intro.md', 'x').replace('"/guide/"', '"javascript:alert(1)"'));
  expect(unsafeLinks(home.page, frontmatterLinks(home.page, home.folder))).toMatchObject([
    { severity: 'error', code: 'unsafe-link', file: 'README.md', line: 9 },
  ]);
});
