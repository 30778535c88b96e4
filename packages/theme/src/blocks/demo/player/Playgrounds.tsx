import type { RefObject } from 'react';
import type { DemoLibraries } from '../demo-parts.ts';
import { sourcesIn } from '../tokens/sources-in.ts';
import { openCodePen, openJsFiddle } from './open-playground.ts';

export type PlaygroundWords = Record<'codepen' | 'jsfiddle' | 'newWindow', string>;

/** Of a demo whose source can be opened at playgrounds. */
export type PlaygroundLibraries = DemoLibraries & { isForFiddle: boolean };

export interface PlaygroundsProps {
  title: string;
  /** An element of the demo's figure, which the source is read from. */
  stage: RefObject<HTMLElement | null>;
  libraries: PlaygroundLibraries;
  words: PlaygroundWords;
}

/** Opens the source of a demo where readers can go on with it. */
export function Playgrounds({ title, stage, libraries, words }: PlaygroundsProps) {
  const sources = () => sourcesIn(stage.current?.closest('figure'));
  return (
    <>
      <button type="button" onClick={() => openCodePen(title, sources(), libraries)}>
        {words.codepen}
        <span className="visually-hidden"> ({words.newWindow})</span>
      </button>
      {libraries.isForFiddle && (
        <button type="button" onClick={() => openJsFiddle(title, sources(), libraries)}>
          {words.jsfiddle}
          <span className="visually-hidden"> ({words.newWindow})</span>
        </button>
      )}
    </>
  );
}
