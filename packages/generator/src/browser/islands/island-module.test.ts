import { expect, test } from 'vitest';
import { islandExports, mayBeIsland, wrapperModule } from './island-module.ts';

test("only a module whose first statement is 'use client' is an island", () => {
  expect(islandExports('a.tsx', "'use client';\nexport const A = () => <b />;")).toEqual(['A']);
  expect(islandExports('a.tsx', '// note\n"use client"\nexport default function A() {}')).toEqual([
    'default',
  ]);
  expect(islandExports('a.tsx', "const a = 'use client'; export const A = a;")).toBeUndefined();
  expect(islandExports('a.js', "import 'x';\n'use client';\nexport const A = 1;")).toBeUndefined();
});

test('comments may stand before the directive, and code that only speaks of it is not parsed', () => {
  for (const file of ['a.js', 'a.ts']) {
    const before = '#!/bin/x\n/* a ** b\n */ // c\n';
    for (const code of [
      `${before}"use client";export const A = 1;`,
      "'use client' // d\nexport const A = 1;",
    ]) {
      expect(mayBeIsland(code)).toBe(true);
      expect(islandExports(file, code)).toEqual(['A']);
    }
    expect(islandExports(file, "'use client'.length;\nexport const A = 1;")).toBeUndefined();
    expect(islandExports(file, "'use client' + ';';\nexport const A = 1;")).toBeUndefined();
  }
  expect(mayBeIsland("/* a */ let b; /* c */ 'use client';")).toBe(false);
  expect(mayBeIsland("// 'use client';\nlet b;")).toBe(false);
});

test('every way to export a value is found and types are left out', () => {
  const code = `'use client';
    interface Local {}
    export type { Local };
    export interface Props {}
    export type Kind = 'a';
    export const { useThing, other: [Deep] } = things;
    export class Store {}
    export { Named as Renamed, Local2 as default } from './x.tsx';
    export { type Foo, Bar } from './y.tsx';
    export * as all from './z.tsx';`;
  expect(islandExports('a.tsx', code)).toEqual([
    'useThing',
    'Deep',
    'Store',
    'Renamed',
    'default',
    'Bar',
    'all',
  ]);
});

test('`export *` is refused with the file and what to write', () => {
  expect(() => islandExports('tabs.tsx', "'use client'; export * from './x.tsx'")).toThrow(
    "tabs.tsx `export *` cannot be used in a 'use client' module, since its components would not be known by name.\n" +
      "  Name what the module exports: `export { Tabs, TabPanel } from './tabs.tsx'`.",
  );
});

test('`export *` of a package passes on what it exports', () => {
  const code = "'use client'; export * from './tabs.js'";
  expect(islandExports('/site/node_modules/ui/index.js', code)).toBeUndefined();
});

test('the wrapper wraps components and passes the rest on', () => {
  const code = wrapperModule({
    id: 'a.tsx',
    file: '/p/a.tsx',
    exports: ['A', 'default', 'useA', 'hydrate'],
    wrapModule: '/w.js',
  });
  expect(code.split('\n')).toEqual([
    'import { wrapIsland } from "/w.js";',
    'import * as island from "/p/a.tsx?bifolio-island.tsx";',
    'export const A = wrapIsland(island["A"], { id: "a.tsx", name: "A", hydrate: island.hydrate });',
    'export default wrapIsland(island["default"], { id: "a.tsx", name: "default", hydrate: island.hydrate });',
    'export { useA } from "/p/a.tsx?bifolio-island.tsx";',
    'export { hydrate } from "/p/a.tsx?bifolio-island.tsx";',
  ]);
});
