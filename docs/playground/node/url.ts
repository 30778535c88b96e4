/** Stands in for `node:url`. */
export const fileURLToPath = (url: string | URL) => new URL(url).pathname;
export const pathToFileURL = (path: string) => new URL(`file://${path}`);
