import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inflateSync } from 'node:zlib';
import { type BesideFile, type BesidePage, BifolioError, type ScannedSite } from 'bifolio';
import { expect, it } from 'vitest';
import { type SocialImagesOptions, socialImages } from './social-images.ts';

const font = new URL('./fixtures/title.otf', import.meta.url).href;

const site = {
  base: '/',
  hostname: 'https://example.org',
  locales: [
    { path: '/', lang: 'zh-CN', title: '示例' },
    { path: '/en/', lang: 'en-US', title: 'Example' },
  ],
} as unknown as ScannedSite;

const pageOf = (title: string, fields: object = {}) =>
  ({ route: '/a/', locale: '/', title, frontmatter: fields }) as BesidePage['page'];

function imagesOf(options: Partial<SocialImagesOptions> = {}, of = site) {
  const extension = socialImages({ font, ...options });
  const [file] = [...(extension.generate?.(of).beside ?? [])];
  return { extension, file: file as BesideFile };
}

/** The image of a page, and what is said of it. */
async function draw(page: BesidePage['page'], options: Partial<SocialImagesOptions> = {}) {
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const png = await imagesOf(options).file.make({ page, lang: 'zh-CN', warn } as BesidePage);
  return { png: Buffer.from(png as Uint8Array), warnings };
}

/** The message of the error that a call throws. */
function messageOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (error instanceof BifolioError) return error.message;
  }
  return '';
}

it('draws a title in Chinese as an image of 1200 by 630 pixels, below 40 kB', async () => {
  const { png, warnings } = await draw(pageOf('部署网站：为什么？'));
  expect(png.subarray(12, 24).toString('hex')).toBe(`${Buffer.from('IHDR').toString('hex')}000004b000000276`);
  expect(png.length).toBeLessThan(40_000);
  expect(png.length).toBeGreaterThan(4_000);
  expect(warnings).toEqual(['No font has "？", so the image of the page lacks it.']);
});

it('draws the same page as the same bytes, another title as others', async () => {
  const [one, again, other] = await Promise.all(
    ['部署', '部署', '网站'].map(async (title) => (await draw(pageOf(title))).png),
  );
  expect(again?.equals(one ?? Buffer.from(''))).toBe(true);
  expect(other?.equals(one ?? Buffer.from(''))).toBe(false);
});

it('paints background and seal in the colors of the options', async () => {
  const { png } = await draw(pageOf('部署'), { colors: { background: '#102030', accent: '#40c060' } });
  const colorAt = pixelsOf(png);
  expect(colorAt(5, 5)).toBe('#102030');
  expect(colorAt(95, 120)).toBe('#40c060');
});

it('leaves emoji out without a warning', async () => {
  expect((await draw(pageOf('🚀 部署 👩‍💻'))).warnings).toEqual([]);
});

it('takes the next font for a character that the first one lacks', async () => {
  const latin = new URL('../../../node_modules/katex/dist/fonts/KaTeX_Main-Bold.ttf', import.meta.url).href;
  expect((await draw(pageOf('Deploy 部署!'), { font: [latin, font] })).warnings).toEqual([]);
  expect((await draw(pageOf('Deploy 部署!'), { font: latin })).warnings).toEqual([
    'No font has "部", "署", "示", "例", so the image of the page lacks it.',
  ]);
});

it('gives a page without a title the name of the site', async () => {
  const [home, named] = await Promise.all([draw(pageOf('')), draw(pageOf('示例'))]);
  expect(home.png.equals(named.png)).toBe(true);
});

it('names the image in the head, with the size and a text', () => {
  const { extension, file } = imagesOf();
  const page = pageOf('部署');
  const head = extension.head?.({
    ...{ route: '/a/', lang: 'zh-CN', title: '部署', layout: 'doc', locked: false, page },
    address: (path) => `https://example.org${path}`,
  });
  const path = file.path(page);
  expect(path).toMatch(/^social\/\w{10,12}\.png$/);
  expect(head).toEqual([
    ['meta', { property: 'og:image', content: `https://example.org/${path}` }],
    ['meta', { property: 'og:image:type', content: 'image/png' }],
    ['meta', { property: 'og:image:width', content: '1200' }],
    ['meta', { property: 'og:image:height', content: '630' }],
    ['meta', { property: 'og:image:alt', content: '部署' }],
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
  ]);
});

it('makes no image of a page that extensions may not know, that has its own, or that wants none', () => {
  const { extension, file } = imagesOf({ exclude: ['/b/'] });
  const head = { route: '/a/', lang: 'zh-CN', title: '密', layout: 'locked', locked: true };
  expect(extension.head?.({ ...head, address: (path) => path })).toEqual([]);
  const own = { head: [['meta', { property: 'og:image', content: '/own.png' }]] };
  expect(file.path(pageOf('部署', own))).toBeUndefined();
  expect(file.path(pageOf('部署', { socialImage: false }))).toBeUndefined();
  expect(file.path(pageOf('部署', { cover: '/tea.jpg' }))).toBeUndefined();
  expect(file.path({ ...pageOf('部署'), route: '/b/c/' })).toBeUndefined();
});

it('has another address for another title, another color and another font', () => {
  const paths = [
    imagesOf().file.path(pageOf('部署')),
    imagesOf().file.path(pageOf('网站')),
    imagesOf({ colors: { accent: '#40c060' } }).file.path(pageOf('部署')),
    imagesOf({ font: [font, font] }).file.path(pageOf('部署')),
  ];
  expect(new Set(paths).size).toBe(4);
});

it('has the same options wherever the site is', () => {
  expect(JSON.stringify(imagesOf().extension.options)).not.toContain('fixtures');
});

it('says what is wrong with options, and what to write', () => {
  const none = {} as SocialImagesOptions;
  expect(messageOf(() => socialImages(none))).toContain("import.meta.resolve('./fonts/title.otf')");
  expect(messageOf(() => socialImages({ font: './title.otf' }))).toContain("import.meta.resolve('./fonts/");
  expect(messageOf(() => socialImages({ font: `${font}x` }))).toMatch(
    /The font file .*title\.otfx can't be read/,
  );
  const colors = { accent: 'red' };
  expect(messageOf(() => socialImages({ font, colors }))).toContain('a color such as "#b3392f"');
  expect(messageOf(() => imagesOf({}, { ...site, hostname: undefined } as unknown as ScannedSite))).toContain(
    'needs the option `hostname`',
  );
});

it('says so when a font file is none', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'bifolio-font-')), 'text.otf');
  writeFileSync(file, 'Words.');
  const drawn = draw(pageOf('部署'), { font: pathToFileURL(file).href });
  await expect(drawn).rejects.toThrow(/text\.otf is not a font that can be read\.\n {2}Use one of: OTF/);
});

/** The color at a place of an image, for images with rows that are not filtered. */
function pixelsOf(png: Buffer): (x: number, y: number) => string {
  const part = (type: string) => {
    const at = png.indexOf(type);
    return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
  };
  const palette = part('PLTE');
  const rows = inflateSync(part('IDAT'));
  return (x, y) => {
    const at = (rows[y * 1201 + x + 1] ?? 0) * 3;
    return `#${palette.subarray(at, at + 3).toString('hex')}`;
  };
}
