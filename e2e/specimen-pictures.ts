import type { BrowserContext } from '@playwright/test';

/** How much of two pictures differs: in pixels. */
export interface Difference {
  /** By more than a shade. */
  faint: number;
  /** For everybody to see. */
  strong: number;
  /** Of the larger one. */
  pixels: number;
}

/** What edges of the same letters may differ by from run to run, in one version of a browser. */
const NOISE = { faint: 120, strong: 4 };
/** Share of a picture whose pixels another version may draw in another way: edges of letters and lines. */
const OTHER_VERSION = 0.02;

/** Whether a picture looks like another, drawn by the same version of the browser or, loosely, by another one. */
export const looksLike = ({ faint, strong, pixels }: Difference, isSameVersion: boolean): boolean =>
  isSameVersion ? faint <= NOISE.faint && strong <= NOISE.strong : strong <= OTHER_VERSION * pixels;

/** Compares PNG files in a page of their own. */
export async function comparePictures(context: BrowserContext, a: Buffer, b: Buffer): Promise<Difference> {
  if (a.equals(b)) return { faint: 0, strong: 0, pixels: 1 };
  const page = await context.newPage();
  const difference = await page.evaluate(countPixels, [a.toString('base64'), b.toString('base64')] as const);
  await page.close();
  return difference;
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
  if (one.size !== other.size || !one.data || !other.data) return { faint: pixels, strong: pixels, pixels };
  let [faint, strong] = [0, 0];
  for (let at = 0; at < one.data.length; at += 4) {
    let most = 0;
    for (let channel = at; channel < at + 3; channel++)
      most = Math.max(most, Math.abs((one.data[channel] ?? 0) - (other.data[channel] ?? 0)));
    if (most > 6) faint++;
    if (most > 24) strong++;
  }
  return { faint, strong, pixels };
}
