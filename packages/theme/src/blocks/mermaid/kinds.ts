/** Languages of fences that are kinds of diagrams, and how Mermaid calls those. */
export const DIAGRAM_KINDS: Readonly<Record<string, string>> = {
  architecture: 'architecture-beta',
  block: 'block-beta',
  c4c: 'C4Context',
  class: 'classDiagram',
  er: 'erDiagram',
  gantt: 'gantt',
  'git-graph': 'gitGraph',
  ishikawa: 'ishikawa-beta',
  journey: 'journey',
  kanban: 'kanban',
  mindmap: 'mindmap',
  packet: 'packet-beta',
  pie: 'pie',
  quadrant: 'quadrantChart',
  radar: 'radar-beta',
  requirement: 'requirementDiagram',
  sankey: 'sankey-beta',
  sequence: 'sequenceDiagram',
  state: 'stateDiagram-v2',
  timeline: 'timeline',
  treemap: 'treemap-beta',
  treeview: 'treeView-beta',
  venn: 'venn-beta',
  wardley: 'wardley-beta',
  xy: 'xychart-beta',
};

/** Kinds whose first level may not be indented. */
const FLAT: ReadonlySet<string> = new Set(['block', 'packet', 'sankey', 'treemap', 'venn', 'wardley', 'xy']);

/** The text of a diagram as Mermaid reads it. */
export function diagramOf(language: string, source: string): string {
  const kind = Object.hasOwn(DIAGRAM_KINDS, language) ? DIAGRAM_KINDS[language] : undefined;
  if (kind === undefined) return source;
  const body = FLAT.has(language) ? source : source.replace(/^(?=.)/gm, '  ');
  return `${kind}\n${body}`;
}
