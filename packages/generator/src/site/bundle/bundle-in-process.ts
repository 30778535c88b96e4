import { fork } from 'node:child_process';
import { dirname } from 'node:path';
import { BifolioError, type Problem } from '../../core/errors/bifolio-error.ts';
import { releaseAfter } from '../../core/memory/release-memory.ts';
import { ownProcess } from '../../core/own-files.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { SiteBundle } from './site-bundle.ts';
import type { BundlerOptions, SiteEntries } from './site-entries.ts';

/** What the process is sent. */
export interface BundleRequest {
  /** Where the config is read that has options for Vite, which may be functions. Without, the process needs no config. */
  from?: string;
  /** The site may be elsewhere: an older one with the config of today. */
  options: Omit<BundlerOptions, 'vite'>;
  entries: SiteEntries;
  folder: string;
}

/** What it answers: the bundle, or why there is none: a file on a disk without room, or mistakes of the author. */
export type BundleReply = { bundle: SiteBundle } | { unwritten: string } | { problems: readonly Problem[] };

/** Megabytes; see `limitYoungGeneration`. The bundler has few objects of its own there, most are Rolldown's. */
const YOUNG_GENERATION = ['--max-semi-space-size=8'];

/**
 * `bundleSite` in a process of its own, which gives its memory back when it ends: the bundler and what renders
 * pages are never in memory together. `scanned` is how many pages have been read before.
 */
export function bundleInProcess(
  config: BundlerOptions & Pick<LoadedConfig, 'file'>,
  entries: SiteEntries,
  folder: string,
  scanned: number,
): Promise<SiteBundle> {
  releaseAfter(scanned);
  const child = fork(ownProcess('site/bundle/bundle-process'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: YOUNG_GENERATION, // What this process was started with, such as `-e`, is not meant for that one.
  });
  child.send({ ...requestOf(config), entries, folder } satisfies BundleRequest);
  return new Promise((resolve, reject) => {
    child.once('message', (reply: BundleReply) => {
      if ('bundle' in reply) resolve(reply.bundle);
      else if ('problems' in reply) reject(new BifolioError(reply.problems));
      else reject(Object.assign(new Error('no space left'), { code: 'ENOSPC', path: reply.unwritten }));
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`The bundler ended with ${signal ?? code}.`)));
  });
}

function requestOf({
  file,
  vite,
  markdown: { breaks, math, slug, dialects, code },
  icons: { service },
  theme: { server, prebuilt },
  ...config
}: BundlerOptions & Pick<LoadedConfig, 'file'>): Pick<BundleRequest, 'from' | 'options'> {
  const { root, base, sourceDir, publicDir, projectDir } = config;
  const place = { root, base, sourceDir, publicDir, projectDir };
  const from = file ? dirname(file) : root;
  return {
    options: {
      ...place,
      markdown: { breaks, math, slug, dialects, code },
      icons: { service },
      theme: { server, prebuilt },
    },
    ...(Object.keys(vite).length > 0 && { from }),
  };
}
