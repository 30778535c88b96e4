import { type Audit, outputText, type Report } from './finding.ts';
import type { ReadDocument } from './read-document.ts';
import type { OutputFiles } from './site-files.ts';

/** Redirects that lead nowhere, or to another redirect: lines of `_redirects`, and pages that lead on. */
export function auditRedirects(
  outDir: string,
  files: OutputFiles,
  report: Report,
): Pick<Audit, 'end'> & {
  see(file: string, document: ReadDocument): void;
} {
  const lines = redirectLines(outputText(outDir, '_redirects'));
  const next = new Map(lines);
  const stubs = new Map<string, string>();
  const hint = 'Name the page that readers arrive at in `redirects`, or in `public/_redirects`.';
  const leadsOn = (to: string, from: string) => {
    const target = files.find(to, from);
    return target.kind === 'file' && stubs.has(target.file);
  };

  function check(from: string, to: string): void {
    const path = to.replace(/[?#].*$/, '');
    const say = (message: string) => report({ code: 'built-redirect', message, hint });
    if (next.has(path) || leadsOn(to, from))
      say(`The redirect from "${from}" goes to "${to}", which is redirected as well.`);
    else if (files.find(to, from).kind === 'missing')
      say(`The redirect from "${from}" goes to "${to}", which is no file of the output.`);
  }

  return {
    see(file, { leadsTo }) {
      if (leadsTo !== undefined) stubs.set(file, leadsTo);
    },
    end() {
      for (const [from, to] of lines) check(from, to);
      const written = new Set(lines.map(([from]) => from));
      for (const [file, to] of stubs)
        if (!written.has(files.addressOf(file))) check(files.addressOf(file), to);
    },
  };
}

/** What stands in `_redirects`, patterns aside: hosts read those in ways of their own. */
const redirectLines = (text: string): [from: string, to: string][] =>
  text.split('\n').flatMap((line): [string, string][] => {
    const [from = '', to = ''] = line.trim().split(/\s+/);
    return from === '' || from.startsWith('#') || /[*:]/.test(from) || !to.startsWith('/') || /:\w/.test(to)
      ? []
      : [[from, to]];
  });
