import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findAuthorModules, unknownAuthorModules } from './author-modules.ts';

function site(...files: string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'bifolio-author-'));
  for (const file of files) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  return root;
}

const theme = {
  name: 'test',
  server: '/server.ts',
  styles: {},
  headScript: '',
  slots: ['doc-top', 'doc-bottom'],
  overridable: { Footer: '/frame/Footer.tsx' },
  locale: () => ({ options: {} }),
};

it('finds modules by the names of their files', () => {
  const root = site('slots/doc-top.tsx', 'overrides/Footer.tsx', 'layouts/Wide.jsx', 'components/Rating.tsx');
  const modules = findAuthorModules(root);
  expect(modules.slots).toEqual({ 'doc-top': join(root, 'slots/doc-top.tsx') });
  expect(modules.overrides).toEqual({ Footer: join(root, 'overrides/Footer.tsx') });
  expect(modules.layouts).toEqual({ Wide: join(root, 'layouts/Wide.jsx') });
  expect(modules.components).toEqual({ Rating: join(root, 'components/Rating.tsx') });
});

it('leaves helpers of components alone', () => {
  const root = site('components/rating-store.ts', 'layouts/parts/Head.tsx', 'overrides/style.css');
  expect(findAuthorModules(root)).toEqual({ components: {}, layouts: {}, overrides: {}, slots: {} });
});

it('names what the theme does not have, and what was probably meant', () => {
  const root = site(
    'slots/doc-topp.tsx',
    'overrides/Sidebar.tsx',
    'slots/doc-top.tsx',
    'overrides/parts.tsx',
  );
  expect(unknownAuthorModules(findAuthorModules(root), theme, root)).toEqual([
    {
      severity: 'warning',
      code: 'unknown-slot',
      file: 'slots/doc-topp.tsx',
      message: 'The theme has no slot "doc-topp".',
      hint: 'Did you mean "doc-top"?',
    },
    {
      severity: 'warning',
      code: 'unknown-component',
      file: 'overrides/Sidebar.tsx',
      message: 'The theme has no component "Sidebar".',
      hint: 'It has: Footer.',
    },
  ]);
});

it('names an override that is not called as its component', () => {
  const root = site('overrides/footer.tsx');
  expect(unknownAuthorModules(findAuthorModules(root), theme, root)).toMatchObject([
    { file: 'overrides/footer.tsx', hint: 'Rename it to overrides/Footer.tsx.' },
  ]);
});
