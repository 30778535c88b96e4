import { registerHooks } from 'node:module';

/**
 * Imports a module as if it stood here: the packages that it and the files beside it name are those that this package depends on,
 * wherever they lie and whatever is installed beside them. So there is one React. A query of the URL counts for those files too.
 */
export async function importAsOwn(url: string): Promise<unknown> {
  const { search } = new URL(url);
  const folder = new URL('.', url).href;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (!context.parentURL?.startsWith(folder)) return next(specifier, context);
      if (specifier.startsWith('./')) return next(specifier + search, context);
      return next(specifier, { ...context, parentURL: import.meta.url });
    },
  });
  try {
    return await import(url);
  } finally {
    hooks.deregister();
  }
}
