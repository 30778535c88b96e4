import type { ResolvedImage } from '../../core/contracts/markdown.ts';
import { decodePath, splitHref } from '../../core/routing/url.ts';
import { sizeOf } from './size-of.ts';

/** Formats that every browser shows and whose size can be read. */
const PIXELS = /\.(?:png|jpe?g|gif|webp)$/i;

/** The size of a file that a page shows, and what is wrong with one that no browser can show. */
export async function measure(src: string, content: Buffer): Promise<Omit<ResolvedImage, 'src'>> {
  const size = await sizeOf(content);
  if (!PIXELS.test(decodePath(splitHref(src).path))) return size;
  const isSvg = size.width !== undefined && (await import('image-size')).imageSize(content).type === 'svg';
  if (size.width && !isSvg) return size;
  return {
    problem: {
      severity: 'warning',
      code: 'broken-image',
      message: `Browsers can't show the image "${src}": ${isSvg ? 'it is an SVG' : "its content isn't an image"}.`,
      hint: isSvg ? 'Rename it to end in .svg.' : 'Save the image again, in the format of its name.',
    },
  };
}
