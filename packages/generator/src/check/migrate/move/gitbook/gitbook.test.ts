import { expect, it } from 'vitest';
import { movedSite } from '../fixtures/moved-site.ts';

it('moves a site of GitBook: summary, hidden folder of files, hints, redirects', async () => {
  const { read, has, causes } = await movedSite({
    '.gitbook.yaml': 'root: ./\nredirects:\n  old/page: guide/README.md\n',
    'SUMMARY.md':
      '# Table of contents\n\n* [Welcome](README.md)\n\n## Guide\n\n* [Guide](guide/README.md)\n  * [Deep](guide/deep.md)\n* [Part](guide/deep.md#part)\n* [Code](https://github.com/a/b)\n* [Lost](lost.md)\n',
    'README.md': '# Welcome\n\n![](<.gitbook/assets/my cat.png>)\n',
    'guide/README.md': '# Guide\n\n{% hint style="danger" %}\nMind\n{% endhint %}\n\n{% own %}\n',
    'guide/deep.md': '# Deep\n',
    'secret.md': '# Not listed\n',
    '.gitbook/assets/my cat.png': 'png',
  });
  expect(read('README.md')).toBe('# Welcome\n\n![](/assets/my-cat.png)\n');
  expect(read('guide/README.md')).toContain('::: caution\n\nMind\n\n:::\n');
  expect(has('public/assets/my-cat.png')).toBe(true);
  expect(read('sidebar.ts')).toMatch(
    /text: 'Guide',\n\s+items: \[\n\s+\{[^}]*text: 'Guide',\n?\s+link: '\/guide\/',[\s\S]*\/guide\/deep'[\s\S]*\/guide\/deep#part'[\s\S]*https:\/\/github\.com\/a\/b/,
  );
  expect(read('bifolio.config.ts')).toContain("exclude: ['SUMMARY.md', 'secret.md']");
  expect(read('redirects.ts')).toContain("'/old/page': '/guide/'");
  expect(causes).toEqual([
    'warning SUMMARY.md:11 SUMMARY.md names "lost.md", which is no page',
    'error guide/README.md:7 The tag "own"',
  ]);
});

it('moves a book of HonKit, whose config is JavaScript', async () => {
  const { read } = await movedSite({
    'book.js': "module.exports = { root: './docs', title: 'Tea', language: 'fr' };\n",
    'README.md': '# Not of the book\n',
    'docs/SUMMARY.md': '* [Welcome](README.md)\n* [Guide](guide/README.md)\n* [Pour](guide/pour.md)\n',
    'docs/README.md': '# Welcome\n',
    'docs/guide/README.md': '# Guide\n',
    'docs/guide/pour.md': '# Pour\n',
    'docs/GLOSSARY.md': '## Oolong\nA tea.\n',
  });
  expect(read('docs/guide/pour.md')).toBe('# Pour\n');
  expect(read('docs/guide/README.md')).toBe('# Guide\n');
  expect(read('docs/GLOSSARY.md')).toBe('## Oolong\nA tea.\n');
  expect(read('bifolio.config.ts')).toMatch(/title: 'Tea',[\s\S]*lang: 'fr'[\s\S]*emoji: false/);
  expect(read('bifolio.config.ts')).toContain("exclude: ['SUMMARY.md']");
});
