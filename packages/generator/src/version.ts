import { readFileSync } from 'node:fs';

/** Version of this package, as in its `package.json`. */
export const generatorVersion: string = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
).version;
