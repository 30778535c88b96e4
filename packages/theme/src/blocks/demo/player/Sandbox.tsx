import { useDarkMode } from 'bifolio/client';
import { type RefObject, useEffect, useState } from 'react';

export interface SandboxProps {
  /** The document. */
  src: string;
  title: string;
  /** Pixels. @default what its stage leaves */
  height?: number;
  ref: RefObject<HTMLIFrameElement | null>;
}

/** The frame of a demo. It has no access to the page, to its storage or to the reader's cookies. */
export function Sandbox({ src, title, height, ref }: SandboxProps) {
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
