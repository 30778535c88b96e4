import type { ReactNode } from 'react';
import { useTheme } from '../../hooks/use-theme.ts';

/** The mark in the text that opens a note. The browser itself opens and closes it. */
export function Annotation({ label }: { label: string }) {
  const { text } = useTheme();
  return (
    <button
      type="button"
      className="annotation"
      popoverTarget={noteId(label)}
      data-label={label}
      aria-label={`${text.annotationLabel}: ${label}`}
    />
  );
}

/** The note itself. It stands behind the text, and is read there where browsers know no popovers. */
export function AnnotationNote({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <aside id={noteId(label)} className="annotation-note" popover="auto" aria-label={label}>
      {children}
    </aside>
  );
}

const noteId = (label: string) => `annotation-${label}`;
