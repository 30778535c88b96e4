import { expect, test } from 'vitest';
import { FROM_SERVICE, type IconSets } from '../icons/types.ts';
import { contentSecurityPolicy, inlineParts } from './csp.ts';
import { setsInHtml, setsOfItems, withIconHosts } from './icon-hosts.ts';

const icons: IconSets = {
  find: (name) => (name.startsWith('far:') ? FROM_SERVICE : { viewBox: '', body: '' }),
};

test('the sets that readers ask for are those of places in the page, each once', () => {
  const html =
    '<bi-icon name="far:a"></bi-icon><bi-icon name="far:b"></bi-icon><bi-icon name="mdi:a"></bi-icon>';
  expect(setsInHtml(html)).toEqual(['far', 'mdi']);
  expect(setsInHtml('<p>&lt;bi-icon name="far:a"></p>')).toEqual([]);
});

test('entries of a sidebar that comes later count too', () => {
  const laterItems = [
    { text: 'A', items: [{ text: 'B', icon: 'far:b' }] },
    { text: 'C', icon: 'own:c' },
  ];
  expect(setsOfItems(laterItems, icons)).toEqual(['far']);
});

test('the policy allows the hosts of the service, with their paths, beside what blocks need', () => {
  const inline = inlineParts('<i data-csp="connect-src https://api.example.org"></i>');
  const hosts = ['https://icons.example.org', 'https://example.org/icons', 'http://localhost:1/v1'];
  expect(contentSecurityPolicy(withIconHosts(inline, hosts))).toContain(
    "connect-src 'self' http://localhost:1/v1/ https://api.example.org https://example.org/icons/ https://icons.example.org",
  );
  expect(contentSecurityPolicy(withIconHosts(inlineParts(''), []))).not.toContain('connect-src');
});
