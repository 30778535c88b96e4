import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { ESTree } from 'vite';
import { BifolioError, type Position } from '../../../core/errors/bifolio-error.ts';
import { positionAt } from '../places/locate-option.ts';

/** How long a config may take. */
export const PATIENCE_MS = 60_000;

/** The error of a config that never ends, with its place when there is only one that it can wait at. */
export async function unsettledConfig(file: string): Promise<BifolioError> {
  return new BifolioError({
    severity: 'error',
    code: 'config-unsettled',
    message: "The config didn't finish loading: a top-level `await` never settles.",
    hint: 'Look at `await` outside of functions, here and in the modules that the config imports.',
    file: basename(file),
    ...(await onlyAwait(file)),
  });
}

async function onlyAwait(file: string): Promise<Position> {
  const { parseSync } = await import('vite');
  const source = readFileSync(file, 'utf8');
  const [found, ...others] = awaitsIn(parseSync(file, source).program);
  return found && others.length === 0 ? positionAt(source, found.start) : {};
}

/** Each `await` of a module that is in none of its functions. */
function awaitsIn(value: unknown): ESTree.Node[] {
  if (Array.isArray(value)) return value.flatMap(awaitsIn);
  if (!isNode(value) || /Function|Method|PropertyDefinition/.test(value.type)) return [];
  const waits = value.type === 'AwaitExpression' || (value.type === 'ForOfStatement' && value.await);
  return [...(waits ? [value] : []), ...Object.values(value).flatMap(awaitsIn)];
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
