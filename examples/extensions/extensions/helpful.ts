import { fileURLToPath } from 'node:url';
import type { Extension } from 'bifolio';

/** Adds `<Helpful to="https://example.org/answers" />` to Markdown: the question whether the page was helpful. */
export function helpful(): Extension {
  return {
    name: 'helpful',
    version: '1.0.0',
    markdown: { components: { Helpful: fileURLToPath(new URL('./Helpful.tsx', import.meta.url)) } },
  };
}
