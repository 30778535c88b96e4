export type Appearance = 'light' | 'dark';
export const APPEARANCES: readonly Appearance[] = ['light', 'dark'];

/** What the variables of the page come to, as `#rrggbb`, in an appearance that need not be the one shown. */
export function readVariables(names: readonly string[], appearance: Appearance): Record<string, string> {
  const probe = document.createElement('i');
  probe.hidden = true;
  probe.style.colorScheme = appearance;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const colors = names.map((name) => {
    probe.style.color = `var(${name})`;
    return [name, hexOf(style.color)] as const;
  });
  probe.remove();
  return Object.fromEntries(colors);
}

let pixel: CanvasRenderingContext2D | null | undefined;

/** Any color of CSS as `#rrggbb`: the browser paints a dot of it. */
function hexOf(color: string): string {
  pixel ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!pixel) return '#000000';
  pixel.fillStyle = color;
  pixel.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data;
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
}
