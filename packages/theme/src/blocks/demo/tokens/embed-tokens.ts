import { readSource } from 'bifolio/markdown';
import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import type { DemoEmbed } from '../attributes.ts';
import { emptyParts } from '../demo-parts.ts';
import { reactDocument } from '../player/react-document.ts';
import { reportDemo, reportVue } from '../problems.ts';
import { demoTokens } from './demo-tokens.ts';
import { fenceToken } from './fence-token.ts';
import { readHtml } from './read-html.ts';

/** The tokens of `@[demo](./page.html)`. Nothing, and it is reported, when there is no such file. */
export function embedTokens(md: MarkdownIt, embed: DemoEmbed): Token[] {
  const { Token, attributes, context, env, map } = embed;
  const { kind = 'normal', title = '', codeSetting = '' } = attributes;
  const opened = readSource({ env, path: embed.source, map });
  if (!opened) return [];
  const { file, text } = opened;
  const name = file.split('/').at(-1) ?? '';
  const info = `${name.split('.').at(-1)} ${codeSetting}`;
  const source = [fenceToken(Token, info, text, map)];
  switch (kind) {
    case 'vue':
      reportVue(context, map);
      return demoTokens(embed, { source });
    case 'markdown':
      return demoTokens(embed, { result: parsed(md, text, embed), source });
    case 'react':
      return demoTokens(embed, {
        document: reactDocument(name, emptyParts(), { name: 'demo', title, file }),
        source,
      });
    case 'normal': {
      const parts = emptyParts();
      const problem = readHtml(text, parts);
      if (problem) reportDemo(context, map, problem);
      return demoTokens(embed, { document: { name: 'demo', title, file, ...parts }, source });
    }
  }
}

/** The blocks of a file of Markdown, all of which stand where the embed does. */
function parsed(md: MarkdownIt, text: string, { env, map }: DemoEmbed): Token[] {
  const tokens: Token[] = [];
  md.block.parse(text.replace(/^---\n[\s\S]*?\n---\n/, ''), md, env, tokens);
  for (const token of tokens) if (token.map) token.map = [...map];
  return tokens;
}
