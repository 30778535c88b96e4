import { fitTitle } from './fit-title.ts';
import type { Colors } from './options.ts';
import { charactersOf, type Typesetter, UNITS } from './typesetter.ts';

/** Size of all images: what most services show without cutting. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** What an image says. */
export interface Card {
  title: string;
  /** BCP 47 tag: words are told apart by language. */
  lang: string;
  site: string;
  host: string;
}

const MARGIN = 88;
const SEAL = 64;
/** Baselines and sizes of the lines around the title. */
const SITE = { size: 32, y: MARGIN + 43 };
const HOST = { size: 28, y: HEIGHT - MARGIN };
/** The room between them. */
const MIDDLE = (MARGIN + SEAL + HOST.y - HOST.size) / 2;
const LINE_HEIGHT = 1.32;
/** From the middle of a line to its baseline, of the size of the text. */
const TO_BASELINE = 0.36;

/** An image as SVG that has paths and no text: what draws it needs no fonts. */
export function drawCard({ title, lang, site, host }: Card, colors: Colors, typesetter: Typesetter): string {
  const { size, lines } = fitTitle(title, lang, typesetter, WIDTH - 2 * MARGIN);
  const top = MIDDLE - ((lines.length - 1) * size * LINE_HEIGHT) / 2 + size * TO_BASELINE;
  const draw = (pieces: readonly string[], at: Place) => drawPieces(pieces, at, typesetter);
  const [seal = ''] = charactersOf(site);
  const sealLeft = MARGIN + (SEAL - (typesetter.outline(seal).width * 36) / UNITS) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.background}"/>`,
    `<rect x="${MARGIN}" y="${MARGIN}" width="${SEAL}" height="${SEAL}" rx="10" fill="${colors.accent}"/>`,
    `<g fill="${colors.background}">${draw([seal], { x: sealLeft, y: MARGIN + 45, size: 36 })}</g>`,
    `<g fill="${colors.muted}">${draw([site], { ...SITE, x: MARGIN + SEAL + 24 })}`,
    `${draw([host], { ...HOST, x: MARGIN })}</g>`,
    `<g fill="${colors.text}">`,
    ...lines.map((pieces, at) => draw(pieces, { x: MARGIN, y: top + at * size * LINE_HEIGHT, size })),
    '</g></svg>',
  ].join('');
}

/** Where a line begins, and its size in pixels. */
interface Place {
  x: number;
  y: number;
  size: number;
}

function drawPieces(pieces: readonly string[], { x, y, size }: Place, { outline }: Typesetter): string {
  const scale = size / UNITS;
  let left = x;
  return pieces
    .map((piece) => {
      const { path, width } = outline(piece);
      const at = `translate(${left.toFixed(2)} ${y.toFixed(2)}) scale(${scale} ${-scale})`;
      left += width * scale;
      return path && `<path transform="${at}" d="${path}"/>`;
    })
    .join('');
}
