const SVG = 'http://www.w3.org/2000/svg';

/** Attributes of an element, and its `text`. */
export type SvgAttributes = Record<string, string | number>;

/** The clips of a canvas, as groups of a picture. */
export interface SvgClips {
  /** Where the next shape belongs. */
  current(): Element;
  /** From here on, what is outside this path is cut off. */
  add(path: string): void;
  save(): void;
  restore(): void;
}

export function createSvgClips(svg: SVGSVGElement): SvgClips {
  const saved: (string | undefined)[] = [];
  let clip: string | undefined;
  let count = 0;
  return {
    // What is drawn in the same clip stands in one group: a matrix of its own would move the clip, too.
    current() {
      const wanted = clip && `url(#${clip})`;
      const last = svg.lastElementChild;
      if (!wanted || last?.getAttribute('clip-path') === wanted) return (wanted && last) || svg;
      return svg.appendChild(makeSvg('g', { 'clip-path': wanted }));
    },
    add(path) {
      const id = `clip${count++}`;
      const around = clip && { 'clip-path': `url(#${clip})` };
      const element = makeSvg('clipPath', { id, ...around });
      element.append(makeSvg('path', { d: path }));
      svg.append(element);
      clip = id;
    },
    save: () => void saved.push(clip),
    restore() {
      clip = saved.pop();
    },
  };
}

/** An element of SVG. */
export function makeSvg(name: string, { text, ...attributes }: SvgAttributes): Element {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (text !== undefined) element.textContent = String(text);
  return element;
}
