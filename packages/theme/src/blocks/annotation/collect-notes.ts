import { componentTokens, contextOf } from 'bifolio/markdown';
import type { StateCore, Token } from 'markdown-it';

/** Notes that pages need not define, by label. */
type Presets = Readonly<Record<string, string | readonly string[]>>;

/** Takes the notes out of the text; those that the text refers to stand behind it, where references open them. */
export function collectNotes(state: StateCore, presets: Presets = {}): void {
  const notes = new Map<string, Token[][]>();
  const text: Token[] = [];
  const open: Token[][] = [];
  for (const token of state.tokens) {
    if (token.type === 'annotation_open') {
      const body: Token[] = [];
      open.push(body);
      notes.set(token.meta, notes.get(token.meta) ?? []);
      notes.get(token.meta)?.push(body);
    } else if (token.type === 'annotation_close') open.pop();
    else (open.at(-1) ?? text).push(token);
  }
  const referred = referredLabels(state.tokens);
  for (const [label, texts] of Object.entries(presets))
    if (!notes.has(label) && referred.has(label))
      notes.set(
        label,
        [texts].flat().map((one) => parse(state, one)),
      );
  if (notes.size === 0) return;
  state.env.annotations = notes;
  const used = [...notes].filter(([label]) => referred.has(label));
  reportUnused(state, referred);
  state.tokens = [...text, ...used.flatMap(([label, bodies]) => noteTokens(state, label, bodies))];
}

function reportUnused({ tokens, env }: StateCore, used: ReadonlySet<string>): void {
  for (const { type, meta, map } of tokens)
    if (type === 'annotation_open' && !used.has(meta))
      contextOf(env).report({
        severity: 'warning',
        code: 'unused-annotation',
        line: (map?.[0] ?? 0) + 1,
        message: `Nothing refers to the annotation "${meta}", so it is omitted.`,
        hint: `Write [+${meta}] in the text.`,
      });
}

/** The blocks of a preset, which stand on no line of the page. */
function parse({ md, env }: StateCore, text: string): Token[] {
  const tokens: Token[] = [];
  md.block.parse(text, md, env, tokens);
  for (const token of tokens) token.map = null;
  return tokens;
}

/** Read once for all notes: a page may have thousands. Labels may begin in one another. */
const referredLabels = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(
    tokens
      .filter(({ type }) => type === 'inline')
      .flatMap(({ content }) => Array.from(content.matchAll(REFERENCE), ([, label = '']) => label)),
  );

const REFERENCE = /(?=\[\+([^\]\s]{1,100})\])/g;

function noteTokens({ Token }: StateCore, label: string, bodies: Token[][]): Token[] {
  const [open, close] = componentTokens(Token, { name: 'AnnotationNote', props: { label } });
  if (bodies.length === 1) return [open, ...(bodies[0] ?? []), close];
  const items = bodies.flatMap((body) => [
    block(new Token('list_item_open', 'li', 1)),
    ...body,
    block(new Token('list_item_close', 'li', -1)),
  ]);
  const list = [
    block(new Token('bullet_list_open', 'ul', 1)),
    ...items,
    block(new Token('bullet_list_close', 'ul', -1)),
  ];
  return [open, ...list, close];
}

const block = (token: Token) => Object.assign(token, { block: true });
