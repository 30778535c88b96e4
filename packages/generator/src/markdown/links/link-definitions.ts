import type MarkdownIt from 'markdown-it';
import { pageOf } from '../page-state.ts';

interface Definition {
  title: string;
  href: string;
}

/** What is known of the link definitions of a page while it is parsed. */
interface Definitions {
  references: Record<string, Definition>;
  used: Set<string>;
  shadowed: Set<string>;
  /** Phases of the parser, the inner one last: a rule may parse a text of its own. */
  phases: ('block' | 'inline')[];
}

interface DefiningEnvironment {
  references?: Record<string, Definition>;
  linkDefinitions?: Definitions;
}

/** Warns of link definitions (`[label]: address`) that no link uses, and of those that an earlier one of the same label hides. */
export function linkDefinitions(md: MarkdownIt): void {
  const { core, utils } = md;
  core.ruler.before('block', 'link_definitions', ({ src, env }) => {
    if (!env.linkDefinitions && !env.references && src.includes(']:')) watch(env);
    env.linkDefinitions?.phases.push('block');
  });
  core.ruler.before('inline', 'links_begin', ({ env }) => {
    const phases = (env as DefiningEnvironment).linkDefinitions?.phases;
    phases?.splice(-1, 1, 'inline');
  });
  core.ruler.push('report_link_definitions', ({ src, env }) => {
    const known = (env as DefiningEnvironment).linkDefinitions;
    known?.phases.pop();
    if (!known || known.phases.length > 0) return;
    const seen = new Set<string>();
    for (const [index, line] of src.split('\n').entries()) {
      const [, written = ''] = DEFINITION.exec(line) ?? [];
      const label = utils.normalizeReference(written);
      const problem = problemOf(label, written, seen.has(label), known);
      if (problem) pageOf(env).report({ severity: 'warning', line: index + 1, ...problem });
      seen.add(label);
    }
  });
}

/** markdown-it asks for a definition when it meets another one, and when it meets a link. */
function watch(env: DefiningEnvironment): void {
  const references: Record<string, Definition> = {};
  const known: Definitions = { references, used: new Set(), shadowed: new Set(), phases: [] };
  env.linkDefinitions = known;
  env.references = new Proxy(references, {
    get(target, label) {
      const found = typeof label === 'string' && Object.hasOwn(target, label) ? target[label] : undefined;
      if (found) (known.phases.at(-1) === 'inline' ? known.used : known.shadowed).add(String(label));
      return found;
    },
  });
}

/** Footnotes, abbreviations and annotations have marks of their own before the label. */
const DEFINITION = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*\[((?:[^[\]\\]|\\.)+)\]:/;

function problemOf(
  label: string,
  written: string,
  isLater: boolean,
  { references, used, shadowed }: Definitions,
) {
  // `[//]: # (…)` is how some write comments.
  if (label === '' || !Object.hasOwn(references, label) || references[label]?.href === '#') return undefined;
  if (isLater)
    return shadowed.has(label)
      ? {
          code: 'shadowed-definition',
          message: `The link definition "${written}" is ignored: the page defines it above.`,
          hint: 'Remove one of them, or give it another label.',
        }
      : undefined;
  return used.has(label)
    ? undefined
    : {
        code: 'unused-definition',
        message: `No link uses the definition "${written}".`,
        hint: `Write [text][${written}], or remove it.`,
      };
}
