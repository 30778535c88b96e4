import { moveSite } from '../../check/migrate/move/move-site.ts';
import { moveReport } from '../../check/migrate/move/report-text.ts';
import type { Terminal } from '../terminal.ts';

/** `bifolio move [dir]`: exit code 1 when something that was not for readers, or would be lost, needs a person. */
export async function moveCommand(
  dir: string | undefined,
  options: { from?: unknown; write?: boolean; out?: string },
  { log, count, fail }: Terminal,
): Promise<void> {
  const { write, out } = options;
  const from = typeof options.from === 'string' ? options.from : undefined;
  const moved = await moveSite(dir ?? '.', { from, write, out });
  log.info(moveReport(moved));
  const problems = moved.left.map(({ severity, what, todo, file, line }) => ({
    severity,
    code: 'left-by-move',
    message: `${what}.`,
    hint: todo,
    file,
    line,
  }));
  count({ pages: moved.pages, files: moved.files, redirects: moved.redirects }, problems);
  if (moved.left.some(({ severity }) => severity === 'error')) fail();
}
