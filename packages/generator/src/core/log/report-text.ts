import type pc from 'picocolors';
import { formatPosition, type Problem } from '../errors/bifolio-error.ts';
import { isExplained, messageUrl } from '../errors/message-url.ts';
import { plural } from '../text/plural.ts';

type Colors = ReturnType<typeof pc.createColors>;

/** What is said at so many places is said once. */
const REPEATED = 5;
/** Places that are named of it. */
const SHOWN_PLACES = 20;

/** Problems grouped by file, those that many places share after them, errors and warnings counted in a last line. */
export function reportText(problems: readonly Problem[], colors: Colors): string {
  const alike = Map.groupBy(problems, ({ severity, message, hint }) =>
    JSON.stringify([severity, message, hint]),
  );
  const repeated = [...alike.values()].filter((list) => list.length >= REPEATED);
  const shared = new Set(repeated.flat());
  const own = problems.filter((problem) => !shared.has(problem));
  const files = [...groupByFile(own)].map(([file, list]) =>
    [file && colors.bold(file), ...list.map((one) => problemText(one, placeOf(one), colors))]
      .filter(Boolean)
      .join('\n'),
  );
  const together = repeated.map((list) => repeatedText(list, colors));
  const end = [summary(problems), ...explanations(problems, colors)].join('\n');
  return [...files, ...together, end].join('\n\n');
}

/** Kinds of problems that are linked; a list of dozens would hide the report. */
const LINKED = 3;

/** Where the documentation explains the kinds of problems of a report, the errors first. */
function explanations(problems: readonly Problem[], colors: Colors): string[] {
  const errorsFirst = problems.toSorted(
    (a, b) => compareSeverities(a, b) || compareFiles(a, b) || comparePlaces(a, b),
  );
  const codes = [...new Set(errorsFirst.map(({ code }) => code))].filter(isExplained);
  const more = codes.length > LINKED ? [`and ${codes.length - LINKED} more: ${messageUrl()}`] : [];
  return [...codes.slice(0, LINKED).map(messageUrl), ...more].map((line) => `  ${colors.dim(line)}`);
}

const placeOf = ({ line, column }: Problem) => formatPosition({ line, column });

function problemText({ severity, message, hint }: Problem, place: string, colors: Colors): string {
  const mark = severity === 'error' ? colors.red('error') : colors.yellow('warning');
  const head = [place && colors.dim(place), mark, message].filter(Boolean).join(' ');
  return hint ? `  ${head}\n    ${colors.cyan(hint.replaceAll('\n', '\n    '))}` : `  ${head}`;
}

/** A problem that many places share, with the first of them. */
function repeatedText(problems: Problem[], colors: Colors): string {
  const [first, ...others] = problems.sort((a, b) => compareFiles(a, b) || comparePlaces(a, b));
  if (!first) return '';
  const places = [first, ...others].map(formatPosition).filter(Boolean);
  const shown = places.slice(0, SHOWN_PLACES).map((place) => `    ${colors.dim(place)}`);
  const more = places.length > SHOWN_PLACES ? [`    and ${places.length - SHOWN_PLACES} more`] : [];
  const head = colors.bold(`At ${plural(problems.length, 'place')}`);
  return [head, problemText(first, '', colors), ...shown, ...more].join('\n');
}

function groupByFile(problems: readonly Problem[]): Map<string, Problem[]> {
  const sorted = problems.toSorted((a, b) => compareFiles(a, b) || comparePlaces(a, b));
  return Map.groupBy(sorted, ({ file }) => file ?? '');
}

const compareSeverities = (a: Problem, b: Problem) =>
  Number(b.severity === 'error') - Number(a.severity === 'error');

const compareFiles = ({ file: a = '' }: Problem, { file: b = '' }: Problem) => (a < b ? -1 : a > b ? 1 : 0);

const comparePlaces = (a: Problem, b: Problem) =>
  (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);

function summary(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const counts: [number, string][] = [
    [errors, 'error'],
    [problems.length - errors, 'warning'],
  ];
  return counts.flatMap(([count, noun]) => (count === 0 ? [] : plural(count, noun))).join(', ');
}
