import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { relativePath } from '../../core/files/relative-path.ts';
import { decodePath, encodeRoute, hasProtocol, isUnsafe, splitHref } from '../../core/routing/url.ts';
import { mediaKind } from '../../markdown/images/media-kind.ts';
import type { LoadedConfig } from '../config/load.ts';

/** Every picture of this site that stands under one of these keys or `icon`, at any depth, each once. */
export const namedPictures = (value: unknown, keys: readonly string[] = []): string[] =>
  textsUnder(value, keys).filter(isFile);

/** Errors for texts under such keys that are addresses of no picture: what runs script, or lies on the author's disk. */
export const unsafePictures = (value: unknown, keys: readonly string[] = []): UnsafePicture[] =>
  textsUnder(value, keys)
    .filter((src) => isUnsafe(src) && !/^data:image\//i.test(src))
    .map((src) => ({ src, problem: unsafePicture(src) }));

interface UnsafePicture {
  src: string;
  problem: Problem;
}

const unsafePicture = (src: string): Problem => ({
  severity: 'error',
  code: 'unsafe-image',
  message: `The image "${src.length > 60 ? `${src.slice(0, 60)}…` : src}" isn't the URL of an image.`,
  hint: 'Write the path of a file in the public folder, such as "/cover.png", or a URL that begins with https:.',
});

const textsUnder = (value: unknown, keys: readonly string[]): string[] => [
  ...new Set(textsIn(value, ['icon', ...keys])),
];

function textsIn(value: unknown, keys: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((inner) => textsIn(inner, keys));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner !== 'string' ? textsIn(inner, keys) : keys.includes(key) ? [inner] : [],
  );
}

/** Not the name of an icon or an effect, a sign, a gradient or an address elsewhere. */
const isFile = (text: string) =>
  !hasProtocol(text) && (/^\.{0,2}\//.test(text) || mediaKind(splitHref(text).path) === 'image');

type Folders = Pick<LoadedConfig, 'publicDir' | 'root'>;

/** Files that `missingPicture` looks for. */
export function pictureFiles(src: string, { publicDir }: Pick<Folders, 'publicDir'>, route = '/'): string[] {
  const path = decodePath(splitHref(src).path);
  return [posix.join('/', path), posix.resolve(route, path)].map((address) => join(publicDir, address));
}

/**
 * A warning for a picture that is not in the public folder, where those are that no text shows. A relative address
 * counts from `route`; without one, from nowhere.
 */
export function missingPicture(src: string, { publicDir, root }: Folders, route?: string): Problem[] {
  const path = decodePath(splitHref(src).path);
  const isThere = (address: string) => existsSync(join(publicDir, address));
  const address = path.startsWith('/') ? path : route && posix.join(route, path);
  if (address && isThere(address)) return [];
  const rooted = posix.join('/', path);
  const place = relativePath(root, join(publicDir, rooted));
  return [
    {
      severity: 'warning',
      code: 'missing-image',
      message: `There is no image at "${src}".`,
      hint: isThere(rooted)
        ? `Write its path in the public folder with a slash first: "${encodeRoute(rooted)}".`
        : `Pictures that config and frontmatter name lie in the public folder: put it at ${place}, or correct the path.`,
    },
  ];
}
