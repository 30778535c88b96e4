import type { Frontmatter } from 'bifolio';
import type { Friend } from './options.ts';

/** Everything that a page says of friends, in order, for search. */
export const friendsTexts = ({ desc, list = [], groups = [] }: Frontmatter): string[] =>
  [desc, ...list.flatMap(textsOf), ...groups.flatMap(groupTexts)].filter((text) => text !== undefined);

const groupTexts = ({ title, desc, list }: NonNullable<Frontmatter['groups']>[number]) => [
  title,
  desc,
  ...list.flatMap(textsOf),
];

const textsOf = ({ name, desc, location, organization }: Friend) => [name, desc, location, organization];
