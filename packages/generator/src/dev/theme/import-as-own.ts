import { registerHooks } from 'node:module';

/**
 * Imports a module as if it stood here: the packages it names are those that this package depends on, wherever the module
 * lies and whatever is installed beside it. So there is one React.
 */
export async function importAsOwn(url: string): Promise<unknown> {
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, context.parentURL === url ? { ...context, parentURL: import.meta.url } : context),
  });
  try {
    return await import(url);
  } finally {
    hooks.deregister();
  }
}
