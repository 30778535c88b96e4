/** Stands in for `node:module`: packages that the pipeline requires on use are those that the worker has loaded before. */
import { loaded } from './loaded.ts';

const nameOf = (path: string) => path.split('/').at(-1)?.replace(/\.js$/, '') ?? '';

const resolve = Object.assign((specifier: string) => `/packages/${specifier}`, { paths: () => [] });

export const createRequire = () => Object.assign((path: string) => loaded.get(nameOf(path)), { resolve });
