import { type AnyNode, type Element, isTag } from 'domhandler';
import { isSkipped } from './nodes.ts';

type WriteBlocks = (nodes: readonly AnyNode[]) => string[];

/** A list, with what its items hold below their marks. */
export function listMarkdown({ name, attribs, children }: Element, write: WriteBlocks): string[] {
  const items = children.filter(
    (child): child is Element => isTag(child) && child.name === 'li' && !isSkipped(child),
  );
  const first = Number(attribs.start ?? 1);
  const isLoose = items.some((item) => item.children.some((child) => isTag(child) && child.name === 'p'));
  const written = items.map((item, at) => itemMarkdown(item, name === 'ol' ? `${first + at}.` : '-', write));
  return written.length > 0 ? [written.join(isLoose ? '\n\n' : '\n')] : [];
}

function itemMarkdown({ children }: Element, mark: string, write: WriteBlocks): string {
  const [first = '', ...others] = write(children);
  const indent = ' '.repeat(mark.length + 1);
  const isTight = others.every((block) => /^(?:[-+*]|\d+[.)]) /.test(block));
  const text = [first, ...others].join(isTight ? '\n' : '\n\n');
  return `${mark} ${text.replace(/\n(?=.)/g, `\n${indent}`)}`.trimEnd();
}
