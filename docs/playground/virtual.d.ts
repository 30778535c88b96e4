declare module 'virtual:prebuilt-theme' {
  import type { AssetManifest, createAssets, IconSets, Renderer } from 'bifolio/in-browser';
  export const assets: AssetManifest;
  export function render(assets: ReturnType<typeof createAssets>, icons: IconSets): Renderer;
}
declare module 'virtual:files' {
  const files: Readonly<Record<string, string>>;
  export default files;
}
