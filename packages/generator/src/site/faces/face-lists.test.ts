import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build, built, extendedSite, failure } from '../extensions/fixtures/extended-site.ts';

const CANARY = 'canary-of-a-field';
const files = {
  'README.md': '# Home\n\n<Stable />\n',
  'plain.md': '# Plain\n\nNo list.\n',
  'a.md': '---\nstatus: stable\n---\n# Ale\n\nText of a.\n',
  'b.md': '---\nstatus: beta\n---\n# Beer\n\nText of b.\n',
  'secret.md': `---\nstatus: ${CANARY}\npassword: correct-horse-17-battery\n---\n# Secret\n\nText.\n`,
  'components/Stable.tsx': `import { useFaces } from 'bifolio/client';
export function Stable() {
  const faces = useFaces({ where: { status: ['stable', '${CANARY}'] }, sort: 'title' });
  return <ul className="stable">{faces.map(({ route, title, description, frontmatter }) => <li key={route}>{title}: {description} ({String(frontmatter.status)})</li>)}</ul>;
}\n`,
};

test('a list of pages follows what it shows of them, and only pages with the list are rendered again', async () => {
  const root = extendedSite('[]', files, `publicFields: ['status'],`);
  const list = () =>
    /<ul class="stable">.*?<\/ul>/s.exec(built(root, 'index.html'))?.[0].replace(/<[^>]+>/g, '');
  const timeOf = (file: string) => statSync(join(root, 'dist', file)).mtimeMs;
  await build(root);
  expect(list()).toBe('Ale: Text of a. (stable)');
  const [home, plain] = [timeOf('index.html'), timeOf('plain/index.html')];
  writeFileSync(join(root, 'a.md'), '---\nstatus: stable\n---\n# Ale\n\nOther text.\n');
  await build(root);
  expect(list()).toBe('Ale: Other text. (stable)');
  expect(timeOf('index.html')).not.toBe(home);
  expect(timeOf('plain/index.html')).toBe(plain);
  writeFileSync(join(root, 'b.md'), '---\nstatus: stable\n---\n# Absinthe\n\nText of b.\n');
  await build(root);
  expect(list()).toBe('Absinthe: Text of b. (stable)Ale: Other text. (stable)');
  expect(built(root, 'index.html')).not.toContain(CANARY);
});

test('a field that is not public is an error that names the option', async () => {
  const root = extendedSite('[]', files);
  expect(await failure(root)).toContain(`useFaces() can't select by "status".`);
});
