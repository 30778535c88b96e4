'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { pauseOthers } from '../../embeds/pause-others.ts';

interface AudioButtonProps {
  src: string;
  type?: string;
  autoplay: boolean;
  /** Seconds. */
  startTime: number;
  endTime?: number;
  volume: number;
  /** From which other host it comes. */
  hint?: string;
  words: { play: string; pause: string };
  children?: ReactNode;
}

const SPEAKER = 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z';
const WAVES = 'M15 9a4 4 0 0 1 0 6M17.5 6.5a8 8 0 0 1 0 11';

/** Plays a sound, or a part of it, and stops it. */
export function AudioButton(props: AudioButtonProps) {
  const { src, type, autoplay, startTime, endTime, volume, hint, words, children } = props;
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it comes into view
  useEffect(() => {
    if (type && audio.current?.canPlayType(type) === '') console.warn('Unsupported audio type', type);
    if (autoplay) void play();
  }, []);

  async function play() {
    const sound = audio.current;
    if (!sound) return;
    sound.volume = volume;
    if (sound.currentTime < startTime || isPast(sound.currentTime)) sound.currentTime = startTime;
    pauseOthers(sound);
    // Browsers may forbid it until the reader has done something.
    await sound.play().catch(() => setPlaying(false));
  }

  const isPast = (seconds: number) => endTime !== undefined && endTime > startTime && seconds >= endTime;

  function toggle() {
    if (audio.current?.paused === false) audio.current.pause();
    else void play();
  }

  return (
    <>
      <button
        type="button"
        className="audio-button"
        data-playing={isPlaying || undefined}
        title={hint}
        onClick={toggle}
      >
        <svg className="frame-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={SPEAKER} />
          <path d={WAVES} />
        </svg>
        <span className="visually-hidden">{isPlaying ? words.pause : words.play} </span>
        {children}
      </button>
      {/* biome-ignore lint/a11y/useMediaCaption: what it says stands beside it */}
      <audio
        ref={audio}
        src={src}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => {
          if (isPast(currentTarget.currentTime)) currentTarget.currentTime = startTime;
        }}
      />
    </>
  );
}
