/** What Vite bundles into a site's server bundle, beside the theme and the author's modules. */
export { createAssets } from './site/render/head/assets.ts';
export { useMDXComponents } from './site/render/mdx/mdx-components.tsx';
export { createRenderer } from './site/render/renderer.tsx';
export type { Renderer, SiteModules } from './site/render/renderer-contract.ts';
