import type { TypeInfo, TypeNote } from 'bifolio';
import type { NodeHover, NodeTag, TwoslashNode } from 'twoslash';

/** What twoslash has found, as the generator wants it; a name has one note of a kind. Tags are left to `tagNotes`. */
export function toNotes(nodes: readonly TwoslashNode[]): TypeNote[] {
  const notes = new Map<string, TypeNote>();
  for (const node of nodes) {
    if (node.type === 'tag') continue;
    const note = toNote(node);
    const isKnown = (note.kind === 'hover' || note.kind === 'query') && note.text !== 'any';
    if (isKnown) notes.set(`${note.kind} ${note.line} ${note.column}`, note);
    else if (note.kind !== 'hover') notes.set(String(notes.size), note);
  }
  return [...notes.values()];
}

function toNote(node: Exclude<TwoslashNode, NodeTag>): TypeNote {
  const place = { line: node.line, column: node.character, length: node.length };
  switch (node.type) {
    case 'hover':
      return { kind: 'hover', ...place, ...infoOf(node) };
    case 'query':
      return { kind: 'query', ...place, ...infoOf(node) };
    case 'completion': {
      const names = node.completions.map(({ name, kind = '' }) => ({ name, kind }));
      return { kind: 'completion', ...place, prefix: node.completionsPrefix, names };
    }
    case 'error': {
      const { level = 'error', code = '', text } = node;
      const shown = level === 'error' || level === 'warning' ? level : 'info';
      return { kind: 'error', ...place, level: shown, code: String(code), text };
    }
    case 'highlight':
      return { kind: 'highlight', ...place, text: node.text ?? '' };
  }
}

const infoOf = ({ text, docs, tags }: Pick<NodeHover, 'text' | 'docs' | 'tags'>): TypeInfo => ({
  text,
  ...(docs && { docs }),
  ...(tags && tags.length > 0 && { tags }),
});
