import { expect, test } from 'vitest';
import { ignoredFiles } from './site-watcher.ts';

test('what builds write, what others wrote and what the author leaves out is not watched', () => {
  const ignored = ['**/quiet/**', /\.tmp$/, (path: string) => path.endsWith('silent.md')];
  const matchers = ignoredFiles({
    root: '/site',
    outDir: '/site/dist',
    vite: { server: { watch: { ignored } } },
  });
  const files = ['a.md', 'components/A.tsx', '.bifolio/scan', 'node_modules/a/a.js', 'dist/index.html'];
  const watched = [...files, 'quiet/a.md', 'a.tmp', 'silent.md'].filter(
    (file) => !matchers.some((matches) => matches(`/site/${file}`)),
  );
  expect(watched).toEqual(['a.md', 'components/A.tsx']);
});
