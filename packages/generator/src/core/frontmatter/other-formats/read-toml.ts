import { parse, TomlDate, TomlError } from 'smol-toml';

/** What a TOML text says, and why its rest could not be read. */
export interface ReadToml {
  value: TomlTable;
  fault?: { line: number; reason: string };
}

export interface TomlTable {
  [key: string]: unknown;
}

/** Reads TOML. Dates are text, as written; text from the first mistake on is left out. Never throws. */
export function readToml(source: string): ReadToml {
  const text = source.replace(/\r\n?/g, '\n');
  try {
    return { value: plain(parse(text)) as TomlTable };
  } catch (error) {
    const fault = faultOf(error);
    const before = text
      .split('\n')
      .slice(0, fault.line - 1)
      .join('\n');
    return { value: readable(before), fault };
  }
}

/** What stands above a mistake; nothing, if that begins earlier. */
function readable(text: string): TomlTable {
  try {
    return plain(parse(text)) as TomlTable;
  } catch {
    return {};
  }
}

function faultOf(error: unknown): { line: number; reason: string } {
  if (!(error instanceof TomlError)) return { line: 1, reason: 'values are nested too deeply' };
  const [reason = ''] = error.message.split('\n', 1);
  return { line: error.line, reason: reason.replace(/^Invalid TOML document: /, '') };
}

function plain(value: unknown): unknown {
  if (value instanceof TomlDate) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, plain(inner)] as const);
  return Object.fromEntries(entries);
}
