import { expect, it } from 'vitest';
import type { Page } from '../../core/contracts/page.ts';
import { builtAnswers } from './built-answers.ts';

const page = (file: string, route: string) =>
  ({ file, route, locale: '/', title: file, frontmatter: {} }) as Page;

it('a redirect of the config goes before the page whose path only looks like the old one', () => {
  const answerOf = builtAnswers([page('a/README.md', '/a/'), page('b.md', '/b/')], {
    locales: [],
    redirects: { '/a.html': '/b/' },
    outDir: '/none',
  });
  expect(answerOf('/a.html')).toMatchObject({ file: 'b.md', isRedirect: true });
  expect(answerOf('/a/')).toMatchObject({ file: 'a/README.md', isRedirect: false });
  expect(answerOf('/b.html')).toMatchObject({ file: 'b.md', isRedirect: false });
});
