'use client';
import { useLang } from 'bifolio/client';
import { useEffect, useId, useRef } from 'react';
import { Tool } from '../tool/Tool.tsx';
import { Choices } from './Choices.tsx';
import { Problems } from './Problems.tsx';
import { samplesIn } from './samples.ts';
import { playgroundText } from './text.ts';
import { keepInAddress, useKept } from './use-kept.ts';
import { usePage } from './use-page.ts';
import './style.css';

/** How long nobody has typed before the address follows: browsers count such changes. */
const REST_MS = 800;

/** A field for Markdown and the page that becomes of it, by the parser and the theme themselves, in this browser. */
export function Editor() {
  const lang = useLang();
  const text = playgroundText(lang);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [kept, change] = useKept(samplesIn(lang).page);
  const { state, problems } = usePage(frame, lang, kept);
  const first = useRef(kept);

  useEffect(() => {
    first.current ??= kept;
    if (!kept || kept === first.current) return;
    const timer = setTimeout(() => void keepInAddress(kept), REST_MS);
    return () => clearTimeout(timer);
  }, [kept]);

  return (
    <Tool className="playground">
      <Choices kept={kept} change={change} lang={lang} />
      <div className="playground-leaves">
        <div>
          <label htmlFor={id}>{text.markdown}</label>
          <textarea
            id={id}
            ref={field}
            value={kept?.source ?? ''}
            onChange={({ target }) => change({ source: target.value })}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            dir="auto"
          />
        </div>
        <div>
          <span aria-hidden="true">{text.page}</span>
          <iframe ref={frame} src="/playground/frame.html" title={text.page} />
        </div>
      </div>
      <Problems
        state={state}
        problems={problems}
        text={text}
        show={(line) => showLine(field.current, line)}
      />
    </Tool>
  );
}

/** Marks a line in the field and moves there. */
function showLine(field: HTMLTextAreaElement | null, line: number) {
  if (!field) return;
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}
