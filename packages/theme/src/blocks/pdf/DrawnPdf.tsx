import { useEffect, useRef, useState } from 'react';

export interface DrawnPdfProps {
  /** The file, with what a viewer reads behind its `#`. */
  src: string;
  title: string;
  /** Addresses of `pdfjs-dist`. */
  library: { main: string; worker: string };
  /** `page` has `{page}` and `{count}`. */
  words: { page: string; failed: string };
}

/** The pages of a PDF below each other, drawn as they come into view. */
export function DrawnPdf({ src, title, library, words }: DrawnPdfProps) {
  const pages = useRef<HTMLDivElement>(null);
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    const container = pages.current;
    if (!container) return;
    const stopped = new AbortController();
    // What had the focus is gone.
    container.focus();
    const label = (page: number, count: number) =>
      words.page.replace('{page}', String(page)).replace('{count}', String(count));
    import('./draw-pages.ts')
      .then(({ drawPages }) => drawPages(container, { src, library, label, signal: stopped.signal }))
      .catch((error: unknown) => {
        console.error(`PDF "${src}" cannot be drawn:`, error);
        setFailed(true);
      });
    return () => stopped.abort();
  }, [src, library, words]);

  if (isFailed)
    return (
      <p className="embed-still">
        <a href={src.replace(/#.*/, '')}>{words.failed}</a>
      </p>
    );
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has nothing in it that takes the focus
  // biome-ignore lint/a11y/useSemanticElements: the prose styles sections
  return <div ref={pages} className="pdf-pages" role="region" aria-label={title} tabIndex={0} />;
}
