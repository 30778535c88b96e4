import { readFile, realpath } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { ResolvedImage } from '../../core/contracts/markdown.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import type { FindInstalled } from '../../core/files/find-installed.ts';
import { isInside } from '../../core/files/is-inside.ts';
import { relativePath } from '../../core/files/relative-path.ts';
import type { Question } from '../../core/ledger/facts.ts';
import { hashOfBytes } from '../../core/ledger/hash.ts';
import { packageOf } from '../../core/routing/installed-address.ts';
import { decodePath, encodeRoute, splitHref, withBase } from '../../core/routing/url.ts';
import { notInstalled } from '../modules/not-installed.ts';
import { createFileFinder } from './find-file.ts';
import { leavesProject, missingImage } from './image-problems.ts';
import { measure } from './measure.ts';
import { otherCase } from './other-case.ts';
import { type PublishImage, publicName } from './publish-image.ts';

/** Where images are looked for, and where they go. Folders are absolute. */
export interface FinderFolders {
  /** What no image may leave. */
  projectDir: string;
  sourceDir: string;
  publicDir: string;
  outDir: string;
  base: string;
  /** Finds files of packages, which pages may have published. @default none is installed */
  findInstalled?: FindInstalled;
}

/** The ways to a file of an image, by how its address is written. */
interface ImageFinder {
  /** `file` is the page, relative to the source folder. */
  resolveLocal(file: string, src: string): Promise<ResolvedImage>;
  /** Also by the end of its path. */
  resolveNamed(file: string, src: string): Promise<ResolvedImage>;
  /** A file of an installed package. */
  resolveInstalled(file: string): Promise<ResolvedImage>;
}

/** Finds images in the folders of a site and of its packages. */
export function createImageFinder(folders: FinderFolders, publish: PublishImage): ImageFinder {
  const { projectDir, sourceDir, publicDir, base } = folders;
  const findFile = createFileFinder(folders);

  const question = (path: string, content: Buffer | undefined): Question => ({
    kind: 'file',
    of: relativePath(sourceDir, path),
    is: content && hashOfBytes(content),
  });

  async function publishFile(path: string, content: Buffer): Promise<ResolvedImage> {
    const name = publicName(path, content);
    return { src: await publish(path, content), published: [{ name, from: relativePath(sourceDir, path) }] };
  }

  function missing(src: string, path: string): Problem {
    const { name, isAbsolute } = writtenPath(src);
    const meant = otherCase(path) ?? (isAbsolute ? otherCase(join(publicDir, name)) : undefined);
    return missingImage(src, relativePath(projectDir, path), meant);
  }

  async function resolveLocal(file: string, src: string): Promise<ResolvedImage> {
    const { name, suffix, isAbsolute } = writtenPath(src);
    const ofPublic = isAbsolute ? await readInside(publicDir, name) : undefined;
    const inPublic = isAbsolute ? [question(join(publicDir, name), ofPublic)] : [];
    if (ofPublic) {
      const address = withBase(base, encodeRoute(name)) + suffix;
      return { src: address, questions: inPublic, ...(await measure(src, ofPublic)) };
    }
    const path = isAbsolute ? join(sourceDir, name) : resolve(sourceDir, dirname(file), name);
    if (!(await isReallyInside(projectDir, path)))
      return { src, isUnsure: true, problem: leavesProject(src) };
    const content = await readFile(path).catch(() => undefined);
    const questions = [...inPublic, question(path, content)];
    if (!content) return { src, questions, problem: missing(src, path) };
    const image = await publishFile(path, content);
    return { ...image, src: image.src + suffix, questions, ...(await measure(src, content)) };
  }

  async function resolveNamed(file: string, src: string): Promise<ResolvedImage> {
    const direct = await resolveLocal(file, src);
    if (direct.problem?.code !== 'missing-image') return direct;
    const { path, suffix } = splitHref(src);
    const ending = decodePath(path);
    const found = findFile(ending);
    const answer = found === undefined ? direct : await resolveLocal(file, encodeRoute(found) + suffix);
    const named: Question = { kind: 'picture', of: ending };
    return { ...answer, questions: [...(direct.questions ?? []), ...(answer.questions ?? []), named] };
  }

  async function resolveInstalled(file: string): Promise<ResolvedImage> {
    const path = folders.findInstalled?.(file);
    if (!path) return { src: '', isUnsure: true, problem: notInstalled(packageOf(file)) };
    const content = await readFile(path);
    return { ...(await publishFile(path, content)), questions: [question(path, content)] };
  }

  return { resolveLocal, resolveNamed, resolveInstalled };
}

/** An address without query and hash, readable. */
function writtenPath(src: string) {
  const { path, suffix } = splitHref(src);
  const name = decodePath(path);
  return { name, suffix, isAbsolute: name.startsWith('/') };
}

/** Content of a file that does not leave its folder. */
async function readInside(folder: string, name: string): Promise<Buffer | undefined> {
  const path = join(folder, name);
  return isInside(folder, path) ? readFile(path).catch(() => undefined) : undefined;
}

/** Also when links have been followed. What is not there is where its path says. */
async function isReallyInside(root: string, path: string): Promise<boolean> {
  if (!isInside(root, path)) return false;
  const real = await realpath(path).catch(() => undefined);
  return real === undefined || isInside(await realpath(root), real);
}
