import { expect, test } from 'vitest';
import { createKnownHeads } from './known-heads.ts';

const page = (title: string, text: string) => `---\ntags: [a]\n---\n# ${title}\n\n${text}\n`;

test('one save after the other that changes the text alone tells other pages nothing new', () => {
  const heads = createKnownHeads();
  heads.note('a.md', page('One', 'read'), { isAsRead: true });
  for (const text of ['saved', 'saved again', 'and again']) {
    expect(heads.isKnown('a.md', page('One', text))).toBe(true);
    heads.note('a.md', page('One', text), { isAsRead: false });
  }
});

test('another title is news, and stays so until the site has been read', () => {
  const heads = createKnownHeads();
  heads.note('a.md', page('One', ''), { isAsRead: true });
  expect(heads.isKnown('a.md', page('Two', ''))).toBe(false);
  heads.note('a.md', page('Two', ''), { isAsRead: false });
  expect([page('One', ''), page('Two', '')].map((source) => heads.isKnown('a.md', source))).toEqual([
    false,
    false,
  ]);
});

test('of a page that nobody has opened, or that was forgotten, nothing is known', () => {
  const heads = createKnownHeads();
  expect(heads.isKnown('a.md', '')).toBe(false);
  for (const forget of [() => heads.forget('a.md'), heads.clear]) {
    heads.note('a.md', page('One', ''), { isAsRead: true });
    forget();
    expect(heads.isKnown('a.md', page('One', ''))).toBe(false);
  }
});

test('a page whose new frontmatter has no end yet is news', () => {
  const heads = createKnownHeads();
  heads.note('a.md', '# One\n', { isAsRead: true });
  expect(heads.isKnown('a.md', '---\ntitle: One\n\n# One\n')).toBe(false);
});
