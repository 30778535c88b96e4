import { linkFrom } from '../../names.ts';
import { heading, part } from '../markdown.ts';
import { anchorOf } from '../overview-page.ts';
import type { Authorization, ShownOperation } from './shown-operation.ts';

/** How an operation is authorized, with links to the first page. */
export function authorizationText({ authorizations, file, api: { text } }: ShownOperation): string[] {
  const needed = authorizations.filter((one) => one.length > 0);
  if (needed.length === 0) return [];
  const isOptional = needed.length < authorizations.length;
  const links = needed.map((together) => linksOf(together, file));
  const label = [needed.length > 1 ? text.oneOf : '', isOptional ? `(${text.optional})` : '']
    .filter(Boolean)
    .join(' ');
  return [
    heading(2, text.authorization, 'authorization'),
    part({ kind: 'links', label, links: links.flat() }),
  ];
}

const linksOf = (together: Authorization, file: string) =>
  together.map(({ name, scopes }) => ({
    text: scopes.length > 0 ? `${name} (${scopes.join(', ')})` : name,
    href: `${linkFrom(file, 'README.md')}#${anchorOf(name)}`,
  }));
