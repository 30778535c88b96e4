import { expect, test } from 'vitest';
import { sourceHash } from '../../../core/frontmatter/read-page.ts';
import { createLateSaves, type LateSavesOptions } from './late-saves.ts';

const OPEN = '# Open\n';
const page = { file: 'a.md', hash: sourceHash(OPEN) };

function site(rest: Partial<LateSavesOptions> = {}) {
  const done: string[] = [];
  const catchUp = createLateSaves({
    hasRules: false,
    isHeadKnown: (_, source) => !source.startsWith('---'),
    conceal: () => void done.push('conceal'),
    reread: async () => void done.push('reread'),
    ...rest,
  });
  return { done, catchUp };
}

test.each([
  [OPEN, []],
  ['# Another\n', []],
  ['::: encrypt password="a"\n# Part\n:::\n', ['conceal']],
  ['---\npassword: a\n---\n', ['reread']],
  ['---\npermalink: /secret/\n---\n', []],
])(
  'a save that may lock something is seen when its page is asked for, once: %j',
  async (source, expected) => {
    const { done, catchUp } = site();
    await catchUp(page, source);
    await catchUp(page, source);
    expect(done).toEqual(expected);
  },
);

test('a page may come under a rule by its frontmatter', async () => {
  const { done, catchUp } = site({ hasRules: true });
  await catchUp(page, '---\npermalink: /secret/\n---\n');
  expect(done).toEqual(['reread']);
});

test('whoever asks meanwhile waits, and asks again what has failed', async () => {
  const order: string[] = [];
  const reading = Promise.withResolvers<void>();
  const { catchUp } = site({ reread: () => reading.promise });
  const source = '---\npassword: a\n---\n';
  const asked = ['one', 'two'].map((name) =>
    catchUp(page, source).then(
      () => order.push(name),
      () => order.push(`${name} fails`),
    ),
  );
  expect(order).toEqual([]);
  reading.reject(new Error('unreadable'));
  await Promise.all(asked);
  expect(order).toEqual(['one fails', 'two fails']);
});
