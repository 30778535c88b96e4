'use client';

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Console } from './Console.tsx';
import type { CodeEditor } from './editor/code-editor.ts';
import type { ReplLanguage } from './languages.ts';
import { createProgram, idle } from './program.ts';
import type { ReplTexts } from './repl-texts.ts';
import { runnableCode } from './runnable-code.ts';
import type { ServicePlace } from './services/run-types.ts';
import { serviceOf } from './services/service-of.ts';

export interface ReplProps {
  language: ReplLanguage;
  title: string;
  isEditable: boolean;
  place: ServicePlace;
  /** Seconds. */
  timeout: number;
  outputLimit: number;
  texts: ReplTexts;
  children: ReactNode;
}

/** Nobody who only reads needs it. */
export const hydrate = 'interaction';

/** A code block with what runs and edits it. */
export function Repl({
  language,
  title,
  isEditable,
  place,
  timeout,
  outputLimit,
  texts,
  children,
}: ReplProps) {
  const [program] = useState(() =>
    createProgram({ language, place, timeoutMs: timeout * 1000, outputLimit, loadService: serviceOf }),
  );
  const state = useSyncExternalStore(program.subscribe, program.state, () => idle);
  const code = useRef<HTMLDivElement>(null);
  const editorPlace = useRef<HTMLDivElement>(null);
  const runButton = useRef<HTMLButtonElement>(null);
  const [editor, setEditor] = useState<CodeEditor>();
  const [isEditing, setEditing] = useState(false);

  useEffect(() => () => program.close(), [program]);
  useEffect(() => () => editor?.close(), [editor]);

  async function edit() {
    setEditing(true);
    const { openEditor } = await import('./editor/code-editor.ts');
    if (editorPlace.current)
      setEditor(
        openEditor(editorPlace.current, { code: runnableCode(code.current), language, label: title }),
      );
  }

  function reset() {
    setEditor(undefined);
    setEditing(false);
  }

  function closeConsole() {
    program.clear();
    runButton.current?.focus();
  }

  const isLoading = state.status === 'loading';
  return (
    <section className="block-code-repl" aria-label={title}>
      <div className="block-code-repl-head">
        <p>{title}</p>
        {isEditable && (
          <button type="button" className="button" onClick={isEditing ? reset : edit}>
            {isEditing ? texts.reset : texts.edit}
          </button>
        )}
        <button
          ref={runButton}
          type="button"
          className="button"
          data-theme={isLoading ? undefined : 'brand'}
          onClick={() =>
            isLoading ? program.stop() : void program.run(editor?.code() ?? runnableCode(code.current))
          }
        >
          {isLoading ? texts.stop : texts.run}
        </button>
      </div>
      <div ref={code} className="block-code-repl-code" hidden={editor !== undefined}>
        {children}
      </div>
      {isEditing && <div key="editor" ref={editorPlace} className="block-code-repl-editor" />}
      {state.status !== 'idle' && <Console state={state} texts={texts} onClose={closeConsole} />}
    </section>
  );
}
