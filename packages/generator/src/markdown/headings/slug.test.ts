import { describe, expect, it } from 'vitest';
import { createIds, slugify } from './slug.ts';

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

describe('createIds', () => {
  it('numbers repeated ids and steps over those already taken', () => {
    const unique = createIds();
    expect(['a', 'a', 'a-1', 'a', 'a-1'].map(unique)).toEqual(['a', 'a-1', 'a-1-1', 'a-2', 'a-1-2']);
  });
});
