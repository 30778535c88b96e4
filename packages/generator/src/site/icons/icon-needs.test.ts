import { expect, test } from 'vitest';
import { FROM_SERVICE, type IconSets } from '../../core/contracts/icons.ts';
import { iconHosts, setsOfItems } from './icon-needs.ts';

const icons: IconSets = {
  find: (name) => (name.startsWith('far:') ? FROM_SERVICE : { viewBox: '', body: '' }),
};

test('entries of a sidebar that comes later count too', () => {
  const laterItems = [
    { text: 'A', items: [{ text: 'B', icon: 'far:b' }] },
    { text: 'C', icon: 'own:c' },
  ];
  expect(setsOfItems(laterItems, icons)).toEqual(['far']);
});

test('the hosts of the service are allowed with their paths', () => {
  const hosts = ['https://icons.example.org', 'https://example.org/icons', 'http://localhost:1/v1'];
  expect(iconHosts(hosts)).toEqual({
    'connect-src': ['https://icons.example.org', 'https://example.org/icons/', 'http://localhost:1/v1/'],
  });
  expect(iconHosts([])).toEqual({});
});
