import { describe, expect, it } from 'vitest';
import { slugify } from './slug.ts';

describe('slugify', () => {
  it.each([
    ['Getting started', 'getting-started'],
    ['What?! (really)', 'what-really'],
    ['快速开始：第一步', '快速开始-第一步'],
    ['3 steps', '_3-steps'],
    ['Café', 'cafe'],
    ['`code` & more', 'code-more'],
    ['“Quoted”', 'quoted'],
    ['!!!', 'section'],
  ])('turns %j into %j', (text, id) => {
    expect(slugify(text)).toBe(id);
  });
});
