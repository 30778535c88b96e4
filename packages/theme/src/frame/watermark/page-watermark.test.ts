import { describe, expect, it } from 'vitest';
import { theme } from '../../theme.ts';
import type { PageWatermark, SiteWatermark } from './options.ts';
import { pageWatermark } from './page-watermark.ts';

const site = (given: NonNullable<Parameters<typeof theme>[0]>['watermark']): SiteWatermark =>
  theme({ watermark: given }).locale('/', 'en-US').options.watermark;

const of = (
  given: SiteWatermark,
  page?: PageWatermark,
  isEnabled = given !== false && given.enabled === true,
) => pageWatermark({ site: given, isEnabled, page, title: 'Paper' });

describe('the watermark of a page', () => {
  it('is there when site or page ask for it, and the page has the last word', () => {
    expect(of(site(undefined))).toBeUndefined();
    expect(of(site({ watermarkOptions: { content: 'Draft' } }))).toBeUndefined();
    expect(of(site(undefined), true)).toMatchObject({ content: 'Paper' });
    expect(of(site({}), true)).toBeDefined();
    expect(of(site(true))).toBeDefined();
    expect(of(site(true), false)).toBeUndefined();
  });

  it('is the title of the site over the whole page, in the color of ink, by default', () => {
    expect(of(site(true))).toEqual({
      content: 'Paper',
      contentType: 'text',
      width: 300,
      height: 300,
      rotate: 45,
      globalAlpha: 0.165,
      zIndex: 2147483647,
      fontColor: { light: '#000', dark: '#fff' },
      parent: 'body',
      delay: 0,
    });
  });

  it('takes what the page says before what the site says', () => {
    const ofSite = site({ fullPage: false, delay: 100, watermarkOptions: { content: 'Draft', rotate: 10 } });
    expect(of(ofSite, { rotate: 20, fontColor: 'red' })).toMatchObject({
      content: 'Draft',
      rotate: 20,
      fontColor: { light: 'red', dark: 'red' },
      parent: 'main .prose',
      delay: 100,
    });
    expect(of(ofSite, { fullPage: true })).toMatchObject({ parent: 'body' });
    expect(of(ofSite, { parent: 'main' })).toMatchObject({ parent: 'main' });
  });

  it('is a picture when one is given, and lines when the text has some', () => {
    expect(of(site(undefined), { image: '/a.png' })).toMatchObject({ contentType: 'image', image: '/a.png' });
    expect(of(site(undefined), { content: 'A\nB' })).toMatchObject({ contentType: 'multi-line-text' });
  });

  it('has the strength that the library gives it when it is blind', () => {
    expect(of(site(undefined), { mode: 'blind', globalAlpha: 0.5 })).not.toHaveProperty('globalAlpha');
  });

  it('is none without text or picture', () => {
    expect(of(site(undefined), { contentType: 'image' })).toBeUndefined();
    expect(of(site(undefined), { content: ' ' })).toBeUndefined();
  });
});

it('names an option that is wrong', () => {
  expect(() => theme({ watermark: { watermarkOptions: { globalAlpha: 2 } } })).toThrow(
    /theme\.watermark\.watermarkOptions\.globalAlpha/,
  );
  expect(() => theme({ watermark: { watermarkOptions: { content: '' } } })).toThrow(/content/);
});
