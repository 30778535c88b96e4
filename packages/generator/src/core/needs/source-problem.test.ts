import { expect, test } from 'vitest';
import { sourceProblem } from './source-problem.ts';

test.each([
  ['connect-src', 'https://api.example.org'],
  ['connect-src', 'wss://live.example.org:8443'],
  ['frame-src', 'https://*.example.org'],
  ['worker-src', 'blob:'],
  ['img-src', 'data:'],
  ['script-src', "'wasm-unsafe-eval'"],
  ['style-src', "'unsafe-inline'"],
  ['style-src', "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='"],
])('%s may need %s', (directive, source) => {
  expect(sourceProblem({ [directive]: [source] })).toBeUndefined();
});

test.each([
  ['script-src', "'unsafe-inline'"],
  ['script-src', "'unsafe-eval'"],
  ['script-src', 'data:'],
  ['script-src', "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='"],
  ['script-src', 'blob:'],
  ['script-src', '*'],
  ['script-src', 'https:'],
  ['connect-src', 'https://a.example/path'],
  ['connect-src', 'https://a.example; script-src *'],
])('%s may not need %s', (directive, source) => {
  expect(sourceProblem({ [directive]: [source] })).toMatchObject({
    message: `A page cannot need "${source}" as a source of ${directive}.`,
  });
});

test.each(['default-src', 'object-src', 'x-src', 'constructor'])(
  '%s is no directive to need sources for',
  (name) => {
    expect(sourceProblem({ [name]: ['https://a.example'] })).toEqual({
      severity: 'error',
      code: 'needed-source',
      message: `"${name}" is no directive that a page can need sources for.`,
      hint: 'Use one of child-src, connect-src, font-src, form-action, frame-src, img-src, manifest-src, media-src, script-src, style-src, worker-src.',
    });
  },
);

test('the hint says what the directive takes', () => {
  expect(sourceProblem({ 'worker-src': ['x'] })?.hint).toBe(
    'Name an origin, such as https://api.example.org, without a path, or blob:.',
  );
});
