/** A formula as MathJax draws it: the parts of its `<svg>`, and the same as MathML. */
export interface SvgFormula {
  /** What stands inside the `<svg>`. */
  inner: string;
  viewBox: string;
  /** In `ex`. */
  width: string;
  height: string;
  mathml: string;
  display: boolean;
}

/**
 * HTML without style attributes. What is below the baseline is an empty second drawing of that height: as rows of a grid,
 * whose baseline is that of its first row, the two stand on the line of the text.
 */
export function svgFormula({ inner, viewBox, width, height, mathml, display }: SvgFormula): string {
  const [left = 0, top = 0, across = 0, down = 0] = viewBox.split(' ').map(Number);
  const shapes = withoutNotes(inner).replace(/<(\/?)a(?=[\s>])/g, '<$1g');
  const hidden = withoutNotes(mathml).replace(/>\s+</g, '><');
  const depth = Math.max(0, top + down);
  const exPerUnit = down > 0 ? Number.parseFloat(height) / down : 0;
  const svg = (box: string, tall: string) =>
    `<svg width="${width}" height="${tall}" viewBox="${box}" aria-hidden="true" focusable="false">${shapes}</svg>`;
  if (display) return `<span class="math-svg">${svg(viewBox, height)}${hidden}</span>`;
  const above = svg(`${left} ${top} ${across} ${down - depth}`, ex((down - depth) * exPerUnit));
  const below = depth > 0 ? `<svg width="1" height="${ex(depth * exPerUnit)}" aria-hidden="true"></svg>` : '';
  return `<span class="math-svg">${above}${below}${hidden}</span>`;
}

const ex = (length: number) => `${Math.round(length * 1000) / 1000}ex`;

/** MathJax notes where each part comes from, and links to numbers that stand nowhere; readers need none of it. */
const withoutNotes = (markup: string) =>
  markup.replace(tags, (tag) => tag.replace(/\s(?:data-[\w-]+|style|class|id|(?:xlink:)?href)="[^"]*"/g, ''));

const tags = /<[a-z][\w-]*(?:\s+[\w:-]+="[^"]*")+\s*\/?>/gi;
