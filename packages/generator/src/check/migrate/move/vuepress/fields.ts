import type { PlacedPage } from '../form/mover.ts';
import type { FieldChanges } from '../text/front-matter.ts';

/** Fields of Plume that have another name here. */
const RENAMED = { externalLink: 'externalLinkIcon', llmstxt: 'machine' };

/** Fields of a page under our names. A page of friends shows its description, which is `desc` here. */
export function plumeFields({ fields }: PlacedPage): FieldChanges {
  const isOfFriends = fields.friends === true || fields.pageLayout === 'friends';
  const renamed = Object.entries(RENAMED).filter(([old]) => old in fields);
  return {
    ...Object.fromEntries(
      renamed.flatMap(([old, name]) => [
        [old, undefined],
        [name, fields[old]],
      ]),
    ),
    ...(isOfFriends && fields.description !== undefined && { desc: fields.description }),
  };
}
