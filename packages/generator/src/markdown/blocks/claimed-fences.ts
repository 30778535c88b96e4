import type MarkdownIt from 'markdown-it';
import type { StateCore, Token } from 'markdown-it';
import type { FenceClaim, WrittenFence } from '../../core/contracts/block.ts';
import { parseAttributes } from '../../core/text/attribute-string.ts';
import { componentTokens } from '../components/component-tokens.ts';
import { parseInfoLine, withoutTitle } from '../highlight/info-line.ts';
import { type PageState, pageOf } from '../page-state.ts';
import { parserState } from '../parser-state.ts';

/** Has fences of these languages become components. Of two claims to a language the later one counts, so an author's block wins. */
export function claimFences(md: MarkdownIt, claims: readonly FenceClaim[]): void {
  claimsOf(md).unshift(...claims);
}

const claimOf = (claims: readonly FenceClaim[], language: string): FenceClaim | undefined =>
  claims.find(({ languages }) =>
    typeof languages === 'function' ? languages(language) : languages.includes(language),
  );

/** After containers have been read, and before text is: components among the claimed get their props prepared as others do. */
const claimsOf = parserState('claimed-fences', (md): FenceClaim[] => {
  const claims: FenceClaim[] = [];
  md.core.ruler.before('inline', 'claimed_fences', (state) => {
    const isFence = ({ type, info }: Token) => type === 'fence' && info !== '';
    if (claims.length > 0 && state.tokens.some(isFence))
      state.tokens = state.tokens.flatMap((token) =>
        isFence(token) ? claimed(state, token, claims) : token,
      );
  });
  return claims;
});

function claimed(state: StateCore, token: Token, claims: readonly FenceClaim[]): Token | Token[] {
  const info = state.md.utils.unescapeAll(token.info).trim();
  const { language, title } = parseInfoLine(info);
  const claim = claimOf(claims, language);
  if (!claim) return token;
  const page = pageOf(state.env);
  const rest = withoutTitle(info.slice(language.length)).trim();
  const fence: WrittenFence = {
    source: token.content.replace(/\n$/, ''),
    language,
    ...(title && { title }),
    info: rest,
    attributes: { ...parseAttributes(rest), ...Object.fromEntries(token.attrs ?? []) },
    line: page.source.place(lineOf(token)).line,
  };
  const map: [number, number] = token.map ?? [0, 1];
  const meta = {
    name: claim.component,
    props: propsOf(claim, fence, page, token),
    source: asWritten(token),
    text: fence.source,
  };
  return componentTokens(state.Token, meta, map);
}

function propsOf(claim: FenceClaim, fence: WrittenFence, page: PageState, token: Token) {
  const { attributes: _, ...props } = fence;
  // Problems stand at the fence unless they name a line.
  const report: PageState['report'] = ({ line = lineOf(token), ...problem }) =>
    page.report({ ...problem, line });
  return claim.props ? claim.props(fence, { ...page, report }) : props;
}

const lineOf = ({ map }: Token) => (map?.[0] ?? 0) + 1;

/** Shown when there is no such component. */
const asWritten = ({ markup, info, content }: Token) => `${markup}${info}\n${content}${markup}`;
