import { callInTime } from '../../core/clock/call-in-time.ts';
import type { Source, SourceCall, SourceRow } from '../../core/contracts/sources/source.ts';
import { localeOfFile } from '../../core/routing/page-route.ts';
import { checkRow, fileOfRow, keyOfRow, type RowChecks, rowError } from './check-row.ts';
import type { KeptRow, KeptRows } from './kept-rows.ts';

const LIMIT_MS = 60_000;

/** What making rows needs of its surroundings. */
export interface MakeOptions extends Pick<SourceCall, 'root' | 'dependsOn' | 'warn'> {
  locales: RowChecks['locales'];
}

/** Makes the rows of a source, one after the other, and keeps them when all are there. Gives them by path. */
export async function makeRows(
  source: Source,
  kept: KeptRows,
  { locales, ...call }: MakeOptions,
): Promise<ReadonlyMap<string, KeptRow>> {
  const { timeout: limitMs = LIMIT_MS, schema } = source;
  const controller = new AbortController();
  const { signal } = controller;
  const langOf = (path: string) => localeOfFile(path, locales)?.lang ?? '';
  const options: TakeOptions = {
    kept,
    call: { ...call, signal, langOf, folder: kept.ownFolder },
    checks: { locales, schema },
  };
  try {
    const now = await callInTime(() => takeRows(source, options), limitMs);
    kept.keep(now);
    return now;
  } catch (error) {
    kept.discard();
    throw error;
  } finally {
    controller.abort();
  }
}

interface TakeOptions {
  kept: KeptRows;
  call: SourceCall;
  checks: RowChecks;
}

/** All rows by path. Files are written of those that are new. */
async function takeRows(source: Source, { kept, call, checks }: TakeOptions): Promise<Map<string, KeptRow>> {
  const { signal } = call;
  const now = new Map<string, KeptRow>();
  for await (const given of source.pages(call)) {
    if (signal.aborted) break;
    const row = await checkRow(given, checks);
    if (now.has(row.path))
      throw rowError(`Two rows have the path "${row.path}".`, 'Give one of them another path.');
    now.set(row.path, { key: await takeRow(row, kept, signal), ...(row.from && { from: row.from }) });
  }
  return now;
}

async function takeRow(row: SourceRow, kept: KeptRows, signal: AbortSignal): Promise<string> {
  if (row.key !== undefined) {
    const key = keyOfRow(row, '');
    if (kept.holds(row.path, key)) return key;
  }
  const text = typeof row.text === 'function' ? await row.text() : row.text;
  const key = keyOfRow(row, text);
  if (!signal.aborted && !kept.holds(row.path, key)) kept.write(row.path, fileOfRow(row, text));
  return key;
}
