import type { Token } from 'markdown-it';
import { nearest } from '../../core/errors/nearest.ts';
import { embedNames } from '../containers/embed-names.ts';
import type { Detector } from './detector.ts';

/** Looks for embeds of unknown names, which have become text. */
export const unknownEmbeds: Detector = {
  name: 'unknown_embeds',
  look({ md, tokens, page }) {
    const found = tokens.filter(({ meta }) => meta?.unknownEmbed !== undefined);
    for (const token of found) page.report(problem(token, embedNames(md)));
  },
};

function problem({ meta, map }: Token, names: readonly string[]) {
  const name: string = meta.unknownEmbed;
  const meant = nearest(name, names);
  const known = names.length > 0 ? `Use one of: ${names.join(', ')}.` : 'Define one with `defineEmbed`.';
  return {
    severity: 'warning',
    code: 'unknown-embed',
    line: (map?.[0] ?? 0) + 1,
    message: `Unknown embed "${name}"; shown as text.`,
    hint: `${meant ? `Did you mean "${meant}"?` : known} Check that the syntax is on in \`markdown\`.`,
  } as const;
}
