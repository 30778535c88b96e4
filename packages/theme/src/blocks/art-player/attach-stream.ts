import type { StreamLibrary } from './video-types.ts';

/** A stream, and the library that plays its type. */
export interface StreamSource {
  src: string;
  type: string;
  /** Absent when its package isn't installed. */
  library?: { name: StreamLibrary['name']; src: string };
}

/** Takes the stream away again. */
type Detach = () => void;

/**
 * Has a player show a stream, with a library that is fetched for this or by the browser itself. `undefined` when neither can. What
 * the library cannot get over, now or later, is told to `fail`.
 */
export async function attachStream(
  video: HTMLVideoElement,
  stream: StreamSource,
  fail: (error: unknown) => void,
): Promise<Detach | undefined> {
  const { type, library } = stream;
  const src = new URL(stream.src, location.href).href;
  const isNativeHls = library?.name !== 'dashjs' && /^(?:m3u8|hls)$/.test(type) && canPlayHls(video);
  try {
    if (library && 'MediaSource' in window)
      return await PLAYERS[library.name](video, { src, type, at: library.src, fail });
  } catch (error) {
    fail(error);
    return undefined;
  }
  if (isNativeHls) {
    video.src = src;
    return () => video.removeAttribute('src');
  }
  console.error('Unsupported video type', type);
  return undefined;
}

const canPlayHls = (video: HTMLVideoElement) => video.canPlayType('application/vnd.apple.mpegurl') !== '';

interface PlayerInput extends Pick<StreamSource, 'src' | 'type'> {
  /** Address of the library. */
  at: string;
  fail(error: unknown): void;
}

const PLAYERS: Record<
  StreamLibrary['name'],
  (video: HTMLVideoElement, input: PlayerInput) => Promise<Detach>
> = {
  async 'hls.js'(video, { src, at, fail }) {
    const { default: Hls } = (await import(/* @vite-ignore */ at)) as { default: HlsModule };
    const hls = new Hls();
    hls.on('hlsError', (_, { fatal, details }) => fatal && fail(details));
    hls.loadSource(src);
    hls.attachMedia(video);
    return () => hls.destroy();
  },
  async dashjs(video, { src, at, fail }) {
    const { MediaPlayer } = (await import(/* @vite-ignore */ at)) as DashModule;
    const player = MediaPlayer().create();
    player.on('error', ({ error }) => fail(error));
    player.initialize(video, src, false);
    return () => player.destroy();
  },
  async 'mpegts.js'(video, { src, type, at, fail }) {
    const { createPlayer, LoggingControl } = await loadMpegts(at);
    // What it does is nobody's business but its own; errors are.
    Object.assign(LoggingControl, {
      enableVerbose: false,
      enableDebug: false,
      enableInfo: false,
      enableWarn: false,
    });
    const player = createPlayer({ type: type === 'ts' ? 'mpegts' : 'flv', url: src });
    player.on('error', (_, detail) => fail(detail));
    player.attachMediaElement(video);
    player.load();
    return () => player.destroy();
  },
};

/** Not a module: it puts itself into the window. */
function loadMpegts(at: string): Promise<MpegtsModule> {
  const scope = window as typeof window & { mpegts?: MpegtsModule };
  return new Promise((resolve, reject) => {
    if (scope.mpegts) return resolve(scope.mpegts);
    const script = Object.assign(document.createElement('script'), { src: at });
    script.onload = () => (scope.mpegts ? resolve(scope.mpegts) : reject(new Error(`No player in ${at}`)));
    script.onerror = () => reject(new Error(`${at} could not be loaded`));
    document.head.append(script);
  });
}

// What is used of the libraries' interfaces: their packages may not be installed.
type HlsModule = new () => {
  on(event: 'hlsError', listener: (name: string, data: { fatal: boolean; details: string }) => void): void;
  loadSource(src: string): void;
  attachMedia(video: HTMLMediaElement): void;
  destroy(): void;
};
interface DashModule {
  MediaPlayer(): {
    create(): {
      on(event: 'error', listener: (event: { error: unknown }) => void): void;
      initialize(video: HTMLMediaElement, src: string, autoplay: boolean): void;
      destroy(): void;
    };
  };
}
interface MpegtsModule {
  LoggingControl: object;
  createPlayer(source: { type: string; url: string }): {
    on(event: 'error', listener: (type: string, detail: string) => void): void;
    attachMediaElement(video: HTMLMediaElement): void;
    load(): void;
    destroy(): void;
  };
}
