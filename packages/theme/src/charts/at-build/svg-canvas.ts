import { createSvgClips, makeSvg, type SvgAttributes, type SvgClips } from './svg-clips.ts';
import { createSvgPath, hundredths, type SvgPath } from './svg-path.ts';

/** A canvas that nobody sees, and the picture that is drawn with its two-dimensional context. */
export interface SvgCanvas {
  canvas: HTMLCanvasElement;
  svg: SVGSVGElement;
}

/**
 * A canvas whose context draws SVG: shapes and text in plain colors. Images, shadows and gradients are left out. State and measures
 * are those of a real context.
 */
export function createSvgCanvas(size: { width: number; height: number }): SvgCanvas {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  const svg = makeSvg('svg', { viewBox: `0 0 ${size.width} ${size.height}` }) as SVGSVGElement;
  const path = createSvgPath(() => pen.getTransform());
  const clips = createSvgClips(svg);
  const add = (name: string, attributes: SvgAttributes) => {
    const alpha = pen.globalAlpha < 1 && { opacity: pen.globalAlpha };
    clips.current().append(makeSvg(name, { ...attributes, ...alpha }));
  };
  Object.assign(pen, {
    ...pathMethods(path),
    ...shapeMethods(pen, path, add),
    fillText: (text: string, x: number, y: number) =>
      add('text', { ...textAt(pen, text, x, y), ...filled(pen) }),
    strokeText: (text: string, x: number, y: number) =>
      add('text', { ...textAt(pen, text, x, y), ...stroked(pen) }),
    ...clipMethods(pen, path, clips),
    clearRect() {},
    drawImage() {},
  });
  return { canvas, svg };
}

type Add = (name: string, attributes: SvgAttributes) => void;

const pathMethods = (path: SvgPath) => ({
  beginPath: path.begin,
  moveTo: path.moveTo,
  lineTo: path.lineTo,
  bezierCurveTo: path.bezierCurveTo,
  arc: path.arc,
  closePath: path.close,
  rect: (...box: Box) => addBox(path, box),
});

type Box = [x: number, y: number, width: number, height: number];

function addBox(path: SvgPath, [x, y, width, height]: Box) {
  path.moveTo(x, y);
  path.lineTo(x + width, y);
  path.lineTo(x + width, y + height);
  path.lineTo(x, y + height);
  path.close();
}

/** What draws the path, or a box in a path of its own. */
function shapeMethods(pen: CanvasRenderingContext2D, path: SvgPath, add: Add) {
  const draw = (look: SvgAttributes) => path.data && add('path', { d: path.data, ...look });
  const drawBox = (box: Box, look: SvgAttributes) => {
    path.begin();
    addBox(path, box);
    add('path', { d: path.data, ...look });
  };
  return {
    fill: (rule?: unknown) => draw(filled(pen, rule)),
    stroke: () => draw(stroked(pen)),
    fillRect: (...box: Box) => drawBox(box, filled(pen)),
    strokeRect: (...box: Box) => drawBox(box, stroked(pen)),
  };
}

function clipMethods(pen: CanvasRenderingContext2D, path: SvgPath, clips: SvgClips) {
  const { save, restore } = pen;
  return {
    clip: () => clips.add(path.data),
    save() {
      clips.save();
      save.call(pen);
    },
    restore() {
      clips.restore();
      restore.call(pen);
    },
  };
}

const stroked = (pen: CanvasRenderingContext2D) => ({
  fill: 'none',
  stroke: colorOf(pen.strokeStyle),
  'stroke-width': pen.lineWidth,
  'stroke-linecap': pen.lineCap,
  'stroke-linejoin': pen.lineJoin,
  ...(pen.getLineDash().length > 0 && { 'stroke-dasharray': pen.getLineDash().join(' ') }),
});

const filled = (pen: CanvasRenderingContext2D, rule?: unknown) => ({
  fill: colorOf(pen.fillStyle),
  ...(rule === 'evenodd' && { 'fill-rule': rule }),
});

/** A text where the pen would put it: its place, matrix and font. */
function textAt(pen: CanvasRenderingContext2D, text: string, x: number, y: number): SvgAttributes {
  const { a, b, c, d, e, f } = pen.getTransform();
  const matrix = [a, b, c, d, e, f].map(hundredths).join(' ');
  return {
    x: hundredths(x + shiftOf(pen, text)),
    y: hundredths(y + dropOf(pen, text)),
    ...(matrix !== '1 0 0 1 0 0' && { transform: `matrix(${matrix})` }),
    style: `font: ${pen.font}; white-space: pre`,
    text,
  };
}

const colorOf = (style: string | CanvasGradient | CanvasPattern) =>
  typeof style === 'string' ? style : 'none';

/** From the point that a text is aligned at to where it begins. */
function shiftOf(pen: CanvasRenderingContext2D, text: string): number {
  const { width } = pen.measureText(text);
  if (pen.textAlign === 'center') return -width / 2;
  return pen.textAlign === 'right' || pen.textAlign === 'end' ? -width : 0;
}

/** From the line that a text is put on to the one its letters stand on. */
function dropOf(pen: CanvasRenderingContext2D, text: string): number {
  const { textBaseline } = pen;
  const above = pen.measureText(text).fontBoundingBoxAscent;
  pen.textBaseline = 'alphabetic';
  const drop = pen.measureText(text).fontBoundingBoxAscent - above;
  pen.textBaseline = textBaseline;
  return drop;
}
