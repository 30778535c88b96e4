import { createFenceTracker } from 'bifolio/markdown';

/** What the line that opens a field says: all of it, or its name. */
interface FieldAttributes {
  name?: string;
  type?: string;
  default?: string;
  required?: boolean;
  optional?: boolean;
  deprecated?: boolean;
}

/** What the lines of a field say. */
export interface ReadField {
  props: { name: string; type?: string; default?: string; [flag: string]: string | boolean | undefined };
  /** The lines of the description; what belongs to the field itself is empty, so that line numbers stay. */
  lines: string[];
}

const tag = /^@(name|type|default|required|optional|deprecated|description)(?:\s+(.*))?$/;
const FLAGS = ['required', 'optional', 'deprecated'] as const;

/** Whether a field is written as attributes: `::: field name="size"`. */
export const isOldField = (info: string): boolean => /^(?:\w+\s+)*\w+=/.test(info);

/**
 * Reads `::: field name="size" type="number" required default="3"` and the newer `::: field size` with lines such as
 * `@type number`. Lines that look alike but mean nothing here, and those in code, are description.
 */
export function readField(attributes: FieldAttributes, lines: readonly string[]): ReadField {
  const tags = new Map<string, string>();
  const rest = takeTags(lines, tags);
  const text = (key: 'name' | 'type' | 'default') => tags.get(key) ?? attributes[key];
  const on = FLAGS.filter((key) => (tags.has(key) ? tags.get(key) !== 'false' : attributes[key]));
  return {
    props: {
      name: withoutTicks(text('name') ?? ''),
      ...Object.fromEntries(
        (['type', 'default'] as const).flatMap((key) => {
          const value = text(key);
          return value === undefined ? [] : [[key, withoutTicks(value)]];
        }),
      ),
      ...Object.fromEntries(on.map((key) => [key, true])),
    },
    lines: rest,
  };
}

function takeTags(lines: readonly string[], tags: Map<string, string>): string[] {
  const isFence = createFenceTracker();
  const isInside = createContainerTracker();
  return lines.map((line) => {
    const [, name, value = ''] = (!isFence(line) && !isInside(line) && tag.exec(line.trim())) || [];
    if (!name) return line;
    if (name === 'description') return value;
    tags.set(name, value.trim());
    // Of a flag only yes or no is needed; more is said to readers.
    return FLAGS.some((flag) => flag === name) && !/^(?:true|false)?$/.test(value.trim()) ? value : '';
  });
}

/** Tells of one line after the other whether it is part of a container, which has lines of its own. */
function createContainerTracker(): (line: string) => boolean {
  const open: number[] = [];
  return (line) => {
    const [, colons = '', name] = /^\s*(:{3,})\s*(\S?)/.exec(line) ?? [];
    const wasOpen = open.length > 0;
    if (name) open.push(colons.length);
    else if (colons && colons.length >= (open.at(-1) ?? Infinity)) open.pop();
    return wasOpen || open.length > 0;
  };
}

const withoutTicks = (text: string) => text.trim().replace(/^`+\s?(.*?)\s?`+$/, '$1');
