import { relative } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Reflection } from '../reflections.ts';
import type { Conversion, ConversionInput, Note } from './conversion.ts';
import { projectErrors } from './project-errors.ts';

/*
 * Runs in a thread of its own: TypeScript takes seconds, and hundreds of megabytes that nobody else needs. TypeDoc is the project's own,
 * so only what is used of it is declared here.
 */

interface TypedocModule {
  Application: { bootstrap(options: object, readers: readonly object[]): Promise<TypedocApplication> };
  Logger: new () => TypedocLogger;
  TSConfigReader: new () => object;
}

interface TypedocApplication {
  logger: TypedocLogger;
  getEntryPoints(): EntryPoint[] | undefined;
  converter: { convert(entryPoints: readonly EntryPoint[]): object };
  serializer: { projectToObject(project: object, root: string): Reflection };
}

interface EntryPoint {
  displayName: string;
  sourceFile: { fileName: string };
  program: { getSourceFiles(): readonly { fileName: string }[] };
}

interface TypedocLogger {
  errorCount: number;
  log(message: string, level: number): void;
  warn: Say;
  error: Say;
}

type Say = (text: string, place?: Node | number, file?: SourceFile) => void;

interface Node {
  getStart(): number;
  getSourceFile(): SourceFile;
}

interface SourceFile {
  fileName: string;
  getLineAndCharacterOfPosition(position: number): { line: number; character: number };
}

const input: ConversionInput = workerData;
const { Application, Logger, TSConfigReader }: TypedocModule = await import(input.typedoc);

const notes: Note[] = [];
const broken = await projectErrors(input);
parentPort?.postMessage(broken.length > 0 ? { modules: [], notes: broken, files: [] } : await convert());

async function convert(): Promise<Conversion> {
  const app = await Application.bootstrap(optionsOf(input), [new TSConfigReader()]);
  app.logger = createLogger();
  const entryPoints = app.getEntryPoints() ?? [];
  const names = new Map(Object.entries(input.entryPoints).map(([name, file]) => [file, name]));
  for (const one of entryPoints) one.displayName = names.get(one.sourceFile.fileName) ?? one.displayName;
  const files = new Set(
    entryPoints.flatMap(({ program }) => program.getSourceFiles().map(({ fileName }) => fileName)),
  );
  const left = leftOut(entryPoints);
  if (left.length > 0) return { modules: [], notes: left, files: [] };
  const project = withoutPlaces(
    app.serializer.projectToObject(app.converter.convert(entryPoints), input.root),
  );
  return { modules: modulesOf(project), notes, files: [...files, input.tsconfig] };
}

/** What is not exported is named with the absolute path of its file, which nobody reads and no cache may know. */
function withoutPlaces(project: Reflection): Reflection {
  return JSON.parse(JSON.stringify(project, (key, value) => (key === 'packagePath' ? undefined : value)));
}

/** Modules that the project knows nothing of. */
function leftOut(entryPoints: readonly EntryPoint[]): Note[] {
  const known = new Set(entryPoints.map(({ sourceFile }) => sourceFile.fileName));
  const fromRoot = (path: string) => relative(input.root, path);
  return Object.values(input.entryPoints)
    .filter((path) => !known.has(path))
    .map((path) => ({
      severity: 'error',
      file: fromRoot(input.tsconfig),
      message: `The project doesn't include the module "${fromRoot(path)}".`,
      hint: 'Add it to `files` or `include`, or name another project in `tsconfig`.',
    }));
}

/** The modules in the order of the option. TypeDoc sorts them by name, and makes no module of the only one. */
function modulesOf(project: Reflection): readonly Reflection[] {
  const names = Object.keys(input.entryPoints);
  const [only, ...others] = names;
  if (only && others.length === 0) return [{ ...project, name: only }];
  const placeOf = ({ name }: Reflection) => names.indexOf(name);
  return (project.children ?? []).toSorted((a, b) => placeOf(a) - placeOf(b));
}

function optionsOf({ entryPoints, tsconfig }: ConversionInput): object {
  return {
    entryPoints: Object.values(entryPoints),
    tsconfig,
    basePath: input.root,
    displayBasePath: input.root,
    disableGit: true,
    sourceLinkTemplate: '{path}',
    excludeExternals: true,
    excludeInternal: true,
    excludePrivate: true,
    // The compiler of the project tells them, and takes much longer than this.
    skipErrorChecking: true,
    // Files that comments name are copied by nobody.
    validation: { invalidPath: false },
    name: 'API',
    readme: 'none',
    sort: ['source-order'],
    logLevel: 'None',
  };
}

function createLogger(): TypedocLogger {
  const logger = new Logger();
  logger.log = () => {};
  const noting =
    (severity: Note['severity']): Say =>
    (text, place, file) => {
      if (severity === 'error') logger.errorCount += 1;
      notes.push({ severity, message: text, ...positionOf(place, file) });
    };
  return Object.assign(logger, { warn: noting('warning'), error: noting('error') });
}

function positionOf(place?: Node | number, file?: SourceFile): Partial<Note> {
  const source = typeof place === 'object' ? place.getSourceFile() : file;
  if (!source) return {};
  const position = typeof place === 'object' ? place.getStart() : (place ?? 0);
  const { line, character } = source.getLineAndCharacterOfPosition(position);
  return { file: relative(input.root, source.fileName), line: line + 1, column: character + 1 };
}
