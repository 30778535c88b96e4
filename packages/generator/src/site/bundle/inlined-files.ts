const IMAGE = /\.(?:avif|bmp|gif|ico|jpe?g|png|svg|webp)$/i;
const MOST_BYTES = 4096;

/** Whether a file that modules import becomes a `data:` address: the content security policy allows these for images only. */
export const isInlined = (path: string, bytes: number): boolean => IMAGE.test(path) && bytes < MOST_BYTES;
