import { expect, test } from 'vitest';
import { hashSource, styleSource } from '../../core/needs/inline-sources.ts';
import { mergeSources } from '../../core/needs/merge-needs.ts';
import { sealFiles } from './seal-files.ts';

const sealed = (extension: string) => `/assets/locked/${'0a'.repeat(16)}.bin#${'k'.repeat(43)}.${extension}`;
const moduleFiles = { sealIn: async (text: string) => text.replaceAll('/assets/a.png', sealed('png')) };
const seal = async () => '';

test('a picture that is written into a locked page does not hold up the build', async () => {
  const html = `<img src="data:image/png;base64,${'A'.repeat(2_000_000)}"><video src="${sealed('mp4')}">`;
  const { sources } = await sealFiles({ html, sources: {} }, undefined, seal);
  expect(sources).toEqual({ 'media-src': ['blob:'] });
});

test('a style that names an encrypted file waits for it and needs no hash, others keep theirs', async () => {
  const picture = 'background:url("/assets/a.png")';
  const html = '<i style="background:url(&quot;/assets/a.png&quot;)"></i><b style="color:red"></b>';
  const only = { html: html.slice(0, html.indexOf('<b')), sources: styleSource(picture) };
  const waiting = `<i data-locked-style="background:url(&quot;${sealed('png')}&quot;)"></i>`;
  expect(await sealFiles(only, moduleFiles, seal)).toEqual({ html: waiting, sources: {} });

  const sources = mergeSources([styleSource(picture), styleSource('color:red')]);
  expect(await sealFiles({ html, sources }, moduleFiles, seal)).toEqual({
    html: `${waiting}<b style="color:red"></b>`,
    sources: mergeSources([styleSource('color:red')]),
  });
});

test('the hash of a style element stays where the style of an attribute goes', async () => {
  const html = '<style>i{}</style><i style="background:url(/assets/a.png)"></i>';
  const ofElement = { 'style-src': [hashSource('i{}')] };
  const sources = mergeSources([ofElement, styleSource('background:url(/assets/a.png)')]);
  const { sources: left } = await sealFiles({ html, sources }, moduleFiles, seal);
  expect(left['style-src']).toContain(hashSource('i{}'));
  expect(left['style-src']).not.toContain(hashSource('background:url(/assets/a.png)'));
});
