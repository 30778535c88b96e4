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
  /** Text of the watermark. @default the site's title */
  content: text.min(1).optional(),
  /** Kind of content; `rich-text` is HTML. @default 'image' with an `image`, 'multi-line-text' for several lines, else 'text' */
  contentType: z.enum(['text', 'multi-line-text', 'rich-text', 'image']).optional(),
  /** Image: a file in `public`, or a URL whose host allows other sites to read it. */
  image: text.min(1).optional(),
  /** Size of the image in pixels. @default its own */
  imageWidth: pixels.optional(),
  /** Size of the image in pixels. @default its own */
  imageHeight: pixels.optional(),
  /** Size of one mark with its space, in pixels. @default 300 */
  width: pixels.optional(),
  /** Size of one mark with its space, in pixels. @default 300 */
  height: pixels.optional(),
  /** Rotation in degrees, counterclockwise. @default 45 */
  rotate: z.number().optional(),
  /** Opacity, 0 to 1; always 0.005 if blind. @default 0.165 */
  globalAlpha: z.number().min(0).max(1).optional(),
  /** `blind` is invisible. A screenshot can make it visible. @default 'default' */
  mode: z.enum(['default', 'blind']).optional(),
  /** Color of the text, or one for each appearance. @default black on light pages, white on dark ones */
  fontColor: color.optional(),
  /** CSS `font-size`. @default '20px' */
  fontSize: text.optional(),
  /** CSS `font-family`. @default 'sans-serif' */
  fontFamily: text.optional(),
  /** CSS property of this name. */
  fontStyle: text.optional(),
  /** CSS property of this name. */
  fontVariant: text.optional(),
  /** CSS `font-weight`. @default 'normal' */
  fontWeight: text.optional(),
  /** Filled or outlined letters. @default 'fill' */
  textType: z.enum(['fill', 'stroke']).optional(),
  /** Alignment of lines. @default 'center' */
  textAlign: z.enum(['center', 'end', 'left', 'right', 'start']).optional(),
  /** Baseline, as in Canvas. @default 'middle' */
  textBaseline: z.enum(['alphabetic', 'hanging', 'ideographic', 'top', 'bottom', 'middle']).optional(),
  /** Pixels from line to line. @default 30 */
  lineHeight: pixels.optional(),
  /** Maximum line width in pixels. @default `width` */
  textRowMaxWidth: pixels.optional(),
  /** CSS property of this name. @default '0px' */
  letterSpacing: text.optional(),
  /** CSS property of this name. @default '0px' */
  wordSpacing: text.optional(),
  /** CSS `filter`. @default 'none' */
  filter: text.optional(),
  /** Size of rich text in pixels. @default its own */
  richTextWidth: pixels.optional(),
  /** Size of rich text in pixels. @default its own */
  richTextHeight: pixels.optional(),
  /** Shadow, as in Canvas. */
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
  /** Position in pixels from the left and from the top, instead of `translatePlacement`. */
  translateX: z.number().optional(),
  /** Position in pixels from the left and from the top, instead of `translatePlacement`. */
  translateY: z.number().optional(),
  /** `grid` repeats one mark in rows and columns. @default 'default' */
  layout: z.enum(['default', 'grid']).optional(),
  /** Rows and columns of marks. */
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
  /** Slow drift, unless readers prefer less motion. @default false */
  movable: z.boolean().optional(),
  /** CSS `z-index`. @default 2147483647 */
  zIndex: z.number().int().optional(),
  /** CSS selector of the element to cover. @default the page, or its content, by `fullPage` */
  parent: text.min(1).optional(),
};

const settings = z.strictObject({
  /** Pages that show it: all, none, or those for which a function returns `true`. The field of a page takes precedence. @default false */
  enabled: pagesOption.default(false),
  /** Cover the whole page or its content. @default true */
  fullPage: z.boolean().default(true),
  /** Milliseconds to wait before drawing. @default 0 */
  delay: z.number().min(0).default(0),
  /** Look of the watermark. @default {} */
  watermarkOptions: z.strictObject(drawing).prefault({}),
});

/** Options of the watermark. */
export const watermarkOptions = {
  /** A text or image over the pages. `true` shows the title of the site on all pages. @default false */
  watermark: z
    .union([z.literal(false), z.literal(true).transform(() => settings.parse({ enabled: true })), settings])
    .default(false),
};

/** What a page says of its own watermark. */
export const watermarkFields = {
  /** Watermark of the page: that of the site, none, or what differs. @default the theme's `watermark` */
  watermark: z
    .union([
      z.boolean(),
      z.strictObject({
        ...drawing,
        /** Cover the whole page or its content. @default the theme's `watermark.fullPage` */
        fullPage: z.boolean().optional(),
      }),
    ])
    .optional(),
};

export type SiteWatermark = z.output<typeof watermarkOptions.watermark>;
export type PageWatermark = z.output<typeof watermarkFields.watermark>;
export type WatermarkDrawing = Exclude<SiteWatermark, false>['watermarkOptions'];
