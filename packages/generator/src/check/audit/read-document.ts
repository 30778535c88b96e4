import { Parser } from 'htmlparser2';

/** An HTML file as search engines and browsers read it. */
export interface ReadDocument {
  lang: string;
  title: string;
  /** By `name` or `property`. */
  meta: ReadonlyMap<string, string>;
  canonical?: string;
  alternates: readonly (readonly [lang: string, href: string])[];
  /** Where a page that only leads on leads. */
  leadsTo?: string;
  /** Policies of `<meta http-equiv>`. */
  policies: readonly string[];
  ids: ReadonlySet<string>;
  /** Addresses of links, each once. */
  links: ReadonlySet<string>;
  /** Addresses of what browsers load, each once, with the directive of the policy that speaks of them. */
  loads: ReadonlyMap<string, string>;
}

const LOADED_LINKS: Readonly<Record<string, string>> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  modulepreload: 'script-src',
  manifest: 'manifest-src',
};

const LOADED_TAGS: Readonly<Record<string, string>> = {
  script: 'script-src',
  img: 'img-src',
  iframe: 'frame-src',
  video: 'media-src',
  audio: 'media-src',
  source: 'media-src',
  track: 'media-src',
};

type Attributes = Readonly<Record<string, string>>;

/** Reads an HTML file once. Nothing of its text is kept. */
export function readDocument(html: string): ReadDocument {
  const meta = new Map<string, string>();
  const alternates: [string, string][] = [];
  const policies: string[] = [];
  const ids = new Set<string>();
  const links = new Set<string>();
  const loads = new Map<string, string>();
  const head: { lang: string; title: string; canonical?: string; leadsTo?: string } = { lang: '', title: '' };
  let inTitle = false;
  let svgDepth = 0;

  function readMeta({ name, property, content = '', 'http-equiv': equivalent = '' }: Attributes): void {
    const key = name ?? property;
    if (key !== undefined && !meta.has(key)) meta.set(key, content);
    if (/^content-security-policy$/i.test(equivalent)) policies.push(content);
    if (/^refresh$/i.test(equivalent)) head.leadsTo = /url=(.*)$/i.exec(content)?.[1];
  }

  function readLink({ rel = '', href, hreflang }: Attributes): void {
    if (href === undefined) return;
    const kinds = rel.toLowerCase().split(/\s+/);
    if (kinds.includes('canonical')) head.canonical = href;
    if (kinds.includes('alternate') && hreflang !== undefined) alternates.push([hreflang, href]);
    const directive = kinds.map((kind) => LOADED_LINKS[kind]).find(Boolean);
    if (directive) loads.set(href, directive);
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      const { id, href, src } = attributes;
      if (name === 'svg') svgDepth++;
      if (id !== undefined) ids.add(id);
      if (name === 'html') head.lang = attributes.lang ?? '';
      if (name === 'title') inTitle = svgDepth === 0;
      if (name === 'meta') readMeta(attributes);
      if (name === 'link') readLink(attributes);
      if ((name === 'a' || name === 'area') && href !== undefined) links.add(href);
      if (name === 'a' && attributes.name !== undefined) ids.add(attributes.name);
      const directive = LOADED_TAGS[name];
      if (directive && src !== undefined) loads.set(src, directive);
    },
    ontext(text) {
      if (inTitle) head.title += text;
    },
    onclosetag(name) {
      if (name === 'svg') svgDepth--;
      if (name === 'title') inTitle = false;
    },
  });
  parser.end(html);
  return { ...head, meta, alternates, policies, ids, links, loads };
}
