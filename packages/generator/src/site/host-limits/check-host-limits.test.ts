import { expect, test } from 'vitest';
import { checkHostLimits, hostOfEnvironment } from './check-host-limits.ts';
import { hostLimits } from './limits.ts';
import type { MeasuredOutput } from './measures.ts';

/** A small site, but for what is given. */
function output({
  _redirects = '',
  _headers = '',
  ...rest
}: Partial<MeasuredOutput> & Record<string, unknown>): MeasuredOutput {
  const texts: Record<string, unknown> = { _redirects, _headers };
  return {
    files: ['index.html', 'guide/index.html'],
    bytes: 9000,
    sizeOf: () => 4500,
    textOf: (file) => String(texts[file] ?? ''),
    ...rest,
  };
}

const names = (count: number, folder = '') => Array.from({ length: count }, (_, at) => `${folder}${at}.html`);
const lines = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n');

const crossed: readonly [keyof typeof hostLimits, Parameters<typeof output>[0], string][] = [
  ['cloudflare', { files: names(20_001) }, 'The site has 20,001 files. Cloudflare takes 20,000 at most.'],
  [
    'cloudflare-paid',
    { files: names(100_001) },
    'The site has 100,001 files. Cloudflare takes 100,000 at most.',
  ],
  [
    'cloudflare',
    { files: ['a.html', 'talk.mp4'], sizeOf: (file) => (file === 'talk.mp4' ? 31_000_000 : 1) },
    'talk.mp4 has 31.0 MB. Cloudflare takes 26.2 MB at most.',
  ],
  [
    'cloudflare',
    { _redirects: lines(2001, (at) => `/${at}.html /${at}/ 301`) },
    '_redirects has 2,001 redirects. Cloudflare takes 2,000 at most.',
  ],
  [
    'cloudflare',
    { _redirects: lines(101, (at) => `/${at}/* /new/:splat`) },
    '_redirects has 101 redirects with `*` or `:name`. Cloudflare takes 100 at most.',
  ],
  [
    'cloudflare',
    { _redirects: `/${'a'.repeat(1000)} /b/` },
    '_redirects has 1,005 characters in a line. Cloudflare takes 1,000 at most.',
  ],
  [
    'cloudflare',
    { _headers: lines(101, (at) => `/${at}/\n  X-Robots-Tag: noindex`) },
    '_headers has 101 rules. Cloudflare takes 100 at most.',
  ],
  [
    'cloudflare',
    { _headers: `/*\n  Content-Security-Policy: ${'a'.repeat(2000)}` },
    '_headers has 2,027 characters in a line. Cloudflare takes 2,000 at most.',
  ],
  [
    'netlify',
    { files: names(54_001, 'tags/') },
    'tags has 54,001 files in a folder. Netlify takes 54,000 at most.',
  ],
  ['github', { bytes: 1_200_000_000 }, 'The site has 1.2 GB. GitHub Pages takes 1.0 GB at most.'],
  [
    'gitlab',
    { _redirects: lines(1001, (at) => `/${at}.html /${at}/ 301`) },
    '_redirects has 1,001 redirects. GitLab Pages takes 1,000 at most.',
  ],
  [
    'gitlab',
    { _redirects: lines(700, (at) => `/${at}/${'a'.repeat(100)} /`) },
    '_redirects has 75.5 kB. GitLab Pages takes 65.5 kB at most.',
  ],
];

test.each(crossed)(
  '%s: what passes a limit is a warning with number, limit and remedy',
  (host, given, message) => {
    const { problems } = checkHostLimits(host, output(given));
    expect(problems.map((problem) => problem.message)).toEqual([message]);
    expect(problems[0]).toMatchObject({ code: 'host-limit', severity: 'warning', hint: /\w/ });
  },
);

test('every limit in the table is crossed by one of these outputs', () => {
  const count = Object.values(hostLimits).flatMap(({ limits }) => Object.keys(limits)).length;
  expect(crossed).toHaveLength(count - 6); // A paid plan differs by its number of files.
});

test('from four fifths on a limit is told, and nothing below', () => {
  const near = (files: number) => checkHostLimits('cloudflare', output({ files: names(files) }));
  expect(near(16_400)).toEqual({ problems: [], near: ['16,400 of 20,000 files (Cloudflare)'] });
  expect(near(15_999)).toEqual({ problems: [], near: [] });
});

test('a platform without limits reads nothing', () => {
  const unread = () => {
    throw new Error('read');
  };
  expect(checkHostLimits('plain', { files: [], bytes: 0, sizeOf: unread, textOf: unread })).toEqual({
    problems: [],
    near: [],
  });
});

test('the platform is the one that runs the build', () => {
  expect(hostOfEnvironment({ CF_PAGES: '1' }, 'dist')).toBe('cloudflare');
  expect(hostOfEnvironment({ WORKERS_CI: '1' }, 'dist')).toBe('cloudflare');
  expect(hostOfEnvironment({ NETLIFY: 'true' }, 'dist')).toBe('netlify');
  expect(hostOfEnvironment({ GITLAB_CI: 'true' }, '/site/public')).toBe('gitlab');
  expect(hostOfEnvironment({ GITLAB_CI: 'true', CI_JOB_NAME: 'pages' }, '/site/dist')).toBe('gitlab');
  expect(hostOfEnvironment({ GITLAB_CI: 'true' }, '/site/dist')).toBe('plain');
  expect(hostOfEnvironment({ GITHUB_ACTIONS: 'true' }, 'dist')).toBe('plain');
});
