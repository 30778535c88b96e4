import type { LeadOnFacts, NotFoundFacts } from '../../core/routing/lead-on.ts';
import { normalizePagePath, oldForms } from '../../core/routing/page-path.ts';

/**
 * Runs on the pages of redirects and on 404 pages only. A redirect keeps the reader's query and place. A 404 page leads on
 * who came by an old address (`.html`, `.md`, `README`, one of `redirects`), and gives way to that of the language asked for,
 * since many hosts know one 404 page for the whole site. Its links to other languages lead to the page there, if it exists. It shares no module with other scripts: what they share is loaded by
 * every page, and pages of redirects have nothing that could be started.
 */
async function leadOn(facts: LeadOnFacts): Promise<void> {
  if ('to' in facts) return leadTo(facts.to);
  const { base, locale, locales, moved } = facts;
  const handedOver = askedFor(facts);
  if (handedOver) history.replaceState(history.state, '', handedOver);
  if (!location.pathname.startsWith(base)) return;
  const path = readable(`/${location.pathname.slice(base.length)}`);
  if (handedOver) return leadToLanguages(path, facts);
  const addresses = moved ? await readMoved(moved) : {};
  const to = addresses[path];
  if (to) return leadTo(to);
  const page = base + normalizePagePath(path).slice(1);
  if (page !== base + path.slice(1) && (await exists(page))) return leadTo(encodeURI(page));
  const old = oldForms(path).find((form) => addresses[form]);
  if (old) return leadTo(addresses[old] ?? '');
  const asked = locales.filter((one) => path.startsWith(one)).sort((a, b) => b.length - a.length)[0];
  if (asked && asked !== locale) return location.replace(notFoundPage(base, asked));
  return leadToLanguages(path, facts);
}

/** The links to other languages lead to the page that was asked for, where another language has it. */
async function leadToLanguages(path: string, { base, locale }: NotFoundFacts): Promise<void> {
  if (!path.startsWith(locale)) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')];
  const others = new Set(links.map(({ dataset }) => dataset.locale ?? locale));
  others.delete(locale);
  for (const other of others) {
    const twin = base + normalizePagePath(other + path.slice(locale.length)).slice(1);
    if (!(await exists(twin))) continue;
    for (const link of links) if (link.dataset.locale === other) link.href = encodeURI(twin);
  }
}

const readable = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** As browsers follow redirects of a host: what the new address says itself counts more (RFC 9110, section 10.2.2). */
function leadTo(to: string): void {
  const target = new URL(to, location.href);
  target.search ||= location.search;
  target.hash ||= location.hash;
  location.replace(target);
}

const readMoved = (path: string): Promise<Readonly<Record<string, string>>> =>
  fetch(path)
    .then((answer) => answer.json())
    .catch(() => ({}));

const exists = (path: string): Promise<boolean> =>
  fetch(encodeURI(path), { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The address of a language's 404 page, with the one that was asked for as its hash. */
const notFoundPage = (base: string, locale: string) =>
  `${base}${locale.slice(1)}404.html#${location.pathname}${location.search}`;

/** What the 404 page of another language has handed over. Hosts may have taken `.html` away. */
function askedFor({ base, locale }: NotFoundFacts): string | undefined {
  const isOwn = location.pathname.replace(/\.html$/, '') === `${base}${locale.slice(1)}404`;
  const asked = location.hash.slice(1);
  return isOwn && asked.startsWith(base) && !asked.startsWith('//') ? asked : undefined;
}

const LEAD_ON: typeof import('../../core/routing/lead-on.ts').LEAD_ON = 'data-lead-on';
const script = document.querySelector(`script[${LEAD_ON}]`);
if (script) void leadOn(JSON.parse(script.getAttribute(LEAD_ON) ?? '{}'));
