import { describe, expect, it } from 'vitest';
import { readItems } from './items.ts';
import { libraryOptions } from './library-options.ts';
import { swiperSettings } from './settings.ts';

describe('swiperSettings', () => {
  it('fills in what the author left out', () => {
    expect(swiperSettings({})).toEqual({
      mode: 'banner',
      navigation: true,
      effect: 'slide',
      delay: 3000,
      speed: 300,
      loop: true,
      pauseOnMouseEnter: false,
      swipe: true,
      slidesPerView: 1,
      spaceBetween: 0,
      mousewheel: false,
    });
    expect(swiperSettings({ mode: 'carousel' })).toMatchObject({
      speed: 5000,
      slidesPerView: 3,
      spaceBetween: 16,
    });
    expect(swiperSettings({ mode: 'broadcast' })).toMatchObject({ speed: 300, slidesPerView: 3 });
  });

  it('takes what is said', () => {
    expect(
      swiperSettings({
        delay: 500,
        speed: 0,
        loop: false,
        swipe: false,
        navigation: true,
        mousewheel: true,
      }),
    ).toMatchObject({ delay: 500, speed: 0, loop: false, swipe: false, navigation: true, mousewheel: true });
  });

  it('takes numbers out of range as not said', () => {
    expect(swiperSettings({ delay: -1, slidesPerView: 0 })).toMatchObject({ delay: 3000, slidesPerView: 1 });
  });

  it('has effects for banners only, and words for the creative one', () => {
    expect(swiperSettings({ mode: 'carousel', effect: 'cube' }).effect).toBe('slide');
    expect(swiperSettings({ effect: 'creative' }).creativeEffect).toBeDefined();
    expect(
      swiperSettings({ effect: 'creative', creativeEffect: { perspective: true } }).creativeEffect,
    ).toEqual({
      perspective: true,
    });
  });
});

describe('libraryOptions', () => {
  const optionsFor = (count: number, settings = swiperSettings({}), isStill = false) =>
    libraryOptions(settings, { count, isStill, initialSlide: 0 });

  it('goes round where there are slides to spare, and back to the first where there are not', () => {
    expect(optionsFor(2)).toMatchObject({ loop: true, rewind: false });
    expect(optionsFor(1)).toMatchObject({ loop: false, rewind: true });
    expect(optionsFor(3, swiperSettings({ mode: 'broadcast' }))).toMatchObject({ loop: false, rewind: true });
    expect(optionsFor(8, swiperSettings({ effect: 'cards' }))).toMatchObject({ loop: false, rewind: true });
    expect(optionsFor(9, swiperSettings({ effect: 'cards' }))).toMatchObject({ loop: true });
    const coverflow = swiperSettings({ effect: 'coverflow', slidesPerView: 1.5 });
    expect(optionsFor(4, coverflow)).toMatchObject({ loop: false, rewind: true });
    expect(optionsFor(5, coverflow)).toMatchObject({ loop: true });
    expect(optionsFor(5, swiperSettings({ loop: false }))).toMatchObject({ loop: false, rewind: false });
  });

  it('never starts by itself, and does not move for those who prefer less motion', () => {
    expect(optionsFor(2).autoplay).toMatchObject({ enabled: false, delay: 3000 });
    expect(optionsFor(2, swiperSettings({ mode: 'carousel' })).autoplay).toMatchObject({
      enabled: false,
      delay: 0,
    });
    expect(optionsFor(2, swiperSettings({}), true).speed).toBe(0);
  });
});

describe('readItems', () => {
  it('reads addresses, items, and addresses with commas between', () => {
    const item = { link: '/b.png', alt: 'B', href: '/b/' };
    expect(readItems(['/a.png', item])).toEqual([{ link: '/a.png' }, item]);
    expect(readItems('/a.png, /b.png')).toEqual([{ link: '/a.png' }, { link: '/b.png' }]);
  });

  it('leaves out what is no picture', () => {
    expect(readItems(['', ' ', null, 3, {}, { link: '' }, { link: 3 }])).toEqual([]);
    expect(readItems('images')).toEqual([]);
    for (const nothing of [undefined, null, '']) expect(readItems(nothing)).toEqual([]);
  });
});
