import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** What a commit did to a file: the blob it has since, `undefined` when it was deleted. */
export interface FileChange {
  /** Relative to the folder that was asked for. */
  file: string;
  blob?: string;
}

/** The changes of each commit to the files of a folder, oldest commit first. */
export async function* readHistory(
  folder: string,
  files: readonly string[] = ['.'],
): AsyncGenerator<FileChange[]> {
  const log = [
    '-c',
    'core.quotePath=false',
    'log',
    '--reverse',
    '--raw',
    '--no-abbrev',
    '--no-renames',
    '--no-merges',
    '--relative',
    '--format=%x01%H',
    '--',
    ...files,
  ];
  const git = spawn('git', log, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  let changes: FileChange[] = [];
  for await (const line of createInterface({ input: git.stdout })) {
    if (line.startsWith('\x01')) {
      if (changes.length > 0) yield changes;
      changes = [];
    } else if (line.startsWith(':')) changes.push(changeOf(line));
  }
  if (changes.length > 0) yield changes;
}

/** `:100644 100644 <old> <new> M\t<path>` */
function changeOf(line: string): FileChange {
  const [fields = '', file = ''] = line.split('\t');
  const [, , , blob, status] = fields.split(' ');
  return { file, blob: status === 'D' ? undefined : blob };
}

/** Reads blobs one after the other from one process of Git. */
export interface BlobReader {
  /** Its text. */
  read(blob: string): Promise<string>;
  readBytes(blob: string): Promise<Buffer>;
  close(): void;
}

export function openBlobs(folder: string): BlobReader {
  const git = spawn('git', ['cat-file', '--batch'], { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] });
  const chunks = git.stdout[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let rest = Buffer.alloc(0);
  const take = async (length: number): Promise<Buffer> => {
    while (rest.length < length) {
      const { value, done } = await chunks.next();
      if (done) throw new Error('git cat-file ended early');
      rest = Buffer.concat([rest, value]);
    }
    const taken = rest.subarray(0, length);
    rest = rest.subarray(length);
    return taken;
  };
  const line = async (): Promise<string> => {
    let text = '';
    for (let next = ''; next !== '\n'; next = (await take(1)).toString('latin1')) text += next;
    return text;
  };
  const readBytes = async (blob: string): Promise<Buffer> => {
    git.stdin.write(`${blob}\n`);
    const [, type, size] = (await line()).split(' ');
    if (type !== 'blob') return Buffer.alloc(0);
    const bytes = await take(Number(size));
    await take(1);
    return bytes;
  };
  return {
    readBytes,
    read: async (blob) => (await readBytes(blob)).toString('utf8'),
    close: () => void git.stdin.end(),
  };
}
