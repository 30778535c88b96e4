import { rounded } from './flat-style.ts';
import type { FlatNode } from './types.ts';

/** A piece of text on one line. */
export interface TextRun {
  text: string;
  x: number;
  /** Top and height of its letters' cells. */
  y: number;
  height: number;
  width: number;
}

/** A run as an element that is as wide in any font: readers may have other fonts than the machine that drew it. */
export function textElement(
  { text, x, y, height, width }: TextRun,
  style: CSSStyleDeclaration,
  look: Record<string, string>,
): FlatNode {
  const size = Number.parseFloat(style.fontSize);
  return {
    name: 'text',
    attributes: {
      x: rounded(x.toFixed(3)),
      y: rounded((y + height * ascentOf(style)).toFixed(3)),
      textLength: rounded(width.toFixed(3)),
      lengthAdjust: 'spacingAndGlyphs',
      'font-size': rounded(String(size)),
      ...(Number(style.fontWeight) !== 400 && { 'font-weight': style.fontWeight }),
      ...(style.fontStyle !== 'normal' && { 'font-style': style.fontStyle }),
      ...(/monospace/.test(style.fontFamily) && { 'font-family': 'monospace' }),
      ...(style.textDecorationLine.includes('line') && { 'text-decoration': style.textDecorationLine }),
      ...look,
    },
    children: [],
    text,
  };
}

let pen: CanvasRenderingContext2D | null | undefined;

/** Part of a letter's cell that is above the line it stands on. */
function ascentOf({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return 0.8;
  pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = pen.measureText('x');
  return above / (above + below);
}
