import { useNeeds } from 'bifolio/client';
import type { ReactNode } from 'react';
import { useTheme } from '../../hooks/use-theme.ts';
import type { ReplLanguage } from './languages.ts';
import type { RunPlace } from './places.ts';
import { Repl } from './Repl.tsx';
import type { PyodideFiles } from './services/run-types.ts';

export interface CodeReplProps {
  /** `go`, `kotlin`, `rust` or `python`; `kt`, `rs` and `py` too. */
  type?: ReplLanguage;
  /** @default 'Go playground' and so on */
  title?: string;
  /** Let readers change the code. @default false */
  editable?: boolean;
  /** What the build has found out about the language. */
  place?: RunPlace;
  /** Seconds. */
  timeout?: number;
  outputLimit?: number;
  /** The code block. */
  children?: ReactNode;
}

/** Code that readers run, with a console below it. Nothing is asked of a service before. */
export function CodeRepl(props: CodeReplProps) {
  const { type, title, editable = false, place, timeout = 60, outputLimit = 100_000, children } = props;
  const { text } = useTheme();
  useNeeds(needsOf(props));
  if (!type || !place) return children;
  const { url, isPlayground, files } = place;
  return (
    <Repl
      language={type}
      title={title || text.replTitleText.replace('{lang}', type)}
      isEditable={editable}
      place={{
        url,
        isPlayground,
        files: files && addresses(files),
      }}
      timeout={timeout}
      outputLimit={outputLimit}
      texts={{
        run: text.replRunText,
        stop: text.replStopText,
        edit: text.replEditText,
        reset: text.replResetText,
        close: text.replCloseText,
        fetching: text.replFetchingText,
        loading: text.replLoadingText,
        output: text.replOutputLabel,
        empty: text.replEmptyText,
        stopped: text.replStoppedText,
        failures: {
          unreachable: text.replUnreachableText,
          refused: text.replRefusedText,
          unreadable: text.replUnreadableText,
          lost: text.replLostText,
          timeout: text.replTimeoutText.replace('{seconds}', String(timeout)),
          limit: text.replLimitText,
        },
      }}
    >
      {children}
    </Repl>
  );
}

const addresses = ({ main, module, wasm, library, lock }: NonNullable<RunPlace['files']>): PyodideFiles => ({
  main: main.src,
  module: module.src,
  wasm: wasm.src,
  library: library.src,
  lock: lock.src,
});

/** Python brings its own machine, the others ask their service. */
function needsOf({ type, place }: CodeReplProps): Record<string, string[]> {
  const origins = place?.url ? [new URL(place.url).origin] : [];
  return type === 'python'
    ? { 'script-src': [...origins, "'wasm-unsafe-eval'"], 'connect-src': origins }
    : { 'connect-src': origins };
}
