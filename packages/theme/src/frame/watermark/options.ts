import { z } from 'zod';
import { pagesOption } from '../asked-page.ts';

const text = z.string();
const pixels = z.number().positive();
const color = z.union([
  text,
  z.strictObject({
    /** On light pages and paper. */
    light: text,
    /** On dark pages. */
    dark: text,
  }),
]);

/** What a watermark looks like. Defaults are filled in by `pageWatermark`, since a page's go over the site's. */
const drawing = {
  /** The text. @default the site's title */
  content: text.min(1).optional(),
  /** Kind of content; `rich-text` is HTML. @default 'image' with an `image`, 'multi-line-text' for several lines, else 'text' */
  contentType: z.enum(['text', 'multi-line-text', 'rich-text', 'image']).optional(),
  /** Image: a file in `public`, or a URL whose host allows other sites to read it. */
  image: text.min(1).optional(),
  /** Width of the image in pixels. @default its own */
  imageWidth: pixels.optional(),
  /** Height of the image in pixels. @default its own */
  imageHeight: pixels.optional(),
  /** Width of one mark in pixels, with the space around it. @default 300 */
  width: pixels.optional(),
  /** Height of one mark in pixels, with the space around it. @default 300 */
  height: pixels.optional(),
  /** Rotation in degrees, counterclockwise. @default 45 */
  rotate: z.number().optional(),
  /** How strong it is, from 0 to 1. A blind one always has 0.005. @default 0.165 */
  globalAlpha: z.number().min(0).max(1).optional(),
  /** `blind` cannot be seen, but be made visible in a screenshot. @default 'default' */
  mode: z.enum(['default', 'blind']).optional(),
  /** CSS color of the text, or one for each appearance. @default black on light pages, white on dark ones */
  fontColor: color.optional(),
  /** CSS `font-size`. @default '20px' */
  fontSize: text.optional(),
  /** CSS `font-family`. @default 'sans-serif' */
  fontFamily: text.optional(),
  /** CSS `font-style`. */
  fontStyle: text.optional(),
  /** CSS `font-variant`. */
  fontVariant: text.optional(),
  /** CSS `font-weight`. @default 'normal' */
  fontWeight: text.optional(),
  /** Letters filled or in outline. @default 'fill' */
  textType: z.enum(['fill', 'stroke']).optional(),
  /** Alignment of lines. @default 'center' */
  textAlign: z.enum(['center', 'end', 'left', 'right', 'start']).optional(),
  /** Baseline of the text, as in Canvas. @default 'middle' */
  textBaseline: z.enum(['alphabetic', 'hanging', 'ideographic', 'top', 'bottom', 'middle']).optional(),
  /** Pixels from line to line. @default 30 */
  lineHeight: pixels.optional(),
  /** Pixels after which a line is broken. @default `width` */
  textRowMaxWidth: pixels.optional(),
  /** CSS `letter-spacing`. @default '0px' */
  letterSpacing: text.optional(),
  /** CSS `word-spacing`. @default '0px' */
  wordSpacing: text.optional(),
  /** CSS `filter`. @default 'none' */
  filter: text.optional(),
  /** Width of rich text in pixels. @default its own */
  richTextWidth: pixels.optional(),
  /** Height of rich text in pixels. @default its own */
  richTextHeight: pixels.optional(),
  /** Shadow of what is drawn, as in Canvas. */
  shadowStyle: z
    .strictObject({
      /** Pixels. @default 0 */
      shadowBlur: z.number().optional(),
      /** CSS color. */
      shadowColor: text.optional(),
      /** Pixels. @default 0 */
      shadowOffsetX: z.number().optional(),
      /** Pixels. @default 0 */
      shadowOffsetY: z.number().optional(),
    })
    .optional(),
  /** Gradient or pattern of the text, as watermark-js-plus takes it. */
  advancedStyle: z
    .looseObject({
      /** Kind of style; set the details in `params` and `colorStops`. */
      type: z.enum(['linear', 'radial', 'conic', 'pattern']),
    })
    .optional(),
  /** Position within its space, such as `top-start`. @default 'middle' */
  translatePlacement: z
    .enum(['top', 'top-start', 'top-end', 'bottom', 'bottom-start', 'bottom-end', 'left', 'right', 'middle'])
    .optional(),
  /** The same in pixels from the left; with `translateY`. */
  translateX: z.number().optional(),
  /** The same in pixels from above; with `translateX`. */
  translateY: z.number().optional(),
  /** `grid` repeats one mark in rows and columns. @default 'default' */
  layout: z.enum(['default', 'grid']).optional(),
  /** Rows and columns of the grid. */
  gridLayoutOptions: z
    .strictObject({
      /** Number of rows. @default 1 */
      rows: z.number().int().positive().optional(),
      /** Number of columns. @default 1 */
      cols: z.number().int().positive().optional(),
      /** Pixels between columns and between rows. @default [0, 0] */
      gap: z.tuple([z.number(), z.number()]).optional(),
      /** Rows of 1 for a mark and 0 for none. */
      matrix: z.array(z.array(z.number())).optional(),
      /** Width of the whole grid in pixels. */
      width: pixels.optional(),
      /** Height of the whole grid in pixels. */
      height: pixels.optional(),
    })
    .optional(),
  /** CSS `background-position`. @default '0 0' */
  backgroundPosition: text.optional(),
  /** CSS `background-repeat`. @default 'repeat' */
  backgroundRepeat: text.optional(),
  /** Let it drift; not for readers who prefer less motion. @default false */
  movable: z.boolean().optional(),
  /** CSS `z-index`. @default 2147483647 */
  zIndex: z.number().int().optional(),
  /** CSS selector of the element to cover. @default the page, or its content, by `fullPage` */
  parent: text.min(1).optional(),
};

const settings = z.strictObject({
  /** Pages that show it: all, none, or those for which a function returns `true`. The field of a page takes precedence. @default false */
  enabled: pagesOption.default(false),
  /** Cover the whole page, or its content only. @default true */
  fullPage: z.boolean().default(true),
  /** Milliseconds to wait before it is drawn. @default 0 */
  delay: z.number().min(0).default(0),
  /** Look of the watermark. @default {} */
  watermarkOptions: z.strictObject(drawing).prefault({}),
});

/** Options of the watermark. */
export const watermarkOptions = {
  /** A watermark over the pages: `true` for the site's title on all of them. @default false */
  watermark: z
    .union([z.literal(false), z.literal(true).transform(() => settings.parse({ enabled: true })), settings])
    .default(false),
};

/** What a page says of its own watermark. */
export const watermarkFields = {
  /** A watermark over this page: `true` for the site's, `false` for none, or how it differs. @default the theme's `watermark` */
  watermark: z
    .union([
      z.boolean(),
      z.strictObject({
        ...drawing,
        /** Cover the whole page, or its content only. @default the theme's `watermark.fullPage` */
        fullPage: z.boolean().optional(),
      }),
    ])
    .optional(),
};

export type SiteWatermark = z.output<typeof watermarkOptions.watermark>;
export type PageWatermark = z.output<typeof watermarkFields.watermark>;
export type WatermarkDrawing = Exclude<SiteWatermark, false>['watermarkOptions'];
