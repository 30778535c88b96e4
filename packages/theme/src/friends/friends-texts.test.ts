import { expect, it } from 'vitest';
import { friendsTexts } from './friends-texts.ts';

it('says what readers see of friends, not their addresses', () => {
  const ana = { name: 'Ana', link: 'https://ana.example', desc: 'Writes.', location: 'Lisbon', socials: [] };
  const bo = { name: 'Bo', link: 'https://bo.example', organization: 'Press', socials: [] };
  expect(friendsTexts({ desc: 'People', list: [ana], groups: [{ title: 'Partners', list: [bo] }] })).toEqual([
    'People',
    'Ana',
    'Writes.',
    'Lisbon',
    'Partners',
    'Bo',
    'Press',
  ]);
  expect(friendsTexts({})).toEqual([]);
});
