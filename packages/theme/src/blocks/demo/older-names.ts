import type { RawContainer } from 'bifolio/markdown';
import type { Token } from 'markdown-it';
import type { DemoKind } from './attributes.ts';
import { containerTokens } from './tokens/container-tokens.ts';

/** Containers of other generators, whose title is the rest of the line. */
export const OLDER_NAMES: Readonly<Record<string, DemoKind>> = {
  'normal-demo': 'normal',
  'react-demo': 'react',
  'vue-demo': 'vue',
};

/** The tokens of such a container; a warning says how it is written today. */
export function olderTokens(name: string, container: RawContainer): Token[] {
  const { info, map, context } = container;
  const kind = OLDER_NAMES[name] ?? 'normal';
  context.report({
    severity: 'warning',
    code: 'demo-older-name',
    line: map[0] + 1,
    message: `The container "${name}" is deprecated.`,
    hint: `Write ::: demo${kind === 'normal' ? '' : ` ${kind}`}${info && ` title="${info}"`}`,
  });
  return containerTokens({ ...container, attributes: { kind, title: info } });
}
