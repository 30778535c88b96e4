import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BifolioError, type Problem } from '../../core/errors/bifolio-error.ts';
import { linkIfThere } from '../../core/files/link-file.ts';
import { kindOf } from '../../core/files/remove-own.ts';
import { walk } from '../../core/files/walk.ts';
import { writtenFilesOf } from '../../core/store/site-store.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { ChosenVersion } from './chosen-versions.ts';
import { type KeptVersion, writeKept } from './kept-version.ts';
import { outsideFiles } from './problems/outside-files.ts';
import { unpackCommit } from './unpack-commit.ts';
import { finishOutput, outputOf } from './version-files.ts';

/** A version that is finished, as others need it. */
interface FinishedVersion {
  kept: KeptVersion;
  problems: readonly Problem[];
}

/** Puts the HTML of a version, from a commit or from a folder beside the config, into `out` of its folder. */
export async function takeHtml(
  { projectDir, ...site }: Pick<LoadedConfig, 'projectDir' | 'root' | 'base' | 'build' | 'publicDir'>,
  version: ChosenVersion & { html: string },
  { folder, read }: { folder: string; read: string },
): Promise<FinishedVersion> {
  const { root, base } = site;
  const out = outputOf(folder);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const problems = version.commit
    ? await unpackCommit(projectDir, version, out).catch(() => {
        throw noFolder(version);
      })
    : copyFolder(join(root, version.html), out);
  const finished = finishOutput(out, `${base}${version.path}/`, writtenFilesOf(site));
  const files = finished.files.map(([path]) => path);
  if (!files.some(isHtml)) throw noFolder(version);
  const unread = { made: '', around: '', variables: [], sources: {} };
  const from = version.commit ? `${version.ref}:${version.html}` : version.html;
  const html = { out, files, from, label: version.label, base: `${base}${version.path}/` };
  const outside = outsideFiles(html, site);
  const hostRedirects = finished.hostRedirects + aliasLines(version, base);
  const kept = {
    ...unread,
    ...finished,
    hostRedirects,
    ...addressesIn(files),
    read: version.commit ? read : '',
  };
  return { kept: writeKept(folder, kept), problems: [...problems, ...outside] };
}

/** Other names of a version lead to it, on hosts that read `_redirects`. */
const aliasLines = ({ aliases, path }: ChosenVersion, base: string) =>
  aliases.map((alias) => `${base}${alias}/* ${base}${path}/:splat 302\n`).join('');

/** What lies beside a site and is no part of it: `.env`, `.git`, packages. */
const HIDDEN = /(?:^|[\\/])(?:\.|node_modules[\\/])/;

function copyFolder(from: string, out: string): Problem[] {
  if (kindOf(from) !== 'folder') return [];
  const files = walk(from).files.filter((file) => !HIDDEN.test(file) && kindOf(join(from, file)) === 'file');
  for (const file of files) linkIfThere(join(from, file), join(out, file));
  return [];
}

const isHtml = (file: string) => file.endsWith('.html');

/** `a/index.html` is the page `/a/`; `a.html` is where that page is on a site without folders. */
function addressesIn(files: readonly string[]): Pick<KeptVersion, 'routes' | 'redirects' | 'pages'> {
  const routes = files.filter(isHtml).map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`);
  const plain = routes.filter(isHtml);
  return {
    routes,
    pages: routes.length,
    redirects: plain.map((route) => [route.replace(/\.html$/, '/'), route]),
  };
}

const noFolder = ({ ref, html, index }: ChosenVersion) =>
  new BifolioError({
    severity: 'error',
    code: 'version-html',
    message: `Version "${ref}" has no folder "${html}" with HTML files.`,
    hint: 'Write the path from the root of the repository, such as "1.0"; without `ref`, from the folder of the config.',
    option: ['versions', index, 'html'],
  });
