'use client';

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Console } from './Console.tsx';
import type { ReplLanguage } from './languages.ts';
import { createProgram, idle } from './program.ts';
import type { ReplTexts } from './repl-texts.ts';
import type { ServicePlace } from './services/run-types.ts';
import { serviceOf } from './services/service-of.ts';
import { useEditor } from './use-editor.ts';

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
export function Repl(props: ReplProps) {
  const { language, title, isEditable, place, timeout, outputLimit, texts, children } = props;
  const [program] = useState(() =>
    createProgram({ language, place, timeoutMs: timeout * 1000, outputLimit, loadService: serviceOf }),
  );
  const state = useSyncExternalStore(program.subscribe, program.state, () => idle);
  const editor = useEditor({ language, label: title });
  const runButton = useRef<HTMLButtonElement>(null);

  useEffect(() => () => program.close(), [program]);

  function closeConsole() {
    program.clear();
    runButton.current?.focus();
  }

  const isLoading = state.status === 'loading';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and several landmarks of one name confuse
    <section className="block-code-repl" role="group" aria-label={title}>
      <div className="block-code-repl-head">
        <p>{title}</p>
        {isEditable && (
          <button
            type="button"
            className="button"
            data-other={editor.isEditing ? texts.edit : texts.reset}
            onClick={editor.isEditing ? editor.reset : editor.edit}
          >
            {editor.isEditing ? texts.reset : texts.edit}
          </button>
        )}
        <button
          ref={runButton}
          type="button"
          className="button"
          data-theme={isLoading ? undefined : 'brand'}
          data-other={isLoading ? texts.run : texts.stop}
          onClick={() => (isLoading ? program.stop() : void program.run(editor.code()))}
        >
          {isLoading ? texts.stop : texts.run}
        </button>
      </div>
      <div ref={editor.written} className="block-code-repl-code" hidden={editor.isOpen}>
        {children}
      </div>
      {editor.isEditing && <div key="editor" ref={editor.place} className="block-code-repl-editor" />}
      {state.status !== 'idle' && <Console state={state} texts={texts} onClose={closeConsole} />}
    </section>
  );
}
