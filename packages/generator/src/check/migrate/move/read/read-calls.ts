import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { positionAt } from '../../../../site/config/places/locate-option.ts';
import { findCalls } from './find-calls.ts';
import { createModuleReader } from './module-reader.ts';
import { moduleValue } from './module-value.ts';

/** A call in a module, with its arguments as far as they are written. */
export interface WrittenCall {
  name: string;
  /** Names of the variables that hold what it returns. */
  variables: readonly string[];
  values: readonly unknown[];
  /** As written. */
  source: string;
  line: number;
}

/** The calls of some functions in a module. Files are parsed and never run. */
export async function readCalls(
  root: string,
  file: string,
  names: readonly string[],
): Promise<WrittenCall[]> {
  const { parseSync, reader: createReader } = await createModuleReader(root);
  const reader = createReader();
  const source = readFileSync(join(root, file), 'utf8');
  const { program } = parseSync(file, source);
  const module = { file, source, program };
  return findCalls(program, names).map(({ node, name, variables }) => ({
    name,
    variables,
    values: node.arguments.map((argument) => moduleValue(reader, { module, node: argument }, [])),
    source: source.slice(node.start, node.end),
    line: positionAt(source, node.start).line,
  }));
}
