/** Width and height for attributes. */
export interface IconSize {
  width?: string;
  height?: string;
}

const length = String.raw`(\d+(?:\.\d+)?)(px|r?em|%|v[wh]|pt|ch|ex)?`;
const one = new RegExp(`^${length}$`);
const both = new RegExp(`^(?:${length})?x(?:${length})?$`);

/** `24`, `24px`, `24x16`, `x16`, `1.2emx1.5em`: a length alone counts for both; what is no size is `1em`. */
export function iconSize(size: string): IconSize {
  const [, number, unit = ''] = one.exec(size) ?? [];
  if (number) return { width: number + unit, height: number + unit };
  const [, width, widthUnit = '', height, heightUnit = ''] = both.exec(size) ?? [];
  if (!width && !height) return { width: '1em', height: '1em' };
  return { ...(width && { width: width + widthUnit }), ...(height && { height: height + heightUnit }) };
}
