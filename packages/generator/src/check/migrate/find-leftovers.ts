import type { TextFinding } from './findings/finding.ts';

const LEFTOVERS: readonly (readonly [RegExp, (name: string) => string, string])[] = [
  [
    /^\s*@start(chronology|gantt|json|latex|math|mindmap|regex|salt|uml|wbs|yaml)\b/,
    (name) => `Diagrams, @start${name}`,
    'They stay text. Export the diagram as SVG and use it as an image.',
  ],
];

/** Lines that begin a diagram and were left as text, because nothing here has that name. */
export function findLeftovers(text: string): TextFinding[] {
  return text.split('\n').flatMap((line) =>
    LEFTOVERS.flatMap(([pattern, what, todo]): TextFinding[] => {
      const [found, name = ''] = pattern.exec(line) ?? [];
      return found ? [{ kind: 'syntax', severity: 'lost', what: what(name), todo, text: line.trim() }] : [];
    }),
  );
}
