import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CodeEditor } from './editor/code-editor.ts';
import type { ReplLanguage } from './languages.ts';
import { runnableCode } from './runnable-code.ts';

/** The code of a block, as it is written or as the reader has changed it. */
export interface EditedCode {
  /** For the element around the written code. */
  written: RefObject<HTMLDivElement | null>;
  /** For an empty element that is there while the reader edits. */
  place: RefObject<HTMLDivElement | null>;
  isEditing: boolean;
  /** The editor has come, in place of the written code. */
  isOpen: boolean;
  /** What would be run. */
  code(): string;
  edit(): Promise<void>;
  /** Back to the code as it is written. */
  reset(): void;
}

/** An editor for the code of a block; its library is fetched when it is opened. `label`: its name for screen readers. */
export function useEditor({ language, label }: { language: ReplLanguage; label: string }): EditedCode {
  const written = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<CodeEditor>();
  const [isEditing, setEditing] = useState(false);

  useEffect(() => () => editor?.close(), [editor]);

  return {
    written,
    place,
    isEditing,
    isOpen: editor !== undefined,
    code: () => editor?.code() ?? runnableCode(written.current),
    async edit() {
      setEditing(true);
      const { openEditor } = await import('./editor/code-editor.ts');
      if (place.current)
        setEditor(openEditor(place.current, { code: runnableCode(written.current), language, label }));
    },
    reset() {
      setEditor(undefined);
      setEditing(false);
    },
  };
}
