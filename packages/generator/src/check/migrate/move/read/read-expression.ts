import { createModuleReader } from './module-reader.ts';
import { moduleValue } from './module-value.ts';

/** Reads an expression that stands in a page; `undefined` if it is none. */
export async function createExpressionReader(): Promise<(source: string) => unknown> {
  const { parseSync, reader } = await createModuleReader('.');
  return (written) => {
    const source = `export default ${written}`;
    const { program } = parseSync('page.tsx', source);
    const [statement] = program.body;
    if (statement?.type !== 'ExportDefaultDeclaration') return undefined;
    return moduleValue(
      reader(),
      { module: { file: 'page.tsx', source, program }, node: statement.declaration },
      [],
    );
  };
}
