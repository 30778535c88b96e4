import { expect, it } from 'vitest';
import { breakLines, piecesOf } from './break-lines.ts';
import { fitTitle } from './fit-title.ts';

/** Lines of so many characters. */
const lines = (text: string, width: number, lang = 'zh-CN') =>
  breakLines(piecesOf(text, lang), (piece) => [...piece].length, width).map((line) => line.join(''));

it('breaks Chinese between words', () => {
  expect(lines('部署网站到托管平台', 5)).toEqual(['部署网站到', '托管平台']);
});

it('begins no line with a closing sign, and ends none with an opening one', () => {
  expect(lines('部署，网站', 3)).toEqual(['部署，', '网站']);
  expect(lines('部署（网站）', 4)).toEqual(['部署', '（网站）']);
});

it('keeps Latin words whole, with their blanks at ends of lines', () => {
  expect(lines('How to deploy a site', 10, 'en-US')).toEqual(['How to ', 'deploy a ', 'site']);
});

it('breaks a word that is wider than a line', () => {
  expect(lines('abcdefgh', 3, 'en-US')).toEqual(['abc', 'def', 'gh']);
});

it('makes a long title smaller, and cuts one that is too long even then', () => {
  const outline = (text: string) => ({ path: '', width: [...text].length * 1000 });
  const fit = (title: string) => fitTitle(title, 'zh-CN', { outline }, 1000);
  expect(fit('网站')).toEqual({ size: 76, lines: [['网站']] });
  expect(fit('网站'.repeat(15)).size).toBe(60);
  const cut = fit('网站'.repeat(100));
  expect(cut.size).toBe(44);
  expect(cut.lines).toHaveLength(3);
  expect(cut.lines[2]?.join('')).toMatch(/^(?:网站)+…$/);
});
