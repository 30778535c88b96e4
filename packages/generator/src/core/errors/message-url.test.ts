import { afterEach, expect, test, vi } from 'vitest';
import { messageUrl } from './message-url.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['zh_CN.UTF-8', 'https://bifolio.dev/messages/dead-link/'],
  ['en_US.UTF-8', 'https://bifolio.dev/en/messages/dead-link/'],
  ['', 'https://bifolio.dev/en/messages/dead-link/'],
])('with LANG=%s, problems are explained at %s', (lang, url) => {
  vi.stubEnv('LC_ALL', '');
  vi.stubEnv('LC_MESSAGES', '');
  vi.stubEnv('LANG', lang);
  expect(messageUrl('dead-link')).toBe(url);
});
