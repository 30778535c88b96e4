import type { Said } from '../../playground/messages.ts';
import type { PlaygroundText } from './text.ts';
import type { PageState } from './use-page.ts';

interface ProblemsProps {
  state: PageState;
  problems: readonly Said[];
  text: PlaygroundText;
  /** Moves to a line of the text. */
  show(line: number): void;
}

/** What is wrong with the text, by line, and what only a site on a disk can do. */
export function Problems({ state, problems, text, show }: ProblemsProps) {
  return (
    <section className="playground-problems" aria-label={text.problems} aria-live="polite">
      {state !== 'shown' ? <p>{text[state]}</p> : problems.length === 0 && <p>{text.fine}</p>}
      {state === 'shown' && problems.length > 0 && (
        <ul>
          {problems.map((problem, index) => (
            <li key={index} data-severity={problem.limit ? 'limit' : problem.severity}>
              {problem.line !== undefined && (
                <button type="button" onClick={() => show(problem.line ?? 1)}>
                  {text.line.replace('{line}', String(problem.line))}
                </button>
              )}
              {problem.limit ? (
                <span>{text.limits[problem.limit].replace('{name}', () => problem.message)}</span>
              ) : (
                <span lang="en">
                  {problem.message} {problem.hint}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
