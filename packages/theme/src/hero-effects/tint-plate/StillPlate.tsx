import type { Tint, TintPlateProps } from './options.ts';
import { PLATE_SIZE, paintTint } from './paint-tint.ts';

/** The first moment as a gradient, until the canvas runs and for readers without script. */
export function StillPlate({ light, dark }: TintPlateProps) {
  return (
    <>
      <Still tint={light} className="only-light" />
      <Still tint={dark} className="only-dark" />
    </>
  );
}

/** Attributes of SVG, because a strict policy allows no style. */
function Still({ tint, className }: { tint: Tint; className: string }) {
  const colors = cornerToCorner(tint);
  // The same colours make the same gradient, so that two plates may share an id.
  const id = `tint-${colors.join('').replace(/#/g, '-')}`;
  return (
    <svg className={className} aria-hidden="true">
      <linearGradient id={id} x2="1" y2="1">
        {colors.map((color, index) => (
          <stop key={color} offset={index / (colors.length - 1)} stopColor={color} />
        ))}
      </linearGradient>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

/** Five colours on the way from the first pixel to the last. */
function cornerToCorner(tint: Tint): string[] {
  const pixels = new Uint8ClampedArray(PLATE_SIZE * PLATE_SIZE * 4);
  paintTint(pixels, tint, 0);
  return [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const place = Math.round(part * (PLATE_SIZE - 1));
    const start = (place * PLATE_SIZE + place) * 4;
    return `#${[...pixels.slice(start, start + 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  });
}
