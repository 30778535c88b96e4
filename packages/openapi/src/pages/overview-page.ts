import { escapeMarkdown } from 'bifolio';
import type { Api } from '../api.ts';
import { type Scheme, schemeShape } from '../description/description.ts';
import { linkFrom } from '../names.ts';
import { type DescribedRow, heading, page, part } from './markdown.ts';

const FILE = 'README.md';

/** The first page of a description: what it is about, its servers, groups, and ways to authorize. */
export function overviewPage(api: Api): DescribedRow {
  const { document, text, groups, schemas } = api;
  const { info, servers } = document;
  const links = groups.map(({ name, folder }) => ({
    text: name,
    href: linkFrom(FILE, `${folder}/README.md`),
  }));
  if (schemas.size > 0) links.push({ text: text.schemas, href: linkFrom(FILE, 'schemas/README.md') });
  return {
    path: FILE,
    data: { title: info.title },
    text: page([
      info.version && `${text.version} ${escapeMarkdown(info.version)}`,
      info.description && part({ kind: 'text', text: info.description }),
      servers.length > 0 ? heading(2, text.addresses, 'servers') : undefined,
      ...servers.map(
        ({ url, description }) => `- ${code(url)}${description ? ` ${escapeMarkdown(description)}` : ''}`,
      ),
      heading(2, text.operations, 'operations'),
      part({ kind: 'links', label: '', links }),
      ...schemesOf(api),
    ]),
  };
}

const code = (text: string) => `\`\` ${text} \`\``;

function schemesOf({ document, reader, text }: Api): string[] {
  const at = ['components', 'securitySchemes'];
  const schemes = reader.parts({ value: document.components.securitySchemes, at }).flatMap((one) => {
    const scheme = reader.read(one, schemeShape);
    return scheme ? schemeText(one.key, scheme.value) : [];
  });
  return schemes.length > 0 ? [heading(2, text.authorization, 'authorization'), ...schemes] : [];

  function schemeText(name: string, scheme: Scheme): string[] {
    return [
      heading(3, escapeMarkdown(name), anchorOf(name)),
      kindOf(scheme),
      scheme.description ? part({ kind: 'text', text: scheme.description }) : '',
      ...flowsOf(scheme, text.scopes),
    ];
  }
}

/** Id of a way to authorize on the first page. */
export const anchorOf = (name: string): string =>
  `security-${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`;

function kindOf({
  type,
  scheme = '',
  bearerFormat,
  name = '',
  in: place = '',
  openIdConnectUrl,
}: Scheme): string {
  if (type === 'http') return `HTTP ${code(scheme + (bearerFormat ? ` (${bearerFormat})` : ''))}`;
  if (type === 'apiKey') return `API key: ${code(name)} (${place})`;
  if (type === 'openIdConnect') return `OpenID Connect: ${code(openIdConnectUrl ?? '')}`;
  return type === 'oauth2' ? 'OAuth 2.0' : 'Mutual TLS';
}

function flowsOf({ flows = {} }: Scheme, label: string): string[] {
  return Object.entries(flows).map(([name, { authorizationUrl, tokenUrl, scopes }]) => {
    const urls = [authorizationUrl, tokenUrl].flatMap((url) => (url ? [`  - ${code(url)}`] : []));
    const names = Object.entries(scopes).map(
      ([scope, about]) => `    - ${code(scope)} ${escapeMarkdown(about)}`,
    );
    return [`- ${code(name)}`, ...urls, ...(names.length > 0 ? [`  - ${label}`, ...names] : [])].join('\n');
  });
}
