/** In the folder of the browser's bundle: the licenses of the packages in it. */
export const LICENSES_FILE = 'licenses.md';
