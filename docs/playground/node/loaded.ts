/** There is one page at a time, and nothing is stored for it. */
class AsyncLocalStorage {
  run = <T>(_store: unknown, call: () => T): T => call();
  getStore() {}
}

/** Modules that are required by name. React and YAML for servers ask for parts of Node; `katex` comes when a text has formulas. */
export const loaded = new Map<string, unknown>([
  ['util', { TextEncoder }],
  ['async_hooks', { AsyncLocalStorage }],
  ['process', Reflect.get(globalThis, 'process')],
  ['buffer', {}],
  ['crypto', {}],
  ['stream', {}],
  ['zlib', {}],
]);
