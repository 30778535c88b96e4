import { join } from 'node:path';
import { packageProgram, ts } from '../editor-help/package-program.mjs';
import { root } from '../paths.mjs';

/** Modules for authors, by package. */
const ENTRIES = {
  generator: ['index.ts', 'client.ts', 'markdown.ts', 'machine.ts', 'search.ts', 'testing.ts'],
  theme: ['index.ts', 'hooks.ts', 'components.ts'],
  openapi: ['index.ts'],
  typedoc: ['index.ts'],
  'social-images': ['index.ts'],
};

export interface PublicExport {
  name: string;
  /** Whether it exists when programs run; types have their example where they are used. */
  isValue: boolean;
  hasExample: boolean;
}

/** What packages export for authors, each once. */
export function publicExports(): PublicExport[] {
  const files = Object.entries(ENTRIES).flatMap(([name, entries]) =>
    entries.map((entry) => join(root, 'packages', name, 'src', entry)),
  );
  const program = packageProgram(join(root, 'packages/theme'), files);
  const checker = program.getTypeChecker();
  const symbols = files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module) : [];
  });
  const found = symbols.map((symbol): PublicExport => {
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    const meant = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
    return {
      name: symbol.name,
      isValue: (meant.flags & ts.SymbolFlags.Value) !== 0,
      hasExample: meant.getJsDocTags(checker).some((tag) => tag.name === 'example'),
    };
  });
  // A type of one package may have the name of another's component.
  return [...Map.groupBy(found, ({ name }) => name).values()].flatMap(
    (same) => same.find(({ isValue }) => isValue) ?? same.slice(0, 1),
  );
}
