import { parseOptions } from 'bifolio';
import { z } from 'zod';
import { type FontFile, readFontFile } from './font-file.ts';

const color = (usual: string) =>
  z
    .string()
    .regex(/^#[\da-f]{6}$/i, { error: 'a color such as "#b3392f"' })
    .default(usual);

const error = "the URL of a font file, such as import.meta.resolve('./fonts/title.otf')";
const fontUrl = z.string({ error }).startsWith('file:', { error });

const schema = z.strictObject({
  /** URLs of font files. `import.meta.resolve('./fonts/title.otf')`: OTF, TTF, WOFF2, or a TTC with `#` and the name of one of its fonts. A character is drawn with the first font that has it. */
  font: z.union([fontUrl, z.array(fontUrl).min(1)], { error }),
  /** Colors with six digits: `#b3392f`. */
  colors: z
    .strictObject({
      /** Color of the background. @default '#fbfaf7' */
      background: color('#fbfaf7'),
      /** Color of the title. @default '#1f2328' */
      text: color('#1f2328'),
      /** Color of the name of the site and its host. @default '#6b6a66' */
      muted: color('#6b6a66'),
      /** Color of the seal. @default '#b3392f' */
      accent: color('#b3392f'),
    })
    .prefault({}),
  /** Pages whose path begins with one of these have no image. `['/sponsor/']` @default [] */
  exclude: z.array(z.string()).default([]),
});

/** What `socialImages()` takes. */
export type SocialImagesOptions = z.input<typeof schema>;

/** Colors of an image. */
export type Colors = z.output<typeof schema>['colors'];

/** Options as checked. */
export interface CheckedOptions {
  fonts: readonly FontFile[];
  colors: Colors;
  exclude: readonly string[];
}

/** The options with defaults, and the fonts that they name. Throws a `BifolioError` that says what to write instead. */
export function checkOptions(options: SocialImagesOptions): CheckedOptions {
  const { font, ...others } = parseOptions(schema, options, { noun: 'option of socialImages()' });
  return { ...others, fonts: [font].flat().map(readFontFile) };
}
