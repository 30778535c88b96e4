import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { root } from './paths.mjs';

const MOST = 60;

/** Longer ones, by why they are. Each is a list of steps around one state. */
const known = {
  'hands one state of a server or store to its methods': [
    'createTypeReader',
    'createTypeThread',
    'createWindows',
    'devCommand',
    'openFilesPlugin',
    'openStore',
  ],
  'tells the steps of a job in their order': [
    'collectReports',
    'createBuildRenderer',
    'createPageWriter',
    'findSources',
    'openBuiltPages',
    'serveSite',
  ],
  'is part of the first script, where a function more is bytes more': ['startNavigation'],
};

/** Others that may be longer, until they are split. */
const MOST_OTHERS = 2;

it('functions are short enough to be seen at once', () => {
  const names = Object.values(known).flat();
  const others = longFunctions().filter((name) => !names.includes(name));
  expect(others.length > MOST_OTHERS ? others : []).toEqual([]);
});

interface Node {
  type: string;
  start: number;
  end: number;
  id?: { name?: string };
  key?: { name?: string };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function longFunctions(): string[] {
  const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root });
  return files
    .filter((file) => !/\.test\.|\/fixtures\/|\/found\//.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      return longIn(parseSync(file, source).program, source);
    });
}

function longIn(node: unknown, source: string, name = '?'): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => longIn(one, source, name));
  if (!isNode(node)) return [];
  const own = node.id?.name ?? node.key?.name ?? name;
  const lines = source.slice(node.start, node.end).split('\n').length;
  const isLong = /Function/.test(node.type) && !/^TS/.test(node.type) && lines > MOST;
  return [...(isLong ? [own] : []), ...Object.values(node).flatMap((one) => longIn(one, source, own))];
}
