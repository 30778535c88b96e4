import type { Dialect } from '../dialect.ts';
import { convertTags } from '../jsx/convert-tags.ts';
import { withoutImports } from '../jsx/imports.ts';
import { maskCode } from '../masked-code.ts';
import { nestContainers } from '../nest-containers.ts';
import { convertAsides } from './asides.ts';
import { starlightFence } from './fences.ts';
import { STARLIGHT_TAGS } from './tags.ts';

/** Markdown of Starlight: asides, titles of code, and in .mdx its components with their imports. */
export const starlightDialect: Dialect = (source, { file }) => {
  if (!/:::|<[A-Z]|^import |```|~~~/m.test(source)) return source;
  const { text, unmask } = maskCode(source, starlightFence);
  const asides = convertAsides(text);
  if (!file.endsWith('.mdx')) return unmask(asides);
  const { text: markdown } = withoutImports(asides, (from) => from === '@astrojs/starlight/components');
  return unmask(nestContainers(convertTags(markdown, STARLIGHT_TAGS, () => {})));
};
