import angular from 'simple-icons/icons/angular.svg?raw';
import astro from 'simple-icons/icons/astro.svg?raw';
import bun from 'simple-icons/icons/bun.svg?raw';
import deno from 'simple-icons/icons/deno.svg?raw';
import docker from 'simple-icons/icons/docker.svg?raw';
import esbuild from 'simple-icons/icons/esbuild.svg?raw';
import git from 'simple-icons/icons/git.svg?raw';
import go from 'simple-icons/icons/go.svg?raw';
import javascript from 'simple-icons/icons/javascript.svg?raw';
import node from 'simple-icons/icons/nodedotjs.svg?raw';
import npm from 'simple-icons/icons/npm.svg?raw';
import nuxt from 'simple-icons/icons/nuxt.svg?raw';
import pnpm from 'simple-icons/icons/pnpm.svg?raw';
import python from 'simple-icons/icons/python.svg?raw';
import react from 'simple-icons/icons/react.svg?raw';
import rollup from 'simple-icons/icons/rollupdotjs.svg?raw';
import svelte from 'simple-icons/icons/svelte.svg?raw';
import typescript from 'simple-icons/icons/typescript.svg?raw';
import vite from 'simple-icons/icons/vite.svg?raw';
import vue from 'simple-icons/icons/vuedotjs.svg?raw';
import webpack from 'simple-icons/icons/webpack.svg?raw';
import yarn from 'simple-icons/icons/yarn.svg?raw';
import { pathInSvg } from '../../frame/icon/path-in-svg.ts';
import type { ToolName } from './title-icon.ts';

/** Paths on a ground of 24 by 24. */
export const TOOL_PATHS: Readonly<Record<ToolName, string>> = {
  angular: pathInSvg(angular),
  astro: pathInSvg(astro),
  bun: pathInSvg(bun),
  deno: pathInSvg(deno),
  docker: pathInSvg(docker),
  esbuild: pathInSvg(esbuild),
  git: pathInSvg(git),
  go: pathInSvg(go),
  javascript: pathInSvg(javascript),
  node: pathInSvg(node),
  npm: pathInSvg(npm),
  nuxt: pathInSvg(nuxt),
  pnpm: pathInSvg(pnpm),
  python: pathInSvg(python),
  react: pathInSvg(react),
  rollup: pathInSvg(rollup),
  svelte: pathInSvg(svelte),
  typescript: pathInSvg(typescript),
  vite: pathInSvg(vite),
  vue: pathInSvg(vue),
  webpack: pathInSvg(webpack),
  yarn: pathInSvg(yarn),
};
