import type { Problem } from '../errors/bifolio-error.ts';
import type { Sources } from './types.ts';

const ORIGIN = /^(?:https?|wss?):\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/;

const STYLE_HASH = /^'sha256-[\w+/]{43}='$/;

/** What may be needed besides origins, by directive: nothing that lets text become script. */
const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  'child-src': ['blob:'],
  'connect-src': ['blob:', 'data:'],
  'font-src': ['blob:', 'data:'],
  'form-action': [],
  'frame-src': ['blob:'],
  'img-src': ['blob:', 'data:'],
  'manifest-src': [],
  'media-src': ['blob:', 'data:'],
  'script-src': ["'wasm-unsafe-eval'"],
  'style-src': ["'unsafe-inline'"],
  'worker-src': ['blob:'],
};

/**
 * What is wrong with sources that a block or component asks for; `undefined` when they are allowed. The directives are those of
 * Content Security Policy Level 3 that say what is fetched.
 */
export function sourceProblem(needed: Sources): Omit<Problem, 'file'> | undefined {
  for (const [directive, sources] of Object.entries(needed)) {
    const keywords = Object.hasOwn(KEYWORDS, directive) ? KEYWORDS[directive] : undefined;
    if (!keywords)
      return problem(`"${directive}" is no directive that a page can need sources for.`, DIRECTIVES);
    const wrong = sources.find((source) => !isAllowed(source, directive, keywords));
    if (wrong === undefined) continue;
    const others = keywords.length > 0 ? `, or ${keywords.join(' or ')}` : '';
    return problem(
      `A page cannot need "${wrong}" as a source of ${directive}.`,
      `Name an origin, such as https://api.example.org, without a path${others}.`,
    );
  }
  return undefined;
}

/** A style may be allowed by its hash; a script never, since whoever asks could ask for any. */
const isAllowed = (source: string, directive: string, keywords: readonly string[]) =>
  ORIGIN.test(source) || keywords.includes(source) || (directive === 'style-src' && STYLE_HASH.test(source));

const DIRECTIVES = `Use one of ${Object.keys(KEYWORDS).join(', ')}.`;

const problem = (message: string, hint: string) =>
  ({ severity: 'error', code: 'needed-source', message, hint }) as const;
