import type { PlacedPage, SourcePage } from '../form/mover.ts';
import { UNLISTED } from '../form/private-pages.ts';
import type { Left } from '../old-site.ts';
import { textOf } from '../read/literals.ts';
import type { FieldChanges } from '../text/front-matter.ts';

const FOREIGN =
  'sidebarTitle icon iconType tag mode noindex searchable hidden openapi asyncapi api url public groups hideFooterPagination hideApiMarker deprecated contentType playground version rss canonical'.split(
    ' ',
  );

/** Frontmatter of Mintlify under our names. `sidebar` is that of the page's tab. */
export function mintlifyFields({ fields }: PlacedPage, sidebar: string | undefined): FieldChanges {
  const badge = textOf(fields.tag) ?? (fields.deprecated === true ? 'deprecated' : undefined);
  return {
    ...Object.fromEntries(FOREIGN.filter((name) => name in fields).map((name) => [name, undefined])),
    ...(badge && { badge }),
    ...(fields.noindex === true && UNLISTED_BUT_NAMED),
    ...(fields.searchable === false && { search: false }),
    ...(fields.mode === 'wide' || fields.mode === 'center' ? { aside: false } : {}),
    ...(fields.mode === 'custom' && { aside: false, sidebar: false }),
    ...(sidebar && sidebar !== '/' && { sidebar }),
  };
}

/** It stays in the sidebar. */
const UNLISTED_BUT_NAMED: FieldChanges = {
  sitemap: UNLISTED.sitemap,
  search: UNLISTED.search,
  head: UNLISTED.head,
};

/** Pages for readers who have signed in become drafts. Pages of an API need a person. */
export function isPrivate({ fields, file }: SourcePage, left: Left[]): boolean {
  if (fields.public === true) left.push(signedInLeft(file));
  for (const name of ['openapi', 'api', 'asyncapi'])
    if (name in fields)
      left.push({
        severity: 'error',
        what: `Pages of an API, \`${name}\``,
        todo: 'Make them with @bifolio/openapi, or write them.',
        file,
        line: 1,
      });
  if (fields.groups === undefined && fields.public !== false) return false;
  left.push({
    severity: 'error',
    what: 'A page for readers who have signed in; it was made a draft',
    todo: 'Write `password: env:NAME` in its frontmatter, and remove `draft`.',
    file,
    line: 1,
  });
  return true;
}

/** A site on which some pages are public asked for the others' readers to sign in. */
export const signedInLeft = (file: string): Left => ({
  severity: 'error',
  what: 'Pages that are public, `public: true`, while others ask readers to sign in',
  todo: 'Lock the others with `encrypt.rules` in the config; they are open until then.',
  file,
  line: 1,
});
