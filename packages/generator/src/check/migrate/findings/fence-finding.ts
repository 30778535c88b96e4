import type { TextFinding } from './finding.ts';

const mermaid =
  'mermaid architecture block c4c class er gantt git-graph journey kanban mindmap packet pie quadrant radar requirement ' +
  'sankey sequence state timeline treemap xy ishikawa treeview venn wardley';

/** Fences that draw something elsewhere: the language, and the block that draws it here. */
const DIAGRAMS: ReadonlyMap<string, string> = new Map([
  ...mermaid.split(' ').map((name) => [name, 'mermaid'] as const),
  ['flow', 'flowchart'],
  ['flowchart', 'flowchart'],
  ['markmap', 'markmap'],
  ['echarts', 'echarts'],
  ['chart', 'chartjs'],
  ['chartjs', 'chartjs'],
  ['plantuml', 'plantuml'],
  ['dot', 'graphviz'],
  ['gv', 'graphviz'],
  ['graphviz', 'graphviz'],
]);

/** A fence that was a picture and would be shown as code. */
export function fenceFinding(info: string, blocks: ReadonlySet<string>): TextFinding[] {
  const [language = ''] = info.trim().split(/[\s:{]/, 1);
  const block = DIAGRAMS.get(language);
  if (!block || blocks.has(block)) return [];
  return [
    {
      kind: 'syntax',
      severity: 'lost',
      what: `Diagrams, \`\`\`${language}`,
      todo: 'It is shown as code. Export the diagram as SVG and use it as an image.',
      text: info.trim(),
    },
  ];
}
