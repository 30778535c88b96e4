import { type ComputedValue, createModuleReader } from './module-reader.ts';
import { moduleValue } from './module-value.ts';

/** The value of a config in JavaScript, as far as it is written and not computed. */
export interface ReadModule {
  value: unknown;
  /** What is computed, and so missing in `value`. */
  computed: readonly ComputedValue[];
}

/** Reads the default export of a module, or what it assigns to `module.exports`. Files are parsed and never run. */
export async function readModule(root: string, file: string): Promise<ReadModule> {
  const { reader: createReader } = await createModuleReader(root);
  const reader = createReader();
  const exported = reader.modules.defaultExport(file);
  if (!exported) {
    return { value: undefined, computed: [{ path: '', file, line: 1, source: 'no default export' }] };
  }
  return { value: moduleValue(reader, exported, []), computed: reader.computed };
}
