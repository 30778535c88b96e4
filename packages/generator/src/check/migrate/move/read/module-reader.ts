import type { ESTree } from 'vite';
import { positionAt } from '../../../../site/config/places/locate-option.ts';
import { type ConfigModules, createConfigModules, type PlacedNode } from '../../old-site/config-modules.ts';

export interface ComputedValue {
  /** Keys from the top, joined by dots. */
  path: string;
  file: string;
  line: number;
  /** Its first line, cut. */
  source: string;
}

/** Follows names through the modules of a config. */
export interface ModuleReader {
  modules: ConfigModules;
  computed: ComputedValue[];
  open: Set<ESTree.Node>;
}

/** A reader of the modules in a folder, with the parser that it needs. */
export async function createModuleReader(root: string) {
  const { parseSync } = await import('vite');
  const reader = (): ModuleReader => ({
    modules: createConfigModules(root, parseSync),
    computed: [],
    open: new Set(),
  });
  return { parseSync, reader };
}

const LONGEST = 60;

/** Notes a value that is computed. */
export function noteComputed(
  reader: ModuleReader,
  { module, node }: PlacedNode,
  path: readonly string[],
): undefined {
  const [line = ''] = module.source.slice(node.start, node.end).split('\n', 1);
  reader.computed.push({
    path: path.join('.'),
    file: module.file,
    line: positionAt(module.source, node.start).line,
    source: line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line,
  });
  return undefined;
}
