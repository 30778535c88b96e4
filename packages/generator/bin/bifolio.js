#!/usr/bin/env node
// Plain script for any Node, so that an old one gets a sentence instead of a syntax error.
import module from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (process.versions.pnp) {
  console.error(
    "Bifolio cannot find its theme's files under Yarn's Plug'n'Play.\n  Write `nodeLinker: node-modules` into .yarnrc.yml, and run: yarn install",
  );
  process.exitCode = 1;
} else if (major > 22 || (major === 22 && minor >= 18)) {
  // Compiled code is kept in a folder of the user's, and found there by the processes started from here. By itself Node keeps
  // it in the folder for temporary files, where others of this machine could have put something in its place.
  const { NODE_COMPILE_CACHE, XDG_CACHE_HOME } = process.env;
  const folder = join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'bifolio');
  const { directory } = module.enableCompileCache(NODE_COMPILE_CACHE || folder);
  if (directory) process.env.NODE_COMPILE_CACHE = directory;
  await import('../node/main.js');
} else {
  console.error(
    `Bifolio needs Node 22.18 or newer; this is ${process.version}.\n  Install a newer one from https://nodejs.org, or type here: npm install -D node@24 (npm scripts then use that one).`,
  );
  process.exitCode = 1;
}
