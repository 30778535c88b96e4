/** `bifolio/in-browser`: a page of Markdown without a site, for the playground of the documentation. Bundle it with stand-ins for Node. */
export type { IconSets } from './core/contracts/icons.ts';
export { type AloneDocument, type AloneOptions, renderAlone } from './site/render/alone/render-alone.ts';
export { type AssetManifest, createAssets } from './site/render/head/assets.ts';
export type { Renderer } from './site/render/renderer-contract.ts';
