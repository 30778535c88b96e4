import type { Store } from '../../core/store/store.ts';
import type { MarkdownOptions } from '../options.ts';
import { compilerOptionsOf, type TwoslashOptions } from './options.ts';
import { findTwoslashPackage } from './types/find-package.ts';
import { createTypeCache } from './types/type-cache.ts';
import type { TypeSource } from './types/type-source.ts';
import { createTypeThread, type TypeThread } from './types/type-thread.ts';
import { gaveUp, tookTooLong, typesNotInstalled } from './types/unread.ts';

export interface FenceTypesOptions {
  /** The site's folder: imports of blocks are resolved from there. */
  root: string;
  options: TwoslashOptions;
  /** Who is asked for what is not remembered. @default a thread of its own */
  source?: TypeSource;
  /** Where types are remembered for the next build. */
  store: Store;
}

/** The types of blocks, remembered on disk: TypeScript is loaded for what is new only. Nothing is done before the first block. */
export function createFenceTypes(options: FenceTypesOptions): TypeSource {
  let types: TypeSource | undefined;
  return {
    read(request) {
      types ??= openTypes(options);
      return types.read(request);
    },
  };
}

function openTypes({ root, options, store, ...given }: FenceTypesOptions): TypeSource {
  const installed = findTwoslashPackage(root);
  if (!installed) return { read: async ({ code }) => typesNotInstalled(code) };
  const key = JSON.stringify([installed.version, compilerOptionsOf(options)]);
  const source = given.source ?? typeThreadOf({ root, options });
  const cache = createTypeCache({ store, root, key });
  return {
    async read({ isSecret, budget, ...request }) {
      if (isSecret) cache.forget(request);
      const known = isSecret ? undefined : cache.read(request);
      if (known) return known;
      if (budget && budget.leftMs <= 0) return tookTooLong(request.code);
      const typed = await source
        .read({ ...request, budget })
        .catch((error: Error) => gaveUp(request.code, error));
      // What is wrong may be right next time without a change of the block: a package is installed.
      if (typed.problems.length === 0 && !isSecret) cache.write(request, typed);
      return typed;
    },
  };
}

/** The thread that a site's blocks are read in. It is not started before it is asked. */
export function typeThreadOf({ root, options }: Pick<FenceTypesOptions, 'root' | 'options'>): TypeThread {
  let thread: TypeThread | undefined;
  const open = () => {
    const file = findTwoslashPackage(root)?.file ?? '';
    return createTypeThread({ root, compilerOptions: compilerOptionsOf(options), file });
  };
  return {
    read(request) {
      thread ??= open();
      return thread.read(request);
    },
    close: async () => thread?.close(),
  };
}

/** The option of types among those of Markdown; without code blocks of our own there are none. */
export const twoslashOf = ({ code }: Pick<MarkdownOptions, 'code'>): TwoslashOptions =>
  code === false ? false : code.twoslash;
