/** How large an embed is. Without a size it is as wide as the text, and 16 to 9. Components pass numbers too, which count pixels. */
export interface EmbedSize {
  width?: string | number;
  height?: string | number;
  /** Width divided by height. */
  ratio?: number;
}

/** What the style sheet of embeds reads the size from. It knows some units of lengths only. */
export function sizeAttributes({ width, height, ratio }: EmbedSize) {
  return {
    'data-width': lengthOf(width),
    'data-height': lengthOf(height),
    'data-ratio': ratio === undefined ? undefined : String(ratio),
  };
}

function lengthOf(length: string | number = ''): string | undefined {
  const text = typeof length === 'number' ? `${length}px` : length;
  return text !== '100%' && /^\d*\.?\d+(?:px|%|r?em|ch|vw|vh)$/.test(text) ? text : undefined;
}
