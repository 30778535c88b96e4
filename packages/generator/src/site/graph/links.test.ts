import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { formatProblem } from '../../core/errors/bifolio-error.ts';
import { wikiAddress } from '../../core/routing/wiki-address.ts';
import { testGraph, testPage } from './fixtures/test-site.ts';
import { createLinkCheck, type LinkReport } from './links/dead-links.ts';
import { createLinkResolver } from './links/link-resolver.ts';
import { createPageReach } from './links/orphan-pages.ts';

const { graph } = testGraph(
  [
    testPage('zh/README.md'),
    testPage('zh/guide/README.md', { title: '指南' }),
    testPage('zh/guide/intro.md', { title: '介绍' }),
    testPage('zh/blog/hello.md', { title: '你好', route: '/article/x1/' }),
    testPage('zh/指南/第一 页.md', { title: '第一页' }),
    testPage('en/guide/intro.md', { title: 'Intro', frontmatter: { aliases: ['First steps'] } }),
  ],
  { '/': { sidebar: { '/guide/': ['intro'] }, navbar: ['/guide/'] }, '/en/': { sidebar: {}, navbar: false } },
);

const resolveLink = createLinkResolver(graph);
const resolve = (file: string, href: string) => resolveLink({ file, route: '' }, href);

const publicDir = mkdtempSync(join(tmpdir(), 'bifolio-public-'));
mkdirSync(join(publicDir, 'files'));
writeFileSync(join(publicDir, 'files/paper.pdf'), '');
writeFileSync(join(publicDir, 'files/play.html'), '');
mkdirSync(join(publicDir, 'demo'));
writeFileSync(join(publicDir, 'demo/index.html'), '');
afterAll(() => rmSync(publicDir, { recursive: true }));

test.each([
  ['./intro.md', '/docs/guide/intro/'],
  ['intro', '/docs/guide/intro/'],
  ['intro.html?a=1#第一', '/docs/guide/intro/?a=1#第一'],
  ['./', '/docs/guide/'],
  ['README.md', '/docs/guide/'],
  ['../blog/hello.md', '/docs/article/x1/'],
  ['/blog/hello.md', '/docs/article/x1/'],
  ['/article/x1', '/docs/article/x1/'],
  ['/guide/index.html', '/docs/guide/'],
  ['/en/guide/intro.md', '/docs/en/guide/intro/'],
  ['../../en/guide/intro.md', '/docs/en/guide/intro/'],
  ['/zh/guide/intro.md', '/docs/guide/intro/'],
  ['../指南/第一 页.md', '/docs/%E6%8C%87%E5%8D%97/%E7%AC%AC%E4%B8%80%20%E9%A1%B5/'],
  [
    '/%E6%8C%87%E5%8D%97/%E7%AC%AC%E4%B8%80%20%E9%A1%B5',
    '/docs/%E6%8C%87%E5%8D%97/%E7%AC%AC%E4%B8%80%20%E9%A1%B5/',
  ],
  ['#part', '#part'],
])('%s in zh/guide/README.md leads to %s', (href, expected) => {
  expect(resolve('zh/guide/README.md', href)).toMatchObject({
    href: expected,
    external: false,
  });
});

test.each([
  ['wiki:intro', '/docs/guide/intro/'],
  ['wiki:guide/intro#第一', '/docs/guide/intro/#第一'],
  ['wiki:Hello', '/docs/article/x1/'],
  ['wiki:%E7%AC%AC%E4%B8%80%20%E9%A1%B5', '/docs/%E6%8C%87%E5%8D%97/%E7%AC%AC%E4%B8%80%20%E9%A1%B5/'],
  ['wiki:en/guide/intro', '/docs/en/guide/intro/'],
  ['wiki:介绍#第一', '/docs/guide/intro/#第一'],
  ['wiki:Intro', '/docs/guide/intro/'],
  ['wiki:tro', 'tro'],
])('%s is found by the end of its path or its title, in the same language first: %s', (href, expected) => {
  expect(resolve('zh/guide/README.md', href)).toMatchObject({
    href: expected,
    external: false,
  });
});

test.each(['a%20b', 'why?', '100%'])('a page in a file named %s can be linked', (name) => {
  const { graph } = testGraph(
    [testPage('zh/a b.md'), testPage(`zh/${name}.md`, { title: name, route: '/named/' })],
    { '/': { sidebar: {}, navbar: false } },
  );
  const resolve = createLinkResolver(graph);
  const from = { file: 'zh/a b.md', route: '/a b/' };
  expect(resolve(from, `${encodeURIComponent(name)}.md`).href).toBe('/docs/named/');
  expect(resolve(from, wikiAddress(name)).href).toBe('/docs/named/');
});

test('a link to a page knows its title', () => {
  expect(resolve('zh/README.md', 'guide/intro.md').title).toBe('介绍');
});

test('other sites, other protocols and files are external', () => {
  expect(resolve('zh/README.md', 'https://example.org/a.md')).toEqual({
    href: 'https://example.org/a.md',
    external: true,
  });
  expect(resolve('zh/README.md', 'mailto:a@example.org')).toEqual({
    href: 'mailto:a@example.org',
    external: true,
  });
  expect(resolve('zh/README.md', '/files/paper.pdf#2')).toEqual({
    href: '/docs/files/paper.pdf#2',
    external: true,
  });
});

test.each([
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  '\u0001javascript:x',
  'data:text/html,x',
  'FILE:///etc',
])('a link to %j leads nowhere', (href) => {
  expect(resolve('zh/README.md', href)).toMatchObject({ href: '#', external: false });
});

test('pages of the public folder keep their address and are no dead links', () => {
  const hrefs = ['/files/play.html?a#b', '/demo/', '/demo/index.html', '/demo'];
  expect(deadLinks([report('zh/README.md', hrefs)])).toEqual([]);
  expect(deadLinks([report('zh/README.md', ['/files/', '/files/play'])])).toHaveLength(2);
  expect(hrefs.map((href) => resolve('zh/README.md', href).href)).toEqual([
    '/docs/files/play.html?a#b',
    '/docs/demo/',
    '/docs/demo/index.html',
    '/docs/demo/',
  ]);
});

test('a link to no page keeps a usable address', () => {
  expect(resolve('zh/README.md', '/nowhere.md#a')).toEqual({ href: '/docs/nowhere/#a', external: false });
  expect(resolve('zh/README.md', '../../../etc/passwd')).toEqual({
    href: '../../../etc/passwd',
    external: false,
  });
});

const report = (file: string, hrefs: string[], anchors: string[] = []) => ({
  file,
  route: graph.pages[graph.files.get(file) ?? -1]?.route ?? '',
  anchors,
  links: hrefs.map((href, index) => ({ href, resolved: href, line: index + 1, column: 3 })),
});

const deadLinks = (reports: LinkReport[]) =>
  reports.flatMap(
    createLinkCheck(graph, {
      publicDir,
      anchorsOf: (route) => reports.find((one) => one.route === route)?.anchors,
    }),
  );

test('dead links and dead anchors are all reported with what was probably meant', () => {
  const reports = [
    report(
      'zh/guide/README.md',
      [
        './intor.md',
        '/guide/intro/#fisrt-part',
        '#own',
        '#nothing-like-it',
        '/files/paper.pdf',
        '/files/missing.pdf',
        './beside.zip',
        './intro.md#first-part',
        '/a-page/of/no/resemblance/',
        '#top',
      ],
      ['own'],
    ),
    report('zh/guide/intro.md', [], ['first-part']),
  ];
  expect(deadLinks(reports).map(formatProblem)).toEqual([
    'zh/guide/README.md:1:3 Broken link "./intor.md": no such page.\n  Did you mean "/guide/intro/"?',
    'zh/guide/README.md:2:3 Broken link "/guide/intro/#fisrt-part": no such heading in zh/guide/intro.md.\n  Did you mean "#first-part"?',
    'zh/guide/README.md:4:3 Broken link "#nothing-like-it": no such heading in zh/guide/README.md.',
    'zh/guide/README.md:6:3 Broken link "/files/missing.pdf": no such file in the public folder.\n  Put the file there and write its path from there with a slash first: "/files/paper.pdf".',
    'zh/guide/README.md:7:3 Broken link "./beside.zip": no such file in the public folder.\n  Put the file there and write its path from there with a slash first: "/files/paper.pdf".',
    'zh/guide/README.md:9:3 Broken link "/a-page/of/no/resemblance/": no such page.',
  ]);
});

test('an alias of a page is told with a link that leads there', () => {
  expect(deadLinks([report('zh/README.md', [wikiAddress('First steps')])]).map(formatProblem)).toEqual([
    'zh/README.md:1:3 Broken link "First steps": no such page.\n  It is an alias. Write [[en/guide/intro|First steps]]',
  ]);
});

test('addresses that no reader could follow, or that lack their protocol, are told with what to write', () => {
  const hrefs = [
    'C:\\a\\b.md',
    'www.example.com',
    'https:/example.com',
    'files\\paper.pdf',
    'tel:110',
    '/public/files/a.pdf',
  ];
  expect(deadLinks([report('zh/README.md', hrefs)]).map(({ message, hint }) => `${message} ${hint}`)).toEqual(
    [
      'The link "C:\\a\\b.md" leads to a disk of your own computer. Put the file into the site and write its path from the folder of this page: "./b.md".',
      'The link "www.example.com" names no protocol. Write "https://www.example.com" if it is a URL of another site.',
      'The link "https:/example.com" has no two slashes behind its protocol. Write "https://example.com".',
      'Broken link "files\\paper.pdf": no such file in the public folder. Write slashes: "files/paper.pdf".',
      'Broken link "/public/files/a.pdf": no such file in the public folder. Leave out the folder\'s name: "/files/a.pdf".',
    ],
  );
});

test('links of an included file lead where the page would lead, and are named as that file wrote them', () => {
  const link = (href: string) => ({ href, written: './x.md', resolved: href, file: 'parts/a.md', line: 1 });
  const links = [link('./intro.md'), link('../none.md')];
  expect(
    deadLinks([{ file: 'zh/guide/README.md', route: '/guide/', links, anchors: [] }]).map(formatProblem),
  ).toEqual(['parts/a.md:1 Broken link "./x.md": no such page.']);
});

test('a link to an address that the config redirects is no dead link, but could be shorter', () => {
  const { graph: moved } = testGraph([testPage('zh/a.md')], {}, { redirects: { '/old.html': '/a/' } });
  const check = createLinkCheck(moved, { publicDir, anchorsOf: () => undefined });
  const problems = check(report('zh/a.md', ['/old.html', './old.html', '/old/#x', '/olt.html']));
  expect(problems.map(({ severity, message, hint }) => `${severity} ${message} ${hint}`)).toEqual([
    ...['/old.html', './old.html', '/old/#x'].map(
      (href) => `warning Link "${href}" goes to a redirect. Write "/a/".`,
    ),
    'warning Broken link "/olt.html": no such page. undefined',
  ]);
});

test('dead wiki links are named as they were written', () => {
  const hrefs = [wikiAddress('没有 的页'), `${wikiAddress('中')}#50%`, 'wiki:%zz'];
  expect(deadLinks([report('zh/README.md', hrefs)]).map(({ message }) => message)).toEqual(
    ['没有 的页', '中#50%', '%zz'].map((name) => `Broken link "${name}": no such page.`),
  );
});

test('a suggestion has a like name, not only the same folders', () => {
  const messages = (href: string) =>
    deadLinks([report('zh/guide/README.md', [href])]).map(({ hint }) => hint);
  expect(messages('/en/guide/other/')).toEqual([undefined]);
  expect(messages('.\\other\\a.md')).toEqual(['Write slashes: "./other/a.md".']);
  expect(messages(wikiAddress('其他'))).toEqual([undefined]);
  expect(messages('/en/gudie/intro/')).toEqual(['Did you mean "/en/guide/intro/"?']);
});

test('anchors of pages that were not rendered are not judged', () => {
  expect(deadLinks([report('zh/README.md', ['/guide/intro/#a'])])).toEqual([]);
});

test('a link that runs script leads nowhere, and is told; one to a disk is told with the dead links', () => {
  expect(resolve('zh/README.md', 'java\tscript:alert(1)')).toMatchObject({
    href: '#',
    problem: { severity: 'warning', code: 'unsafe-link' },
  });
  expect(resolve('zh/README.md', 'file:///a.md').problem).toBeUndefined();
});

test('a link that leaves the language by mistake is a warning', () => {
  const problems = deadLinks([report('en/guide/intro.md', ['/guide/intro/', '/blog/hello.md'])]);
  expect(problems.map(({ severity }) => severity)).toEqual(['warning']);
  expect(problems.map(formatProblem)).toEqual([
    'en/guide/intro.md:1:3 Link "/guide/intro/" goes to another language.\n  This page\'s language has it too: "/en/guide/intro/".',
  ]);
});

test('pages that nothing links to are warned of', () => {
  const reports = [report('zh/README.md', ['./blog/hello.md']), report('zh/指南/第一 页.md', ['#a'])];
  const orphansOf = (...frameLinks: string[]) => {
    const reach = createPageReach(graph, frameLinks);
    reports.forEach(reach.add);
    return reach.orphans();
  };
  const orphans = orphansOf();
  expect(orphansOf('/en/guide/intro/#top')).toHaveLength(orphans.length - 1);
  expect(orphans.map(formatProblem)).toEqual([
    'zh/指南/第一 页.md No other page, sidebar or navigation bar links to this page.\n  Link it from another page, or add it to a sidebar.',
    'en/guide/intro.md No other page, sidebar or navigation bar links to this page.\n  Link it from another page, or add it to a sidebar.',
  ]);
});

test('pages that neither search nor the sitemap names need no link', () => {
  const pages = [{ search: false, sitemap: false }, { search: false }].map((frontmatter, at) =>
    testPage(`zh/${at}.md`, { frontmatter }),
  );
  const reach = createPageReach(testGraph(pages, { '/': { sidebar: {}, navbar: false } }).graph);
  expect(reach.orphans().map(({ file }) => file)).toEqual(['zh/1.md']);
});

test('a page that a source has made, and that nothing links to, is told with its path', () => {
  const origin = { source: 'sources/events.ts', path: 'x', from: { file: 'events/spring.json' } };
  const pages = [{ ...testPage('zh/spring.md'), origin }];
  const reach = createPageReach(testGraph(pages, { '/': { sidebar: {}, navbar: false } }).graph);
  expect(reach.orphans().map(({ message }) => message)).toEqual([
    'No other page, sidebar or navigation bar links to /spring/.',
  ]);
});

test('a link to a draft is told alike whether drafts are pages or not, and drafts may link to each other', () => {
  const pages = [testPage('zh/a.md')];
  const drafts = [testPage('zh/b.md', { draft: true }), testPage('zh/c.md', { draft: true })];
  const from = (file: string): LinkReport => ({
    file,
    route: '/',
    links: [{ href: './b.md', resolved: '/b/', line: 3 }],
    anchors: [],
  });
  const told = [testGraph(pages, {}, { drafts }), testGraph([...pages, ...drafts])].map((one) =>
    [from('zh/a.md'), from('zh/c.md')]
      .flatMap(createLinkCheck(one.graph, { publicDir, anchorsOf: () => [] }))
      .filter(({ file }) => file === 'zh/a.md')
      .map(formatProblem),
  );
  expect(told[0]).toEqual([
    'zh/a.md:3 Broken link "./b.md": zh/b.md is a draft.\n  Remove `draft: true` from its frontmatter, or remove the link.',
  ]);
  expect(told[1]).toEqual(told[0]);
  const { graph: whole } = testGraph([...pages, ...drafts]);
  expect(createLinkCheck(whole, { publicDir, anchorsOf: () => [] })(from('zh/c.md'))).toEqual([]);
});
