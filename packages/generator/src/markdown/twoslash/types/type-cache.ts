import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Open } from '../../../core/ledger/secrecy.ts';
import { createSitePaths, type SitePaths } from '../../../core/store/site-paths.ts';
import type { Store } from '../../../core/store/store.ts';
import type { TypedCode } from '../types.ts';
import type { TypeRequest } from './type-source.ts';

/** Blocks with their types in the store of a site. Those whose types in reach have changed read as absent. */
export interface TypeCache {
  read(request: TypeRequest): TypedCode | undefined;
  write(request: TypeRequest, typed: TypedCode): void;
  /** Nothing of the block is kept any more. */
  forget(request: TypeRequest): void;
}

export interface TypeCacheOptions {
  store: Store;
  /** The site's folder. */
  root: string;
  /** Stands for all that blocks have in common: compiler options, versions. */
  key: string;
}

export function createTypeCache({ store, root, key }: TypeCacheOptions): TypeCache {
  const paths = createSitePaths(root);
  const nameOf = ({ code, language }: TypeRequest) => JSON.stringify([key, language, code]);
  return {
    read(request) {
      const body = store.get('types', nameOf(request));
      const typed = body && placedIn(JSON.parse(body.toString()) as TypedCode, paths);
      const isCurrent =
        typed && Object.entries(typed.dependencies).every(([path, known]) => hashOfFile(path) === known);
      return isCurrent ? typed : undefined;
    },
    write(request, typed) {
      store.put('types', nameOf(request), new Open(JSON.stringify(withNames(typed, paths))));
    },
    forget: (request) => store.forget('types', nameOf(request)),
  };
}

/** The same with names in place of paths. */
const withNames = (typed: TypedCode, { nameOf }: SitePaths): TypedCode => ({
  ...typed,
  dependencies: Object.fromEntries(
    Object.entries(typed.dependencies).map(([path, known]) => [nameOf(path), known]),
  ),
});

/** A package that is not there leaves its name, which is no file. */
const placedIn = (typed: TypedCode, { pathOf }: SitePaths): TypedCode => ({
  ...typed,
  dependencies: Object.fromEntries(
    Object.entries(typed.dependencies).map(([name, known]) => [pathOf(name) ?? name, known]),
  ),
});

function hashOfFile(path: string): string {
  try {
    return hash('sha256', readFileSync(path, 'utf8'));
  } catch {
    return hash('sha256', '');
  }
}
