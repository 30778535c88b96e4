import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachStream } from './attach-stream.ts';

/** A library that writes down how it is used, in place of the package, which our tests do without. */
const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

const dashjs = moduleOf(`
  export const MediaPlayer = () => ({ create: () => ({
    on(event, listener) { globalThis.told.push(['on', event]); globalThis.tell = listener; },
    initialize: (video, ...rest) => globalThis.told.push(rest),
    destroy: () => globalThis.told.push('destroyed'),
  }) });`);
const hls = moduleOf(`
  export default class {
    on(event, listener) { globalThis.told.push(['on', event]); globalThis.tell = listener; }
    loadSource(src) { globalThis.told.push(src); }
    attachMedia() {}
    destroy() { globalThis.told.push('destroyed'); }
  }`);

let told: unknown[];
beforeEach(() => {
  told = [];
  vi.stubGlobal('told', told);
  vi.stubGlobal('window', { MediaSource: class {} });
  vi.stubGlobal('location', { href: 'https://site.example/en/films/' });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const video = { canPlayType: () => '' } as unknown as HTMLVideoElement;
const tell = (...told: unknown[]) =>
  (globalThis as unknown as { tell(...told: unknown[]): void }).tell(...told);

it('a DASH stream is given by its whole address, since dash.js warns of others', async () => {
  const stream = { src: '/film.mpd', type: 'dash', library: { name: 'dashjs' as const, src: dashjs } };
  const detach = await attachStream(video, stream, () => {});
  expect(told).toEqual([
    ['on', 'error'],
    ['https://site.example/film.mpd', false],
  ]);
  detach?.();
  expect(told.at(-1)).toBe('destroyed');
});

it('what a library cannot get over is told, other errors of HLS are its own', async () => {
  const failures: unknown[] = [];
  const stream = { src: 'a.m3u8', type: 'm3u8', library: { name: 'hls.js' as const, src: hls } };
  await attachStream(video, stream, (error) => failures.push(error));
  expect(told).toEqual([['on', 'hlsError'], 'https://site.example/en/films/a.m3u8']);
  tell('hlsError', { fatal: false, details: 'bufferStalledError' });
  expect(failures).toEqual([]);
  tell('hlsError', { fatal: true, details: 'manifestLoadError' });
  expect(failures).toEqual(['manifestLoadError']);
});

it('a library that does not come is told too', async () => {
  const failures: unknown[] = [];
  const src = moduleOf('throw new Error("blocked")');
  const stream = { src: '/film.mpd', type: 'dash', library: { name: 'dashjs' as const, src } };
  expect(await attachStream(video, stream, (error) => failures.push(error))).toBeUndefined();
  expect(failures).toEqual([new Error('blocked')]);
});

it('without its library, a stream is unsupported', async () => {
  expect(await attachStream(video, { src: '/film.flv', type: 'flv' }, () => {})).toBeUndefined();
  expect(console.error).toHaveBeenCalledWith('Unsupported video type', 'flv');
});
