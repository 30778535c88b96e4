import { createSvgPath, hundredths } from './svg-path.ts';

const SVG = 'http://www.w3.org/2000/svg';

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
  const svg = make('svg', { viewBox: `0 0 ${size.width} ${size.height}` }) as SVGSVGElement;
  const path = createSvgPath(() => pen.getTransform());
  const clips: (string | undefined)[] = [];
  let clip: string | undefined;
  let clipCount = 0;

  /** What is drawn in the same clip stands in one group: a matrix of its own would move the clip, too. */
  const place = () => {
    const wanted = clip && `url(#${clip})`;
    const last = svg.lastElementChild;
    if (!wanted || last?.getAttribute('clip-path') === wanted) return (wanted && last) || svg;
    return svg.appendChild(make('g', { 'clip-path': wanted }));
  };
  const add = (name: string, attributes: Record<string, string | number>) => {
    const alpha = pen.globalAlpha < 1 && { opacity: pen.globalAlpha };
    place().append(make(name, { ...attributes, ...alpha }));
  };
  const stroked = () => ({
    fill: 'none',
    stroke: colorOf(pen.strokeStyle),
    'stroke-width': pen.lineWidth,
    'stroke-linecap': pen.lineCap,
    'stroke-linejoin': pen.lineJoin,
    ...(pen.getLineDash().length > 0 && { 'stroke-dasharray': pen.getLineDash().join(' ') }),
  });
  const filled = (rule?: unknown) => ({
    fill: colorOf(pen.fillStyle),
    ...(rule === 'evenodd' && { 'fill-rule': rule }),
  });
  const addText = (text: string, x: number, y: number, look: Record<string, string | number>) => {
    const { a, b, c, d, e, f } = pen.getTransform();
    const matrix = [a, b, c, d, e, f].map(hundredths).join(' ');
    const [left, line] = [x + shiftOf(pen, text), y + dropOf(pen, text)].map(hundredths);
    const own = {
      x: left ?? 0,
      y: line ?? 0,
      ...(matrix !== '1 0 0 1 0 0' && { transform: `matrix(${matrix})` }),
    };
    add('text', { ...own, ...look, style: `font: ${pen.font}; white-space: pre`, text });
  };
  const rect = (x: number, y: number, width: number, height: number) => {
    path.moveTo(x, y);
    path.lineTo(x + width, y);
    path.lineTo(x + width, y + height);
    path.lineTo(x, y + height);
    path.close();
  };
  const inOwnPath = (draw: () => void) => {
    path.begin();
    draw();
  };
  const { save, restore } = pen;

  Object.assign(pen, {
    beginPath: path.begin,
    moveTo: path.moveTo,
    lineTo: path.lineTo,
    bezierCurveTo: path.bezierCurveTo,
    arc: path.arc,
    closePath: path.close,
    rect,
    fill: (rule?: unknown) => path.data && add('path', { d: path.data, ...filled(rule) }),
    stroke: () => path.data && add('path', { d: path.data, ...stroked() }),
    fillRect: (x: number, y: number, width: number, height: number) =>
      inOwnPath(() => {
        rect(x, y, width, height);
        add('path', { d: path.data, ...filled() });
      }),
    strokeRect: (x: number, y: number, width: number, height: number) =>
      inOwnPath(() => {
        rect(x, y, width, height);
        add('path', { d: path.data, ...stroked() });
      }),
    clearRect() {},
    drawImage() {},
    fillText: (text: string, x: number, y: number) => addText(text, x, y, filled()),
    strokeText: (text: string, x: number, y: number) => addText(text, x, y, stroked()),
    clip() {
      const id = `clip${clipCount++}`;
      const around = clip && { 'clip-path': `url(#${clip})` };
      const element = make('clipPath', { id, ...around });
      element.append(make('path', { d: path.data }));
      svg.append(element);
      clip = id;
    },
    save() {
      clips.push(clip);
      save.call(pen);
    },
    restore() {
      clip = clips.pop();
      restore.call(pen);
    },
  });
  return { canvas, svg };
}

function make(name: string, { text, ...attributes }: Record<string, string | number>): Element {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (text !== undefined) element.textContent = String(text);
  return element;
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
