import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

// It stands here because this package has a TypeScript that can be asked.

const PACKAGES = join(import.meta.dirname, '../..');

/** What authors import of the packages, as source files. */
const entries = ['generator', 'theme', 'twoslash'].flatMap((name) => {
  const { exports } = JSON.parse(readFileSync(join(PACKAGES, name, 'package.json'), 'utf8'));
  const sources = Object.values<string | { source?: string }>(exports);
  return sources.flatMap((entry) =>
    typeof entry === 'object' && entry.source ? join(PACKAGES, name, entry.source) : [],
  );
});

test('every name that a package exports says in a comment what it is', () => {
  const program = ts.createProgram(entries, {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    jsx: ts.JsxEmit.ReactJSX,
    customConditions: ['source'],
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  expect(entries).not.toEqual([]);
  const uncommented = entries.flatMap((entry) => {
    const source = program.getSourceFile(entry);
    const module = source && checker.getSymbolAtLocation(source);
    const names = module ? checker.getExportsOfModule(module) : [];
    expect(names, entry).not.toEqual([]);
    return names.filter((name) => !isCommented(name)).map((name) => `${name.name} of ${entry}`);
  });
  expect(uncommented).toEqual([]);

  function isCommented(name: ts.Symbol): boolean {
    const own = name.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(name) : name;
    const isOurs = own.declarations?.some((one) => one.getSourceFile().fileName.startsWith(PACKAGES));
    return !isOurs || own.getDocumentationComment(checker).length > 0;
  }
});
