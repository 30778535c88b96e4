import { parseLength } from 'bifolio/markdown';

/** How large an embed is, as authors write it. */
export interface EmbedSize {
  /** Pixels, or a CSS length. @default '100%' */
  width?: string | number;
  /** Pixels, or a CSS length. @default what `ratio` makes of the width */
  height?: string | number;
  /** Width to height: `16:9`, `16/9`, `1.5`. Without effect where there is a height. @default 16 to 9 */
  ratio?: string | number;
}

/** What the style sheet of embeds reads the size from. What makes no sense counts as not given. */
export function sizeAttributes({ width, height, ratio }: EmbedSize) {
  return {
    'data-width': lengthOf(width),
    'data-height': lengthOf(height),
    'data-ratio': ratio === undefined ? undefined : ratioOf(String(ratio)),
  };
}

function lengthOf(length: EmbedSize['width']): string | undefined {
  const parsed = parseLength(String(length ?? ''));
  return parsed === '100%' || !/^\d*\.?\d+(?:px|%|r?em|ch|vw|vh)$/.test(parsed) ? undefined : parsed;
}

/** Width divided by height. */
function ratioOf(text: string): string | undefined {
  const [, width, height = '1'] = /^\s*(\d*\.?\d+)\s*(?:[:/]\s*(\d*\.?\d+)\s*)?$/.exec(text) ?? [];
  const ratio = Number(width) / Number(height);
  return ratio > 0 && Number.isFinite(ratio) ? String(Math.round(ratio * 1e4) / 1e4) : undefined;
}
