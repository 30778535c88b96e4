import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ConversionInput, Note } from './conversion.ts';

/** What is used of the TypeScript beside the project's TypeDoc. */
interface TypeScript {
  sys: object;
  getParsedCommandLineOfConfigFile(
    file: string,
    options: object,
    host: object,
  ): { errors: readonly Diagnostic[] } | undefined;
  flattenDiagnosticMessageText(text: unknown, newLine: string): string;
}

interface Diagnostic {
  messageText: unknown;
  start?: number;
  file?: {
    fileName: string;
    getLineAndCharacterOfPosition(position: number): { line: number; character: number };
  };
}

/** What is wrong with the file of the project. TypeDoc prints it, and goes on with half of it. */
export async function projectErrors({
  typedoc,
  tsconfig,
  root,
}: Pick<ConversionInput, 'typedoc' | 'tsconfig' | 'root'>): Promise<Note[]> {
  const path = createRequire(typedoc).resolve('typescript');
  const { default: typescript }: { default: TypeScript } = await import(pathToFileURL(path).href);
  const found: Diagnostic[] = [];
  const host = {
    ...typescript.sys,
    onUnRecoverableConfigFileDiagnostic: (one: Diagnostic) => found.push(one),
  };
  const read = typescript.getParsedCommandLineOfConfigFile(tsconfig, {}, host);
  return [...found, ...(read?.errors ?? [])].map(({ messageText, start = 0, file }) => {
    const place = file?.getLineAndCharacterOfPosition(start);
    return {
      severity: 'error',
      message: typescript.flattenDiagnosticMessageText(messageText, ' '),
      file: relative(root, file?.fileName ?? tsconfig),
      ...(place && { line: place.line + 1, column: place.character + 1 }),
    };
  });
}
