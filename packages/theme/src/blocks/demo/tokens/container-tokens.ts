import type { Token } from 'markdown-it';
import type { DemoContainer } from '../attributes.ts';
import type { DemoParts } from '../demo-parts.ts';
import { reactDocument } from '../player/react-document.ts';
import { reportDemo, reportVue } from '../problems.ts';
import { demoTokens, type WrittenDocument } from './demo-tokens.ts';
import { fenceToken } from './fence-token.ts';
import { fenceLanguage, readFences } from './read-fences.ts';

/** The tokens of `::: demo`. */
export function containerTokens(container: DemoContainer): Token[] {
  const { attributes, lines, map, context, parse } = container;
  const body = parse(lines, 0);
  const { kind = 'normal' } = attributes;
  if (kind === 'markdown') return markdownTokens(container, body);
  // What a demo loads is listed by itself.
  const source = body.filter((token) => fenceLanguage(token) !== 'json');
  if (kind === 'vue') {
    reportVue(context, map);
    return demoTokens(container, { source });
  }
  const parts = readFences(body, (problem, fence) => reportDemo(context, fence.map ?? map, problem));
  const document = kind === 'react' ? reactOf(container, parts) : normalOf(container, parts);
  if (!document)
    reportDemo(context, map, kind === 'react' ? 'it has no tsx or jsx code block' : 'it has no code block');
  return demoTokens(container, { document, source });
}

/** The last script is the component. */
function reactOf({ attributes }: DemoContainer, parts: DemoParts): WrittenDocument | undefined {
  const component = parts.scripts.at(-1);
  if (!component) return undefined;
  const name = `demo-react.${/^tsx?$/.test(component.language) ? 'tsx' : 'jsx'}`;
  return reactDocument(name, parts, {
    name: 'demo',
    title: attributes.title ?? '',
    files: { [name]: withReact(component.code) },
  });
}

/** Older demos take React from a global variable. */
const withReact = (code: string) =>
  /\bReact\b/.test(code) && !/\bimport\b[^;]*\bReact\b/.test(code)
    ? `import * as React from 'react';\n${code}`
    : code;

function normalOf({ attributes }: DemoContainer, parts: DemoParts): WrittenDocument | undefined {
  const { html, scripts, styles } = parts;
  if (!html && scripts.length === 0 && styles.length === 0) return undefined;
  return { name: 'demo', title: attributes.title ?? '', ...parts };
}

/** The Markdown of the first code block, or all there is. */
function markdownTokens(container: DemoContainer, body: readonly Token[]): Token[] {
  const { Token, lines, map, parse } = container;
  const fence = body.find((token) => /^(?:md|markdown)$/.test(fenceLanguage(token)));
  if (!fence?.map)
    return demoTokens(container, { result: body, source: [fenceToken(Token, 'md', lines.join('\n'), map)] });
  const written = fence.content.replace(/\n$/, '').split('\n');
  const result = parse(written, fence.map[0] - map[0]);
  return demoTokens(container, { result, source: [fence] });
}
