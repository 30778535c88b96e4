import { createNames, kebabCase } from './names.ts';
import { KIND, type Reflection } from './reflections.ts';

/** Something that a module exports, with its page. */
export interface ListedSymbol {
  reflection: Reflection;
  /** Name of its module. */
  module: string;
  /** In the folder of the reference. */
  file: string;
}

/** A module with what it exports. */
export interface ListedModule {
  reflection: Reflection;
  file: string;
  symbols: readonly ListedSymbol[];
}

/** A reference: where everything that can be linked is. */
export interface Reference {
  modules: readonly ListedModule[];
  /** Files, with an anchor for members, by the ids of reflections. */
  places: ReadonlyMap<number, string>;
  /** The same by the names that exports have in one place only. */
  names: ReadonlyMap<string, string>;
}

export function createReference(modules: readonly Reflection[]): Reference {
  const folderOf = createNames();
  const listed = modules.map((reflection) =>
    listModule(reflection, modules.length > 1 ? folderOf(reflection.name) : ''),
  );
  const symbols = listed.flatMap((one) => one.symbols);
  return { modules: listed, places: placesOf(listed), names: namesOf(symbols) };
}

function listModule(reflection: Reflection, folder: string): ListedModule {
  const nameOf = createNames();
  const inFolder = (name: string) => (folder ? `${folder}/${name}.md` : `${name}.md`);
  const own = (reflection.children ?? []).filter(({ kind }) => kind !== KIND.reference);
  return {
    reflection,
    file: inFolder('README'),
    symbols: own
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
      .map((one) => ({ reflection: one, module: reflection.name, file: inFolder(nameOf(one.name)) })),
  };
}

/** Id of a member on the page of its symbol. */
export const anchorOf = ({ name, flags }: Pick<Reflection, 'name' | 'flags'>): string =>
  `${flags.isStatic ? 'static-' : ''}${kebabCase(name) || 'member'}`;

function placesOf(modules: readonly ListedModule[]): Map<number, string> {
  const places = new Map<number, string>();
  for (const { reflection: module, file: first, symbols } of modules) {
    places.set(module.id, first);
    for (const { reflection, file } of symbols) note(reflection, file, file);
  }
  // A module may export what a later one describes.
  for (const { reflection } of modules)
    for (const { kind, id, target = -1 } of reflection.children ?? []) {
      const place = kind === KIND.reference ? places.get(target) : undefined;
      if (place !== undefined) places.set(id, place);
    }
  return places;

  function note({ id, signatures = [], children = [], type }: Reflection, place: string, file: string): void {
    places.set(id, place);
    for (const one of signatures) places.set(one.id, place);
    const inside = type?.type === 'reflection' ? (type.declaration.children ?? []) : children;
    for (const one of inside) note(one, `${file}#${anchorOf(one)}`, file);
  }
}

function namesOf(symbols: readonly ListedSymbol[]): Map<string, string> {
  const byName = Map.groupBy(symbols, ({ reflection }) => reflection.name);
  const members = symbols.flatMap(({ reflection, file }) =>
    (reflection.children ?? []).map(
      (one) => [`${reflection.name}.${one.name}`, `${file}#${anchorOf(one)}`] as const,
    ),
  );
  const single = [...byName].flatMap(([name, [one, ...others]]) =>
    one && others.length === 0 ? [[name, one.file] as const] : [],
  );
  return new Map([...members, ...single]);
}
