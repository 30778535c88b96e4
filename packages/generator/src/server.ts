/** What Vite bundles into a site's server bundle, beside the theme and the author's modules. */
export { createAssets } from './render/head/assets.ts';
export { useMDXComponents } from './render/mdx/mdx-components.tsx';
export { createRenderer } from './render/renderer.tsx';
export type { Renderer, SiteModules } from './render/renderer-contract.ts';
