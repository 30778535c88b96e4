import { markupSources } from '../../core/needs/markup-sources.ts';
import type { AuditedPage, Report } from './finding.ts';
import type { OutputFiles } from './site-files.ts';

const HINT = 'Allow it in `csp.directives`, or don’t load it.';

/** What a page loads or runs although its policy, of `_headers` and of its own, forbids that. */
export function auditPolicy(
  headersOf: (path: string) => Readonly<Record<string, string>>,
  files: OutputFiles,
  report: Report,
) {
  /** The same inline script stands on every page; it is told once. */
  const told = new Set<string>();
  return (html: string, { page, address, document }: AuditedPage): void => {
    const header = headersOf(address)['Content-Security-Policy'];
    const policies = [...document.policies, ...(header ? [header] : [])].map(parsePolicy);
    if (policies.length === 0) return;
    const refuse = (what: string, directive: string, sources: string) => {
      const key = `${directive} ${what}`;
      if (told.has(key)) return;
      told.add(key);
      report({
        page,
        code: 'built-policy',
        message: `The policy of ${address} forbids ${what}: its ${directive} is ${sources}.`,
        hint: HINT,
      });
    };
    const check = (source: string, directive: string, what: string) => {
      for (const policy of policies) {
        const allowed = sourcesFor(policy, directive);
        if (allowed && !allows(allowed, source)) refuse(what, directive, allowed.join(' '));
      }
    };
    for (const [href, directive] of document.loads) {
      if (files.find(href, address).kind !== 'elsewhere') check("'self'", directive, `"${href}"`);
      else check(href.replace(/^\/\//, 'https://'), directive, `"${href}"`);
    }
    for (const found of markupSources(html))
      for (const [directive, sources] of Object.entries(found))
        for (const source of sources)
          if (source.startsWith("'sha256-"))
            check(source, directive, `an inline ${directive.replace('-src', '')}`);
  };
}

type Policy = ReadonlyMap<string, readonly string[]>;

const parsePolicy = (text: string): Policy =>
  new Map(
    text.split(';').flatMap((part): [string, string[]][] => {
      const [name, ...sources] = part.trim().split(/\s+/);
      return name ? [[name.toLowerCase(), sources]] : [];
    }),
  );

/** `undefined`: nothing is said, so everything is allowed. */
const sourcesFor = (policy: Policy, directive: string) =>
  policy.get(directive) ??
  (directive === 'frame-src' ? policy.get('child-src') : undefined) ??
  policy.get('default-src');

/** https://www.w3.org/TR/CSP3/#match-url-to-source-list, for what pages name. */
function allows(sources: readonly string[], source: string): boolean {
  if (sources.includes(source) || sources.includes("'unsafe-inline'"))
    return sources.includes(source) || source.startsWith("'sha256-");
  const [, scheme = '', host = ''] = /^([a-z][a-z\d+.-]*:)(?:\/\/([^/?#]*))?/i.exec(source) ?? [];
  return sources.some((one) => {
    if (one === '*') return /^(?:https?|wss?):$/i.test(scheme);
    if (one.endsWith(':')) return one === scheme.toLowerCase() || (one === 'http:' && scheme === 'https:');
    const [, needed = '', wanted = ''] = /^(?:([a-z]+:)\/\/)?([^/]+)/i.exec(one) ?? [];
    if (needed && needed !== scheme.toLowerCase()) return false;
    return wanted.startsWith('*.') ? host.endsWith(wanted.slice(1)) : host === wanted;
  });
}
