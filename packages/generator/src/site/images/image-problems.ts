import { type OddAddress, oddAddress } from '../../core/routing/odd-address.ts';
import { mediaKind } from '../../markdown/images/media-kind.ts';

/** `path`: where it was looked for, for authors. `meant`: a file there whose name differs in letter case only. */
export const missingImage = (src: string, path: string, meant?: string) => ({
  severity: 'warning' as const,
  code: 'missing-image',
  message: `There is no ${mediaKind(src) === 'image' ? 'image' : 'file'} at "${src}".`,
  hint: src.includes('\\')
    ? `Write slashes: "${src.replaceAll('\\', '/')}".`
    : meant
      ? `Write "${meant}": capital and small letters differ.`
      : (oddAddress(src)?.hint ?? `Looked for ${path}. Put the file there, or correct the path.`),
});

/** Its address cannot be what the author meant. */
export const oddImage = (src: string, { why, hint }: OddAddress) => ({
  severity: 'warning' as const,
  code: 'missing-image',
  message: `The ${mediaKind(src) === 'image' ? 'image' : 'file'} "${src}" ${why}.`,
  hint,
});

/** Its path leads out of the project. */
export const leavesProject = (src: string) => ({
  code: 'image-outside-project',
  message: `The image path "${src}" leaves the project.`,
  hint: 'Put the image inside the project folder, name a folder above both with the option `project`, such as "..", or use its full https:// URL.',
});
