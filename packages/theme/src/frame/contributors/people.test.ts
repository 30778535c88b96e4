import { expect, it } from 'vitest';
import { peopleOf } from './people.ts';

const ana = { name: 'Ana', email: 'ana@example.org', commits: 2 };
const bo = { name: 'Bo', email: '12+bo-git@users.noreply.github.com', commits: 5 };
const profiles = 'https://github.com';

it('puts the most active first and links accounts that are known', () => {
  expect(peopleOf({ contributors: [ana, bo], named: [], options: {}, profiles })).toEqual([
    { name: 'Bo', username: 'bo-git', url: 'https://github.com/bo-git', commits: 5 },
    { name: 'Ana', commits: 2 },
  ]);
});

it('counts everything one person has committed as, by name, address or account', () => {
  const info = [
    { username: 'ana', alias: ['Ana Old', 'ANA@example.org', 'bo-git'], name: 'Ana B.', url: '/ana/' },
  ];
  const old = { name: 'Ana Old', email: 'other@example.org', commits: 1 };
  expect(peopleOf({ contributors: [bo, ana, old], named: [], options: { info }, profiles })).toEqual([
    { name: 'Ana B.', username: 'ana', url: '/ana/', commits: 8 },
  ]);
});

it('adds those the page names, once', () => {
  const info = [{ username: 'cy', name: 'Cyra', avatar: '/cy.png' }];
  const people = peopleOf({ contributors: [ana], named: ['cy', 'Ana', 'Dee', 'Dee'], options: { info } });
  expect(people.map(({ name }) => name)).toEqual(['Ana', 'Cyra', 'Dee']);
  expect(people[1]?.avatar).toBe('/cy.png');
});

it('finds pictures only when asked to', () => {
  const pictures = (options: object) =>
    peopleOf({ contributors: [bo, ana], named: ['Dee'], options }).map(({ avatar }) => avatar);
  expect(pictures({})).toEqual([undefined, undefined, undefined]);
  expect(pictures({ avatar: true })).toEqual([
    'https://github.com/bo-git.png?size=96',
    expect.stringMatching(/^https:\/\/gravatar\.com\/avatar\/[\da-f]{64}\?/),
    undefined,
  ]);
  expect(pictures({ avatar: true, avatarPattern: 'https://x.org/:username.svg' })[0]).toBe(
    'https://x.org/bo-git.svg',
  );
});

it('leaves the last word to the author', () => {
  const transform = (people: { name: string; commits: number }[]) =>
    people.filter(({ commits }) => commits > 2);
  expect(peopleOf({ contributors: [bo, ana], named: [], options: { transform } })).toHaveLength(1);
});
