import { expect, test } from 'vitest';
import type { Page } from '../contracts/page.ts';
import { formatProblem } from '../errors/bifolio-error.ts';
import { redirectProblems } from './redirect-problems.ts';

const pages = [
  { file: 'faq/README.md', route: '/faq/' },
  { file: '', route: '/404.html' },
] as Page[];
const problemsOf = (redirects: Record<string, string>) =>
  redirectProblems(pages, redirects).map(formatProblem);

test('redirects to pages, to their old addresses, to files and to other sites are fine', () => {
  const redirects = {
    '/faq.html': '/faq/',
    '/questions': '/faq.html',
    '/help/': '/questions',
    '/paper/': '/files/paper.pdf',
    '/app/': 'https://example.org/',
    '/part/': '/faq/?a=1#part',
  };
  expect(problemsOf(redirects)).toEqual([]);
});

test('a redirect that would hide a page is an error', () => {
  expect(problemsOf({ '/faq/': '/404.html', '/404.html': '/faq/' })).toEqual([
    'The redirect from /faq/ would hide the page faq/README.md.\n  Remove the redirect, or move the page.',
    'The redirect from /404.html would hide the page /404.html.\n  Remove the redirect, or move the page.',
  ]);
});

test('redirects that lead in a circle are errors', () => {
  expect(problemsOf({ '/a/': '/b.html', '/b/': '/a', '/c/': '/a/', '/self/': '/self/' })).toEqual([
    'The redirect from /a/ leads back to itself: /a/ → /b.html → /a.\n  Redirect one of them to a page.',
    'The redirect from /b/ leads back to itself: /b/ → /a → /b.html.\n  Redirect one of them to a page.',
    'The redirect from /self/ leads back to itself: /self/ → /self/.\n  Redirect one of them to a page.',
  ]);
});

test('a redirect to no page is a warning that names the nearest one', () => {
  expect(redirectProblems(pages, { '/old/': '/fqa/' })[0]?.severity).toBe('warning');
  expect(problemsOf({ '/old/': '/fqa/' })).toEqual([
    'Broken redirect from /old/, no such page: "/fqa/".\n  Did you mean "/faq/"?',
  ]);
});
