'use client';

import { useDarkMode } from 'bifolio/client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Still } from '../../embeds/Still.tsx';
import { useConsent } from '../../embeds/use-consent.ts';
import type { EmbedSettings } from '../../embeds/use-embed.ts';
import type { DemoLibraries } from './demo-parts.ts';
import { openCodePen, openJsFiddle } from './open-playground.ts';
import { sourcesIn } from './sources-in.ts';
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
  playgrounds?: DemoLibraries & { isForFiddle: boolean };
  words: Record<'restart' | 'whole' | 'console' | 'codepen' | 'jsfiddle' | 'newWindow', string>;
}

/** A document that runs when it comes into view, or when the reader allows the host of its libraries. */
export function DemoFrame(props: DemoFrameProps) {
  const { src, title, height, host, load, remember, texts, playgrounds, words } = props;
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isForeign = host !== undefined;
  const consent = useConsent({
    host: host ?? '',
    load: isForeign ? load : 'visible',
    remember: isForeign && remember,
  });
  const [run, setRun] = useState(0);
  const [isFree, setFree] = useState(false);
  const reports = useFrameReports({ frame, stage, run, isFree });
  const isCut = reports.kept !== undefined && (reports.height ?? 0) > reports.kept;

  const sources = () => sourcesIn(stage.current?.closest('figure'));

  function restart() {
    reports.clear();
    setFree(true);
    setRun(run + 1);
  }
  function agree() {
    setFree(true);
    consent.agree();
  }
  function showWhole() {
    setFree(true);
    frame.current?.focus();
  }
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
        {reports.lines.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
          <pre className="block-demo-console" role="log" aria-label={words.console} tabIndex={0}>
            {reports.lines.map(({ level, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
              <span key={index} data-level={level}>{`${text}\n`}</span>
            ))}
          </pre>
        )}
      </div>
      <div className="block-demo-bar">
        <button type="button" disabled={!consent.isAgreed} onClick={restart}>
          {words.restart}
        </button>
        {playgrounds && (
          <button type="button" onClick={() => openCodePen(title, sources(), playgrounds)}>
            {words.codepen}
            <span className="visually-hidden"> ({words.newWindow})</span>
          </button>
        )}
        {playgrounds?.isForFiddle && (
          <button type="button" onClick={() => openJsFiddle(title, sources(), playgrounds)}>
            {words.jsfiddle}
            <span className="visually-hidden"> ({words.newWindow})</span>
          </button>
        )}
      </div>
    </>
  );
}

interface SandboxProps extends Pick<DemoFrameProps, 'src' | 'title'> {
  /** Pixels. @default what its stage leaves */
  height?: number;
  ref: RefObject<HTMLIFrameElement | null>;
}

/** It has no access to the page, to its storage or to the reader's cookies. */
function Sandbox({ src, title, height, ref }: SandboxProps) {
  const { isDark } = useDarkMode();
  // Another address would load the frame anew.
  const [address] = useState(() => src + (isDark ? '#dark' : ''));
  useEffect(() => {
    ref.current?.contentWindow?.postMessage({ type: 'bifolio-appearance', isDark }, '*');
  }, [ref, isDark]);
  return (
    <iframe
      ref={ref}
      src={address}
      title={title}
      style={{ height }}
      sandbox="allow-scripts allow-forms"
      referrerPolicy="no-referrer"
    />
  );
}
