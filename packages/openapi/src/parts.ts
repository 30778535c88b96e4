import type { TryProps } from './components/try-request.ts';
import type { Field } from './schemas/fields.ts';
import type { TypePart } from './schemas/type-parts.ts';

/** What the block `openapi` draws: JSON in a fence of this name. */
export type Part =
  /** Where links from the site's root lead on the rest of the page. */
  | { kind: 'base'; url: string }
  | { kind: 'text'; text: string }
  | { kind: 'endpoint'; method: string; path: string; server?: string }
  | { kind: 'type'; label: string; type: readonly TypePart[] }
  | { kind: 'fields'; fields: readonly Field[] }
  | {
      kind: 'operations';
      operations: readonly { method: string; path: string; title: string; href: string }[];
    }
  | { kind: 'links'; label: string; links: readonly { text: string; href: string }[] }
  | { kind: 'try'; props: TryProps; hosts: readonly string[] };
