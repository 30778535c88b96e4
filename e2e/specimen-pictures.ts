import type { Page } from '@playwright/test';

/** How much of two pictures differs: in pixels. */
export interface Difference {
  /** By more than a shade. */
  faint: number;
  /** For everybody to see. */
  strong: number;
  /** Of the larger one. */
  pixels: number;
  /** Those of the second picture that stand out from its ground. */
  inked: number;
}

/** What edges of the same letters may differ by from run to run, in one version of a browser. */
const NOISE = { faint: 120, strong: 4 };
/** Another version may draw edges of letters and lines in another way: a share of all pixels, and of those with something on them. */
const OTHER_VERSION = { pixels: 0.02, inked: 0.3 };

/** Whether a picture looks like another, drawn by the same version of the browser or, loosely, by another one. */
export const looksLike = ({ faint, strong, pixels, inked }: Difference, isSameVersion: boolean): boolean =>
  isSameVersion
    ? faint <= NOISE.faint && strong <= NOISE.strong
    : strong <= Math.min(OTHER_VERSION.pixels * pixels, OTHER_VERSION.inked * inked);

/** Compares PNG files, which it decodes in `page`, whatever that shows. */
export async function comparePictures(page: Page, a: Buffer, b: Buffer): Promise<Difference> {
  if (a.equals(b)) return { faint: 0, strong: 0, pixels: 1, inked: 1 };
  return page.evaluate(countPixels, [a.toString('base64'), b.toString('base64')] as const);
}

/** Runs in the page. */
async function countPixels(files: readonly [string, string]): Promise<Difference> {
  const read = async (file: string) => {
    const image = new Image();
    image.src = `data:image/png;base64,${file}`;
    await image.decode();
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(image, 0, 0);
    return {
      size: `${width}x${height}`,
      pixels: width * height,
      data: context?.getImageData(0, 0, width, height).data,
    };
  };
  const [one, other] = [await read(files[0]), await read(files[1])];
  const pixels = Math.max(one.pixels, other.pixels);
  if (one.size !== other.size || !one.data || !other.data)
    return { faint: pixels, strong: pixels, pixels, inked: pixels };
  const { data } = other;
  const distance = (a: Uint8ClampedArray, at: number, b: ArrayLike<number>, from: number) => {
    let most = 0;
    for (let channel = 0; channel < 3; channel++)
      most = Math.max(most, Math.abs((a[at + channel] ?? 0) - (b[from + channel] ?? 0)));
    return most;
  };
  // The end of a page is its ground.
  const ground = data.length - 4;
  let [faint, strong, inked] = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const difference = distance(one.data, at, data, at);
    if (difference > 6) faint++;
    if (difference > 24) strong++;
    if (distance(data, at, data, ground) > 24) inked++;
  }
  return { faint, strong, pixels, inked };
}
