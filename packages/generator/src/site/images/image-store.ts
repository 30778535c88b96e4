import { readFile, realpath } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { ResolvedImage } from '../../core/contracts/markdown.ts';
import type { FindInstalled } from '../../core/files/find-installed.ts';
import { isInside } from '../../core/files/is-inside.ts';
import { relativePath } from '../../core/files/relative-path.ts';
import type { Question } from '../../core/ledger/facts.ts';
import { hashOfBytes } from '../../core/ledger/hash.ts';
import type { PublishedFile } from '../../core/ledger/published-file.ts';
import { documentOf } from '../../core/routing/document-address.ts';
import { installedFile, packageOf } from '../../core/routing/installed-address.ts';
import { moduleOf } from '../../core/routing/module-address.ts';
import { oddAddress } from '../../core/routing/odd-address.ts';
import { decodePath, encodeRoute, hasProtocol, splitHref, withBase } from '../../core/routing/url.ts';
import { wikiName } from '../../core/routing/wiki-address.ts';
import type { ModuleStore } from '../modules/module-store.ts';
import { notInstalled } from '../modules/not-installed.ts';
import { createFileFinder } from './find-file.ts';
import { leavesProject, missingImage, oddImage } from './image-problems.ts';
import { measure } from './measure.ts';
import { otherCase } from './other-case.ts';
import { type PublishImage, publicName } from './publish-image.ts';
import type { RemoteSizes } from './remote-sizes.ts';

/** Where images are looked for, and where they go. Folders are absolute. */
export interface ImageFolders {
  /** What no image may leave. */
  projectDir: string;
  sourceDir: string;
  publicDir: string;
  outDir: string;
  base: string;
  /** Finds files of packages, which pages may have published. @default none is installed */
  findInstalled?: FindInstalled;
  /** Bundles what pages have made for browsers. @default nothing is bundled */
  modules?: ModuleStore;
}

/** Where the images of pages go. */
export interface ImageStore {
  /** `file` is the page, relative to the source folder; `src` is what the author wrote. */
  resolve(file: string, src: string): Promise<ResolvedImage>;
}

/**
 * Finds image files: relative to the page, or from the public folder and then the source folder when the address
 * starts with a slash. Obsidian's are found by the end of their path when they are in neither place. Sizes are read from
 * the file; both or neither. Images of other hosts have one only when there are `remoteSizes` to ask.
 */
export function createImageStore(
  folders: ImageFolders,
  publish: PublishImage,
  remoteSizes?: RemoteSizes,
): ImageStore {
  const known = new Map<string, Promise<ResolvedImage>>();
  const findFile = createFileFinder(folders);

  async function resolveLocal(file: string, src: string): Promise<ResolvedImage> {
    const { path: address, suffix } = splitHref(src);
    const name = decodePath(address);
    const ofPublic = name.startsWith('/') ? await readPublic(name) : undefined;
    const inPublic = name.startsWith('/') ? [question(join(folders.publicDir, name), ofPublic)] : [];
    if (ofPublic)
      return {
        src: withBase(folders.base, encodeRoute(name)) + suffix,
        questions: inPublic,
        ...(await measure(src, ofPublic)),
      };
    const path = name.startsWith('/')
      ? join(folders.sourceDir, name)
      : resolve(folders.sourceDir, dirname(file), name);
    if (!(await isReallyInside(folders.projectDir, path)))
      return { src, isUnsure: true, problem: leavesProject(src) };
    const content = await readFile(path).catch(() => undefined);
    const questions = [...inPublic, question(path, content)];
    if (!content) {
      const meant =
        otherCase(path) ?? (inPublic.length > 0 ? otherCase(join(folders.publicDir, name)) : undefined);
      const lookedFor = relativePath(folders.projectDir, path);
      return { src, questions, problem: missingImage(src, lookedFor, meant) };
    }
    return {
      src: (await publish(path, content)) + suffix,
      questions,
      published: [publishedFile(path, content)],
      ...(await measure(src, content)),
    };
  }

  const question = (path: string, content: Buffer | undefined): Question => ({
    kind: 'file',
    of: relativePath(folders.sourceDir, path),
    is: content && hashOfBytes(content),
  });

  const publishedFile = (path: string, content: Buffer): PublishedFile => ({
    name: publicName(path, content),
    from: relativePath(folders.sourceDir, path),
  });

  async function readPublic(name: string): Promise<Buffer | undefined> {
    const path = join(folders.publicDir, name);
    return isInside(folders.publicDir, path) ? readFile(path).catch(() => undefined) : undefined;
  }

  async function resolveNamed(file: string, src: string): Promise<ResolvedImage> {
    const direct = await resolveLocal(file, src);
    const { path, suffix } = splitHref(src);
    if (direct.problem?.code !== 'missing-image') return direct;
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
    return {
      src: await publish(path, content),
      questions: [question(path, content)],
      published: [publishedFile(path, content)],
    };
  }

  return {
    resolve(file, src) {
      const installed = installedFile(src);
      if (installed !== undefined) {
        const result = known.get(src) ?? resolveInstalled(installed);
        known.set(src, result);
        return result;
      }
      const module = moduleOf(src) ?? documentOf(src);
      if (module) return folders.modules?.resolve(module) ?? Promise.resolve({ src: '' });
      const name = wikiName(src);
      if (!src || src.startsWith('#')) return Promise.resolve({ src });
      const odd = name === undefined && hasProtocol(src) ? oddAddress(src) : undefined;
      if (odd) return Promise.resolve({ src, problem: oddImage(src, odd) });
      if (name === undefined && hasProtocol(src))
        return remoteSizes?.resolve(src) ?? Promise.resolve({ src });
      const key = src.startsWith('/') ? src : `${dirname(file)}\0${src}`;
      const result =
        known.get(key) ?? (name === undefined ? resolveLocal(file, src) : resolveNamed(file, name));
      known.set(key, result);
      return result;
    },
  };
}

/** Also when links have been followed. What is not there is where its path says. */
async function isReallyInside(root: string, path: string): Promise<boolean> {
  if (!isInside(root, path)) return false;
  const real = await realpath(path).catch(() => undefined);
  return real === undefined || isInside(await realpath(root), real);
}
