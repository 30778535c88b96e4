'use client';

import { useRef } from 'react';
import { Caption } from '../../embeds/Caption.tsx';
import { useConsent } from '../../embeds/consent/use-consent.ts';
import type { EmbedSettings } from '../../embeds/consent/use-embed.ts';
import { useStart } from '../../embeds/consent/use-start.ts';
import { Still } from '../../embeds/Still.tsx';
import { ServerImage } from './ServerImage.tsx';

export interface AskedImageProps extends EmbedSettings {
  light: string;
  dark: string;
  name: string;
  /** Of the place that it keeps, a CSS length. */
  height: string;
}

/** The image of a server that the reader's browser does not ask before the reader agrees. */
export function AskedImage({ light, dark, name, height, texts, ...policy }: AskedImageProps) {
  const consent = useConsent(policy);
  const stage = useRef<HTMLDivElement>(null);
  const start = useStart(consent, stage);

  return (
    <>
      <div className="chart-stage" data-height={height} ref={stage} tabIndex={-1}>
        {consent.isAgreed ? (
          <ServerImage light={light} dark={dark} name={name} />
        ) : (
          <Still title={name} label={texts.load} onStart={start} />
        )}
      </div>
      <Caption href={light} title={name} consent={consent} canRemember={policy.remember} texts={texts} />
    </>
  );
}
