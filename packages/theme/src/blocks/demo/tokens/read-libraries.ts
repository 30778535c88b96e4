import type { DemoParts } from '../demo-parts.ts';

/** Adds the libraries of `{ "jsLib": [], "cssLib": [] }` to the parts. Gives what is wrong with it. */
export function readLibraries(json: string, parts: DemoParts): string | undefined {
  let config: unknown;
  try {
    config = JSON.parse(json.trim() || '{}');
  } catch (error) {
    return `its configuration is no JSON (${error instanceof Error ? error.message : error})`;
  }
  const { jsLib = [], cssLib = [] } = (config ?? {}) as Record<string, unknown>;
  const addresses = [jsLib, cssLib].flat();
  const wrong = addresses.find((address) => typeof address !== 'string' || !isAddress(address));
  if (wrong !== undefined) return `${JSON.stringify(wrong)} is no address that begins with https://`;
  parts.scriptLibraries.push(...([jsLib].flat() as string[]));
  parts.styleLibraries.push(...([cssLib].flat() as string[]));
  return undefined;
}

/** A library of another host: a frame is not of the site's origin. */
export const isAddress = (address: string): boolean => /^https?:\/\//.test(address) && URL.canParse(address);
