import { describe, expect, it } from 'vitest';
import { type AcceptedPage, lockKey, lockText, parseLock } from './lock-file.ts';

const hash = (letter: string) => letter.repeat(12);
const block = (letter: string) => `${letter.repeat(8)}.${letter.repeat(4)}`;
const page: AcceptedPage = {
  file: 'zh/a guide.md',
  lang: 'en-US',
  files: [{ source: hash('a'), target: hash('b') }],
  pairs: [
    { source: block('c'), target: block('d') },
    { source: block('e'), target: '-' },
  ],
};

describe('a translations lock', () => {
  it('is read as it was written', () => {
    expect([...parseLock(lockText([page]), 'translations.lock').values()]).toEqual([page]);
  });

  it('knows the file of a page that is not in step as a whole', () => {
    const partly = { ...page, files: [] };
    expect([...parseLock(lockText([partly]), 'x').values()]).toEqual([partly]);
  });

  it('counts both sides of a conflict, and lines that a merge has doubled', () => {
    const [header, ...lines] = lockText([page]).split('\n');
    const other = lines.map((line) => line.replace(block('d'), block('f')));
    const merged = [header, '<<<<<<< HEAD', ...lines, '=======', ...other, '>>>>>>> branch', ...lines].join(
      '\r\n',
    );
    const read = parseLock(merged, 'x').get(lockKey(page.file, page.lang));
    expect(new Set(read?.pairs.map(({ target }) => target))).toEqual(new Set([block('d'), block('f'), '-']));
  });

  it.each([
    ['of another version', 'bifolio-translations 99\n', 1],
    ['with a line that is none', 'bifolio-translations 1\nnonsense\n', 2],
    ['that is empty', '', 1],
  ])('%s is an error with its line', (_, text, line) => {
    expect(() => parseLock(text, 'translations.lock')).toThrowError(`translations.lock:${line} `);
  });
});
