import { hash } from 'node:crypto';
import type { BesidePage, Extension, ScannedSite } from 'bifolio';
import { drawCard, HEIGHT, WIDTH } from './draw-card.ts';
import { encodePng } from './encode-png.ts';
import { optionError } from './option-error.ts';
import { checkOptions, type SocialImagesOptions } from './options.ts';
import { rasterize } from './rasterize.ts';
import { createTypesetter, type Typesetter } from './typesetter.ts';

export type { SocialImagesOptions };

type Page = BesidePage['page'];

/** Goes up when images of the same pages look different. */
const VERSION = '1';

/**
 * An extension that draws an image with the title of each page, and names it in the page's `<head>`.
 * @example
 * ```ts
 * import { socialImages } from '@bifolio/social-images';
 * import { defineConfig } from 'bifolio';
 *
 * export default defineConfig({
 *   hostname: 'https://example.org',
 *   extensions: [socialImages({ font: 'fonts/NotoSansSC-Bold.ttf' })],
 * });
 * ```
 */
export function socialImages(options: SocialImagesOptions): Extension {
  const { fonts, colors, exclude } = checkOptions(options);
  const plain = { fonts: fonts.map((font) => font.hash), colors, exclude };
  const look = JSON.stringify([VERSION, plain, process.versions.icu]);
  let typesetter: Typesetter | undefined;
  const typesetterOnce = () => {
    typesetter ??= createTypesetter(fonts.map((font) => font.open()));
    return typesetter;
  };
  const pathOf = (page: Page) =>
    hasImage(page, exclude) ? `social/${hashOf(look, page.route, page.title)}.png` : undefined;
  return {
    name: 'social-images',
    version: VERSION,
    options: plain,
    generate(site) {
      const host = hostOf(site);
      return {
        beside: [
          {
            type: 'image/png',
            path: pathOf,
            key: (page) => hashOf(look, host, page.locale, titleOf(page, site), siteTitle(page, site)),
            make: async ({ page, lang, warn }) => {
              const card = { title: titleOf(page, site), lang, site: siteTitle(page, site), host };
              const text = typesetterOnce();
              warnOfMissing(text.missing(card.title + card.site), warn);
              const svg = drawCard(card, colors, text);
              return rasterize(svg, (pixels) =>
                encodePng({ pixels, width: WIDTH, height: HEIGHT }, Object.values(colors)),
              );
            },
          },
        ],
      };
    },
    head({ page, address }) {
      const path = page && pathOf(page);
      return path ? headOf(address(`/${path}`), page.title) : [];
    },
  };
}

const hashOf = (...texts: readonly string[]): string =>
  hash('sha256', JSON.stringify(texts), 'base64url').replace(/[-_]/g, '').slice(0, 12);

/** The author's own image wins, also the cover of a post. */
function hasImage({ route, frontmatter }: Page, exclude: readonly string[]): boolean {
  const own = frontmatter.head?.some(([, attributes]) => attributes?.property === 'og:image');
  if (own || typeof frontmatter.cover === 'string' || frontmatter.socialImage === false) return false;
  return !exclude.some((start) => route.startsWith(start));
}

const headOf = (url: string, title: string) =>
  [
    ['meta', { property: 'og:image', content: url }],
    ['meta', { property: 'og:image:type', content: 'image/png' }],
    ['meta', { property: 'og:image:width', content: String(WIDTH) }],
    ['meta', { property: 'og:image:height', content: String(HEIGHT) }],
    ...(title ? [['meta', { property: 'og:image:alt', content: title }] as const] : []),
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
  ] as const;

function hostOf({ hostname }: ScannedSite): string {
  if (hostname) return new URL(hostname).host;
  throw optionError(
    'socialImages() needs the option `hostname`: other sites show images by their whole URL only.',
    "Add it to the config: hostname: 'https://example.org'.",
  );
}

const siteTitle = ({ locale }: Page, { locales }: ScannedSite): string =>
  plainText(locales.find(({ path }) => path === locale)?.title ?? '');

/** A home page may have no title of its own. */
const titleOf = (page: Page, site: ScannedSite): string => plainText(page.title) || siteTitle(page, site);

/** Without emoji, which fonts of text don't have. */
const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{RGI_Emoji}/gv, '')
    .replace(/\s+/g, ' ')
    .trim();

function warnOfMissing(missing: readonly string[], warn: BesidePage['warn']): void {
  if (missing.length === 0) return;
  warn(
    `No font has ${missing.map((one) => `"${one}"`).join(', ')}, so the image of the page lacks it.`,
    'Add a font with these characters to the option `font` of socialImages().',
  );
}
