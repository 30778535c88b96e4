import type { PassagePlace } from '../../core/contracts/translations.ts';
import type { BlockKind, SourceBlock } from '../blocks/types.ts';
import type { BlockState, ComparedBlock } from './compare/compare-blocks.ts';

/** Elements that blocks become. Others, such as components, are named by their heading. */
const ELEMENTS: Partial<Record<BlockKind, PassagePlace['element']>> = {
  ...{ p: 'p', li: 'li', row: 'tr', fence: 'pre' },
};

/** The places in the translation of blocks in these states; of a missing one, that of the block before it. */
export function passagePlaces(
  blocks: readonly ComparedBlock[],
  states: readonly BlockState[],
): PassagePlace[] {
  const targets = placesOf(blocks.flatMap(({ target }) => target ?? []));
  const sources = placesOf(blocks.flatMap(({ source }) => source ?? []));
  const found = new Map<string, PassagePlace>();
  let last: SourceBlock | undefined;
  for (const { state, source, target } of blocks) {
    last = target ?? last;
    if (!states.includes(state) || source?.kind === 'meta') continue;
    const place = (last && targets.get(last)) ?? TOP;
    const sourceHeading = (source && sources.get(source)?.heading) ?? 0;
    const key = `${place.heading} ${place.element} ${place.nth}`;
    if (!found.has(key)) found.set(key, { ...place, sourceHeading });
  }
  return [...found.values()];
}

type Place = Omit<PassagePlace, 'sourceHeading'>;

const TOP: Place = { heading: 0, element: 'heading', nth: 1 };
const isHeading = ({ kind }: SourceBlock) => /^h\d$/.test(kind);

function placesOf(blocks: readonly SourceBlock[]): Map<SourceBlock, Place> {
  const places = new Map<SourceBlock, Place>();
  const inOrder = [...blocks].sort((a, b) => a.line - b.line);
  const title = inOrder.find(({ kind }) => kind !== 'meta');
  const counts = new Map<string, number>();
  let heading = 0;
  for (const block of inOrder) {
    if (block === title && block.kind === 'h1') continue;
    if (isHeading(block)) {
      heading++;
      counts.clear();
    }
    const element = ELEMENTS[block.kind] ?? 'heading';
    const nth = (counts.get(element) ?? 0) + 1;
    if (element !== 'heading') counts.set(element, nth);
    places.set(block, { heading, element, nth: element === 'heading' ? 1 : nth });
  }
  return places;
}
