import type { ReplLanguage } from '../languages.ts';
import type { RunService, ServicePlace } from './run-types.ts';

/** What runs a language, fetched when it is first needed. */
export async function serviceOf(language: ReplLanguage, place: ServicePlace): Promise<RunService> {
  const close = () => {};
  switch (language) {
    case 'go':
      return { run: (await import('./go.ts')).goService(place), close };
    case 'kotlin':
      return { run: (await import('./kotlin.ts')).kotlinService(place), close };
    case 'rust':
      return { run: (await import('./rust.ts')).rustService(place), close };
    case 'python':
      return (await import('./python.ts')).pythonService(place);
  }
}
