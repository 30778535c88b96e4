import { setImmediate } from 'node:timers/promises';

/** Node says these of configs without `"type": "module"`: most are read all the same, and of others we tell what to do. */
const OF_MODULE_TYPES = /MODULE_TYPELESS_PACKAGE_JSON|Failed to load the ES module/;

/** Runs this without what Node prints of the type of modules. */
export async function withoutModuleWarnings<T>(run: () => Promise<T>): Promise<T> {
  const listeners = process.listeners('warning');
  const filter = (warning: Error & { code?: string }) => {
    if (OF_MODULE_TYPES.test(`${warning.code} ${warning.message}`)) return;
    for (const listener of listeners) listener.call(process, warning);
  };
  process.removeAllListeners('warning').on('warning', filter);
  try {
    return await run();
  } finally {
    await setImmediate(); // Node tells a warning a moment later.
    process.off('warning', filter);
    for (const listener of listeners) process.on('warning', listener);
  }
}
