/** A file, a folder, or `…` for what is left out. */
export interface TreeNode {
  name: string;
  kind: 'file' | 'folder' | 'omission';
  /** Added or removed. */
  change?: 'added' | 'removed';
  focus: boolean;
  /** Whether a folder is written with a slash: it is closed at first. */
  closed?: boolean;
  /** Inline Markdown. */
  comment: string;
  children: TreeNode[];
}

const entry = /^\s*(?:[-*+]\s+)?(?<change>\+\+|--)?\s*(?<name>.*?)(?:\s+(?:\\?#|\/\/)\s*(?<comment>.*))?$/;

/** Words after a name that ends in a slash or an extension are a comment without a mark, unless they end like a name too. */
const unmarked =
  /^(?<name>\*\*.+?\*\*\/?|\S+\/|\S+\.[a-z]\w{0,9})\s+(?<comment>\S.*(?<!\.[a-z]\w{0,9}|\/))$/i;

/** What the command `tree` draws before a name: four characters for each level. */
const drawnBranch = /^[\s│├└─]*[│├└][\s│├└─]*/;

/** Reads `- name` lines. Two blanks more are one level deeper; those who write four skip one. What `tree` prints is read too. */
export function readTree(lines: readonly string[]): TreeNode[] {
  const roots: TreeNode[] = [];
  const parents: { level: number; node: TreeNode }[] = [];
  for (const line of lines) {
    const text = line
      .replaceAll('\t', '  ')
      .replace(drawnBranch, (branch) => ' '.repeat(Math.max(branch.length - 2, 0)));
    if (text.trim() === '') continue;
    const level = Math.floor((text.length - text.trimStart().length) / 2);
    while ((parents.at(-1)?.level ?? -1) >= level) parents.pop();
    const node = readEntry(text);
    (parents.at(-1)?.node.children ?? roots).push(node);
    parents.push({ level, node });
  }
  return roots.map(finish);
}

function readEntry(text: string): TreeNode {
  const { change, ...marked } = entry.exec(text)?.groups ?? {};
  const { name = '', comment = '' } =
    unmarked.exec(marked.comment ? '' : (marked.name ?? ''))?.groups ?? marked;
  const focused = /^\*\*(.+)\*\*(\/?)$/.exec(name.trim());
  const plain = focused ? `${focused[1]}${focused[2]}` : name.trim();
  const isOmission = plain === '…' || plain === '...';
  return {
    name: isOmission ? '…' : plain.replace(/\/$/, ''),
    kind: isOmission ? 'omission' : plain.endsWith('/') ? 'folder' : 'file',
    ...(plain.endsWith('/') && { closed: true }),
    ...(change && { change: change === '++' ? 'added' : 'removed' }),
    focus: focused !== null,
    comment: comment.trim(),
    children: [],
  };
}

/** What has children is a folder; one that says nothing of its content holds an omission. */
function finish(node: TreeNode): TreeNode {
  if (node.children.length > 0) return { ...node, kind: 'folder', children: node.children.map(finish) };
  if (node.kind !== 'folder') return node;
  const omission: TreeNode = { name: '…', kind: 'omission', focus: false, comment: '', children: [] };
  return { ...node, children: [omission] };
}

/** Whether a folder is open at first. */
export const isOpen = ({ closed, children }: TreeNode): boolean => !closed && children.length > 0;
