import { createContext } from 'react';
import type { MdxScope } from '../renderer-contract.ts';

interface PageServices
  extends Pick<MdxScope, 'resolveLink' | 'resolveImage' | 'renderFence' | 'noteSources'> {
  /** What the page and the parts that it imports may use without importing it. */
  components?: Readonly<Record<string, unknown>>;
}

/** How addresses of the `.mdx` page that is being rendered are resolved, its fences drawn and its tags named. */
export const MdxScopeContext = createContext<PageServices>({
  resolveLink: (href) => ({ href, external: false }),
  resolveImage: (src) => ({ src }),
  renderFence: () => '',
  noteSources() {},
});
