import { brandPaths } from '../../frame/icon/brand-paths.ts';
import type { ToolName } from './title-icon.ts';

/** Paths on a ground of 24 by 24. */
export const TOOL_PATHS: Readonly<Record<ToolName, string>> = {
  angular: brandPaths.angular,
  astro: brandPaths.astro,
  bun: brandPaths.bun,
  deno: brandPaths.deno,
  docker: brandPaths.docker,
  esbuild: brandPaths.esbuild,
  git: brandPaths.git,
  go: brandPaths.go,
  javascript: brandPaths.javascript,
  node: brandPaths.nodedotjs,
  npm: brandPaths.npm,
  nuxt: brandPaths.nuxt,
  pnpm: brandPaths.pnpm,
  python: brandPaths.python,
  react: brandPaths.react,
  rollup: brandPaths.rollupdotjs,
  svelte: brandPaths.svelte,
  typescript: brandPaths.typescript,
  vite: brandPaths.vite,
  vue: brandPaths.vuedotjs,
  webpack: brandPaths.webpack,
  yarn: brandPaths.yarn,
};
