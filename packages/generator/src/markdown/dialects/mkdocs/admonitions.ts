/** Kinds of MkDocs's boxes, and which of ours draws them. */
const KINDS: Readonly<Record<string, string>> = {
  ...of('note', 'note example snippet quote cite'),
  ...of('info', 'info todo abstract summary tldr question help faq'),
  ...of('tip', 'tip hint success check done'),
  ...of('important', 'important'),
  ...of('warning', 'warning caution attention'),
  ...of('caution', 'failure fail missing danger error bug'),
};

/** Boxes whose title is the same in both, when none is written. */
const SAME_TITLE = new Set(['note', 'info', 'warning', 'important']);

function of(ours: string, theirs: string): Record<string, string> {
  return Object.fromEntries(theirs.split(' ').map((name) => [name, ours]));
}

/** The opening line of a box, without its colons. `title`: as written, `undefined` for the kind's own. */
export function boxOpening(kind: string, title: string | undefined, folded?: 'closed' | 'open'): string {
  const [name = 'note'] = kind.toLowerCase().split(/\s+/);
  const own = name.charAt(0).toUpperCase() + name.slice(1);
  if (folded) return `details ${title || own}${folded === 'open' ? ' {open}' : ''}`;
  const ours = KINDS[name] ?? 'note';
  if (title === '') return `${ours} {no-title}`;
  const isSame = title === undefined && ours === name && SAME_TITLE.has(name);
  return isSame ? ours : `${ours} ${title ?? own}`;
}
