import { type RefObject, useEffect, useState } from 'react';
import { pauseOthers } from '../../embeds/pause-others.ts';
import type { StreamSource } from './attach-stream.ts';
import { mediaErrorText } from './media-error-text.ts';
import { isVideoType } from './video-types.ts';

/** What is played, and how. */
export interface Playback extends StreamSource {
  /** Whether a library has to play it. */
  isStream: boolean;
  volume: number;
  muted: boolean;
  autoplay: boolean;
  /** Pause other players of the page. */
  mutex: boolean;
}

interface PlaybackState extends Playback {
  /** Whether the reader has started it. */
  isStarted: boolean;
  /** Whether the player is there. */
  isShown: boolean;
}

/** Plays in the element what was started, and tells whether that has failed. */
export function usePlayback(
  video: RefObject<HTMLVideoElement | null>,
  { src, type, library, isStream, volume, muted, autoplay, mutex, isStarted, isShown }: PlaybackState,
): boolean {
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!isShown || !element) return;
    element.volume = volume;
    element.muted = muted;
    const listeners = new AbortController();
    const { signal } = listeners;
    if (isStarted) element.focus();
    if (mutex) element.addEventListener('play', () => pauseOthers(element), { signal });
    if (!isVideoType(type)) console.error('Unsupported video type', type);
    element.addEventListener('error', () => element.error && fail(mediaErrorText(element.error)), { signal });
    let detach = () => {};
    /** What plays already stays: the reader may go back to what is there. */
    function fail(reason: unknown) {
      console.error(`Video "${src}" cannot be played:`, reason);
      if (element?.readyState === 0) setFailed(true);
    }
    async function start(player: HTMLVideoElement) {
      if (isStream) {
        const { attachStream } = await import('./attach-stream.ts');
        const attached = await attachStream(player, { src, type, library }, fail);
        if (!attached) return setFailed(true);
        if (signal.aborted) return attached();
        detach = attached;
      }
      if (isStarted || (autoplay && !prefersStill())) await player.play().catch(() => {});
    }
    void start(element);
    return () => {
      listeners.abort();
      detach();
    };
  }, [video, isShown, isStarted, src, type, library, isStream, volume, muted, autoplay, mutex]);

  return isFailed;
}

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
