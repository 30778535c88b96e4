import type { ProgramState } from './program.ts';
import type { ReplTexts } from './repl-texts.ts';

interface ConsoleProps {
  state: ProgramState;
  texts: ReplTexts;
  onClose(): void;
}

/** What a program says, as it comes, and how it has ended. */
export function Console({ state, texts, onClose }: ConsoleProps) {
  const { status, isFetching, output, end } = state;
  const isLoading = status === 'loading';
  const progress = isFetching ? texts.fetching : texts.loading;
  return (
    <div className="block-code-repl-console" data-status={status}>
      <div className="block-code-repl-console-head">
        <p role="status">{isLoading ? progress : output.version}</p>
        <button type="button" className="button" onClick={onClose}>
          {texts.close}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <pre role="log" aria-label={texts.output} aria-busy={isLoading} tabIndex={0}>
        {output.parts.map(({ kind, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are only ever added
          <span key={index} data-kind={kind}>
            {kind === 'error' ? `${text.replace(/\n$/, '')}\n` : text}
          </span>
        ))}
        {!isLoading && <Ending state={state} texts={texts} />}
      </pre>
      {end && end !== 'done' && end !== 'stopped' && <p role="alert">{texts.failures[end]}</p>}
    </div>
  );
}

function Ending({ state: { output, end }, texts }: Pick<ConsoleProps, 'state' | 'texts'>) {
  if (end === 'stopped') return <i>{texts.stopped}</i>;
  return end === 'done' && output.parts.length === 0 ? <i>{texts.empty}</i> : null;
}
