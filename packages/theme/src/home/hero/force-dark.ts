import type { Frontmatter } from 'bifolio';

/** Whether a block of this home page wants the whole page in dark. */
export function forcesDark({ pageLayout, config }: Frontmatter): boolean {
  if (pageLayout !== 'home' || !Array.isArray(config)) return false;
  return config.some((block: unknown) => typeof block === 'object' && block !== null && isForced(block));
}

const isForced = (block: object) => 'forceDark' in block && block.forceDark === true;
