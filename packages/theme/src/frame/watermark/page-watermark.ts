import type { PageWatermark, SiteWatermark, WatermarkDrawing } from './options.ts';

/** A watermark as a browser draws it. Plain data. */
export interface WatermarkSettings extends Omit<WatermarkDrawing, 'fontColor' | 'parent' | 'content'> {
  contentType: NonNullable<WatermarkDrawing['contentType']>;
  content: string;
  fontColor: { light: string; dark: string };
  /** Selector of the element that it covers. */
  parent: string;
  /** Milliseconds. */
  delay: number;
}

export interface WatermarkInput {
  site: SiteWatermark;
  /** Whether the site's option names this page. */
  isEnabled: boolean;
  /** The frontmatter. */
  page: PageWatermark;
  /** What is written when nobody says. */
  title: string;
}

/** The element that holds the text of a page. */
const CONTENT = 'main .prose';

const DEFAULTS = { width: 300, height: 300, rotate: 45, zIndex: 2_147_483_647 };

/** The site's watermark with what the page changes; `undefined` for none, and where there is nothing to draw. */
export function pageWatermark({
  site,
  isEnabled,
  page,
  title,
}: WatermarkInput): WatermarkSettings | undefined {
  if (page === false || (page === undefined && !isEnabled)) return undefined;
  const { fullPage: ofSite = true, delay = 0, watermarkOptions = {} } = site || {};
  const { fullPage = ofSite, ...own } = typeof page === 'object' ? page : {};
  const {
    content = title,
    contentType = typeOf({ ...watermarkOptions, ...own }),
    fontColor = { light: '#000', dark: '#fff' },
    parent = fullPage ? 'body' : CONTENT,
    globalAlpha = 0.165,
    ...rest
  } = { ...watermarkOptions, ...own };
  if (contentType === 'image' ? !rest.image : content.trim() === '') return undefined;
  return {
    ...DEFAULTS,
    ...rest,
    ...(rest.mode !== 'blind' && { globalAlpha }),
    content,
    contentType,
    fontColor: typeof fontColor === 'string' ? { light: fontColor, dark: fontColor } : fontColor,
    parent,
    delay,
  };
}

function typeOf({ image, content }: WatermarkDrawing): WatermarkSettings['contentType'] {
  if (image) return 'image';
  return content?.includes('\n') ? 'multi-line-text' : 'text';
}
