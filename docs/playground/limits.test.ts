import { expect, it } from 'vitest';
import { said, silentLimits } from './limits.ts';

it('a mistake keeps its message, what needs a project is named', () => {
  const mistake = {
    severity: 'warning',
    code: 'unclosed-element',
    message: '<div> is never closed.',
    line: 2,
  } as const;
  const missing = {
    severity: 'error',
    code: 'include-missing',
    message: 'The included file "./a.md" cannot be read.',
  } as const;
  expect(said([mistake, missing, missing])).toEqual([
    { ...mistake, hint: undefined, column: undefined },
    { severity: 'warning', code: 'playground-file', message: './a.md', limit: 'file', line: undefined },
  ]);
});

it('types in code, styles and other hosts are told, though nothing reports them', () => {
  const limits = silentLimits('# A\n\n```ts twoslash\n```\n', {
    'frame-src': ['https://video.example.org'],
    'style-src': ["'sha256-abc'"],
    'script-src': ["'wasm-unsafe-eval'"],
  });
  expect(limits).toMatchObject([
    { limit: 'types', line: 3 },
    { limit: 'style' },
    { limit: 'host', message: 'video.example.org' },
  ]);
  expect(silentLimits('about twoslash\n\n```ts\n```\n', {})).toEqual([]);
});
