import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

interface LockedPackage {
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const lockFile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const packages = new Map(Object.entries(lockFile.packages));

/** Whether Node.js would find a package from a folder of the workspace: beside it, or in a folder above. */
function isLocked(name: string, from: string): boolean {
  if (packages.has(join(from, 'node_modules', name))) return true;
  return from !== '' && isLocked(name, from.split('/').slice(0, -1).join('/'));
}

test('the lock file holds the packages of every system, or `npm ci` refuses it', () => {
  const missing = [...packages].flatMap(([place, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isLocked(name, place))
      .map((name) => `${name}, wanted by ${place}`),
  );
  expect(missing).toEqual([]);
});

test('the lock file names no address to download from, since each machine has a registry of its own', () => {
  const addresses = [...packages.values()].filter(({ resolved, link }) => resolved && !link);
  expect(addresses).toEqual([]);
});

test('a site installs Rolldown once: what we ask for is what Vite asks for', () => {
  const wanted = (place: string) => packages.get(place)?.dependencies?.rolldown;
  expect(wanted('packages/generator')).toBe(wanted('node_modules/vite'));
});
