'use client';
import { useLang } from 'bifolio/client';
import { type ReactNode, useRef, useState } from 'react';
// Sheets of static components are linked on every page, those of islands only where these are.
import './sheet-stack.css';
import './side-by-side.css';
import './live-editor/style.css';

/** Hydrated by the first pointer, focus or key on it: nobody who only reads loads it. */
export const hydrate = 'interaction';

const english = { edit: 'Edit', label: 'Markdown', failed: 'The editor could not be loaded.' };
const chinese: typeof english = { edit: '编辑', label: 'Markdown', failed: '编辑器未能加载。' };

interface LiveEditorProps {
  /** A code block of Markdown. */
  left: ReactNode;
  /** The page that it makes. */
  right: ReactNode;
}

interface Draft {
  source: string;
  render: (source: string) => string;
}

/** Markdown beside its page. Once one edits it, the page follows each key. */
export function LiveEditor({ left, right }: LiveEditorProps) {
  const text = useLang().startsWith('zh') ? chinese : english;
  const root = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<Draft>();
  const [isFailed, setFailed] = useState(false);

  async function open() {
    const source = root.current?.querySelector('pre')?.textContent ?? '';
    try {
      const { createPreview } = await import('./live-editor/create-preview.ts');
      setDraft({ source, render: createPreview() });
    } catch {
      setFailed(true);
    }
  }

  return (
    <div ref={root} className="side-by-side live-editor" data-editing={draft ? '' : undefined}>
      <div className="prose">
        {left}
        {draft ? (
          <textarea
            // biome-ignore lint/a11y/noAutofocus: one has just asked for it
            autoFocus
            aria-label={text.label}
            spellCheck={false}
            value={draft.source}
            onChange={({ target }) => setDraft({ ...draft, source: target.value })}
          />
        ) : (
          <button type="button" className="live-editor-open" onClick={open}>
            {isFailed ? text.failed : text.edit}
          </button>
        )}
      </div>
      <div className="prose">
        <div className="live-editor-page" hidden={Boolean(draft)}>
          {right}
        </div>
        {draft && (
          <div
            className="live-editor-page"
            dangerouslySetInnerHTML={{ __html: draft.render(draft.source) }}
          />
        )}
      </div>
    </div>
  );
}
