import type { $ZodIssue } from 'zod/v4/core';
import { valueAt } from './option-path.ts';

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  function: 'a function',
  undefined: 'left out',
};

/** What a value should have been, as the end of "Expected … to be". */
export function expectation(issue: $ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (!issue.message.startsWith('Invalid')) return issue.message;
      return TYPE_NAMES[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return alternatives(
        issue.values.map((value) => (typeof value === 'string' ? `"${value}"` : String(value))),
      );
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? 'text that is not empty' : 'longer text';
      if (issue.origin !== 'array' && !issue.inclusive) return `a number above ${issue.minimum}`;
      return `${issue.origin === 'array' ? 'a list of' : 'a number of'} at least ${issue.minimum}`;
    case 'too_big':
      return `${issue.origin === 'array' ? 'a list of' : 'a number of'} at most ${issue.maximum}`;
    case 'invalid_format':
      return issue.message.startsWith('Invalid') ? `text in the form ${issue.format}` : issue.message;
    case 'invalid_union':
      return (
        alternatives(issue.errors.flatMap(([first]) => (first ? expectation(first) : []))) || issue.message
      );
    case 'invalid_key':
      return issue.issues[0] ? expectation(issue.issues[0]) : 'a known key';
    default:
      return issue.message;
  }
}

/**
 * The issues of the branch of a union that the author meant: the one whose own type fits, so that what is wrong lies
 * deeper. A union of which no branch fits stays as it is.
 */
export function unnestUnions(issue: $ZodIssue, root: unknown): $ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const value = valueAt(root, issue.path);
  const branches = issue.errors.filter((errors) => errors.every((error) => !isWrongType(error)));
  const branch = branches.sort((a, b) => a.length - b.length)[0];
  if (!branch || typeof value !== 'object') return [issue];
  return branch.flatMap((error) => unnestUnions({ ...error, path: [...issue.path, ...error.path] }, root));
}

const isWrongType = (issue: $ZodIssue): boolean =>
  issue.path.length === 0 &&
  (issue.code === 'invalid_union'
    ? issue.errors.every((errors) => errors.some(isWrongType))
    : issue.code === 'invalid_type' || issue.code === 'invalid_value');

function alternatives(names: readonly string[]): string {
  const unique = [...new Set(names)];
  return unique.length < 2 ? unique.join('') : `${unique.slice(0, -1).join(', ')} or ${unique.at(-1)}`;
}
