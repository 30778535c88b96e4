'use client';

import { useState, useSyncExternalStore } from 'react';
import { Still } from '../../embeds/Still.tsx';
import type { sizeAttributes } from '../../embeds/size.ts';
import { DrawnPdf, type DrawnPdfProps } from './DrawnPdf.tsx';
import { hasOwnViewer } from './has-own-viewer.ts';

export interface PdfFrameProps extends Omit<DrawnPdfProps, 'library'> {
  stage: Partial<ReturnType<typeof sizeAttributes>>;
  /** Where the package is installed. */
  library?: DrawnPdfProps['library'];
  words: DrawnPdfProps['words'] & { open: string; show: string };
}

/** The browser's viewer, once it is seen. Browsers without one draw the pages when the reader asks for them. */
export function PdfFrame({ src, title, stage, library, words }: PdfFrameProps) {
  const isNative = useSyncExternalStore(noChange, hasOwnViewer, () => false);
  const isLive = useSyncExternalStore(noChange, isTrue, () => false);
  const [isWanted, setWanted] = useState(false);
  const file = src.replace(/#.*/, '');
  return (
    <>
      <div className="embed-stage" {...stage}>
        {isNative ? (
          <iframe src={src} title={title} />
        ) : isWanted && library ? (
          <DrawnPdf src={src} title={title} library={library} words={words} />
        ) : (
          <Still
            title={title}
            href={file}
            label={isLive && library ? words.show : undefined}
            onStart={() => setWanted(true)}
          />
        )}
      </div>
      <figcaption>
        <a href={file}>
          {words.open}
          <span className="visually-hidden">: {title}</span>
        </a>
      </figcaption>
    </>
  );
}

const noChange = () => () => {};
const isTrue = () => true;
