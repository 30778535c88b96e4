'use client';

import { useRef, useState } from 'react';
import { useConsent } from '../../../embeds/consent/use-consent.ts';
import type { EmbedSettings } from '../../../embeds/consent/use-embed.ts';
import { Still } from '../../../embeds/Still.tsx';
import { DemoConsole } from './DemoConsole.tsx';
import { type PlaygroundLibraries, Playgrounds, type PlaygroundWords } from './Playgrounds.tsx';
import { Sandbox } from './Sandbox.tsx';
import { useFrameReports } from './use-frame-reports.ts';

export interface DemoFrameProps extends Omit<EmbedSettings, 'host'> {
  /** The document. */
  src: string;
  title: string;
  /** Pixels that are kept for it. */
  height: number;
  /** Another host that it loads libraries from. */
  host?: string;
  /** Its libraries, where its source can be opened at playgrounds. */
  playgrounds?: PlaygroundLibraries;
  words: PlaygroundWords & Record<'restart' | 'whole' | 'console', string>;
}

/** A document that runs when it comes into view, or when the reader allows the host of its libraries. */
export function DemoFrame(props: DemoFrameProps) {
  const { src, title, height, host, load, remember, texts, playgrounds, words } = props;
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isForeign = host !== undefined;
  const consent = useConsent(
    isForeign ? { host, load, remember } : { host: '', load: 'visible', remember: false },
  );
  const [run, setRun] = useState(0);
  const [isFree, setFree] = useState(false);
  const reports = useFrameReports({ frame, stage, run, isFree });
  const isCut = reports.kept !== undefined && (reports.height ?? 0) > reports.kept;
  function restart() {
    reports.clear();
    setFree(true);
    setRun(run + 1);
  }
  const agree = () => {
    setFree(true);
    consent.agree();
  };
  const showWhole = () => {
    setFree(true);
    frame.current?.focus();
  };
  return (
    <>
      <div
        ref={stage}
        className="block-demo-stage"
        data-height={`${height}px`}
        style={consent.isAgreed ? { height: reports.kept ?? 'auto' } : undefined}
      >
        {consent.isAgreed ? (
          <Sandbox
            key={run}
            ref={frame}
            src={src}
            title={title}
            height={reports.kept === undefined ? Math.max(height, reports.height ?? 0) : undefined}
          />
        ) : (
          isForeign && <Still title={title} label={texts.load} onStart={agree} />
        )}
        {isCut && (
          <button type="button" className="block-demo-whole" onClick={showWhole}>
            {words.whole}
          </button>
        )}
        <DemoConsole lines={reports.lines} label={words.console} />
      </div>
      <div className="block-demo-bar">
        <button type="button" disabled={!consent.isAgreed} onClick={restart}>
          {words.restart}
        </button>
        {playgrounds && <Playgrounds title={title} stage={stage} libraries={playgrounds} words={words} />}
      </div>
    </>
  );
}
