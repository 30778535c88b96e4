import { isUnhandled } from './preload-error.ts';

/**
 * Imports an island's module. When that fails, `vite:preloadError` is fired; if nobody prevents it, the error is thrown,
 * otherwise the result is `undefined`.
 */
export async function loadModule(url: string): Promise<Record<string, unknown> | undefined> {
  try {
    return (await import(/* @vite-ignore */ url)) as Record<string, unknown>;
  } catch (error) {
    if (isUnhandled(error)) throw error;
    return undefined;
  }
}

/** Another address of the same module: browsers remember a failed import for as long as the page lives. */
export function retryUrl(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}retry`;
}
