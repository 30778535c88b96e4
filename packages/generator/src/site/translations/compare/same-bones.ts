import { bonesOf } from '../../blocks/fingerprints.ts';
import { metaKey } from '../../blocks/meta-blocks.ts';
import { splitBlocks } from '../../blocks/split-blocks.ts';
import type { SourceBlock } from '../../blocks/types.ts';

/**
 * What a translation lacks of its source, or has too much: code, link targets, tags, numbers, or another kind of block. Empty when it
 * keeps all. Links may lead to the same page of another locale of `locales`.
 */
export function bonesProblem(
  source: SourceBlock,
  text: string,
  locales: readonly string[],
): string | undefined {
  if (source.kind !== 'meta') {
    const blocks = splitBlocks(text);
    const [block] = blocks;
    if (!block || blocks.length > 1) return `is ${blocks.length} blocks and not one`;
    if (block.kind !== source.kind) return `is of kind ${block.kind} and not ${source.kind}`;
  } else if (text.includes('\n') !== source.text.includes('\n') || metaKey(text) !== metaKey(source.text))
    return `does not begin with "${metaKey(source.text)}:"`;
  const [wanted, got] = [source.text, text].map((one) =>
    bonesOf(source.kind, one)
      .map((bone) => withoutLocale(bone, locales))
      .sort(),
  );
  const lost = difference(wanted ?? [], got ?? []);
  const added = difference(got ?? [], wanted ?? []);
  if (lost.length > 0) return `has lost ${lost.join(', ')}`;
  if (added.length > 0) return `has added ${added.join(', ')}`;
  return idOf(source.text) === idOf(text) ? undefined : 'has another {#id}';
}

const idOf = (text: string): string | undefined => /\{#([^}]*)\}\s*$/.exec(text)?.[1];

/** `link /en/guide/` and `link /guide/` are the same place in two languages. */
function withoutLocale(bone: string, locales: readonly string[]): string {
  const path = locales.find((one) => one !== '/' && bone.startsWith(`link ${one}`));
  return path ? `link /${bone.slice(`link ${path}`.length)}` : bone;
}

function difference(a: readonly string[], b: readonly string[]): string[] {
  const rest = [...b];
  return a.filter((one) => {
    const at = rest.indexOf(one);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
}
