import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Change, Contributor, GitData } from '../../core/contracts/page.ts';
import type { PageHistory } from '../config/resolve-config.ts';
import { repositoryOf } from '../git/run-git.ts';

/** Begins the line of a commit; the lines of its files cannot begin with it. */
const COMMIT = '\x01';

export interface GitOptions {
  /** How many commits to keep for each file. @default 0 */
  changesPerFile?: number;
  /** Where they have been taken from. @default where they are, today */
  history?: PageHistory;
}

/**
 * History of every file below `sourceDir`, or below where that has been taken from, by path relative to it, from one `git log`. Renames are followed. Empty when
 * there is nothing to be known for sure: no Git, no repository, or a shallow clone, whose oldest commit is not the first.
 */
export async function readGitData(
  sourceDir: string,
  { changesPerFile = 0, history = { folder: sourceDir, path: '', commit: 'HEAD' } }: GitOptions = {},
): Promise<Map<string, GitData>> {
  const { folder: cwd, path, commit } = history;
  if ((await repositoryOf(cwd)) !== 'whole') return new Map();
  const collector = createCollector(changesPerFile, path && `${path}/`);
  const args = [...logArguments, commit, '--', path || '.'];
  const git = spawn('git', args, { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const line of createInterface({ input: git.stdout })) collector.add(line);
  return collector.finish();
}

const logArguments = [
  '-c',
  'core.quotePath=false',
  'log',
  `--format=${COMMIT}%at%x00%aN%x00%aE%x00%H%x00%D%x00%s`,
  '--decorate=short',
  '--decorate-refs=refs/tags/*',
  '--name-status',
  '--find-renames',
  '--no-merges',
  '--relative',
];

interface History {
  createdTime: number;
  updatedTime: number;
  people: Map<string, Contributor>;
  changes: Change[];
}

/** Reads the log line by line, newest commit first. Files are below `prefix`. */
function createCollector(changesPerFile: number, prefix: string) {
  const histories = new Map<string, History>();
  /** What a file was called when the commit being read was made, to what it is called now. */
  const laterNames = new Map<string, string>();
  let commit = parseCommit('');

  const touch = (path: string) => {
    const { change, email } = commit;
    const { time, author: name } = change;
    const history: History = histories.get(path) ?? {
      createdTime: time,
      updatedTime: time,
      people: new Map(),
      changes: [],
    };
    histories.set(path, history);
    if (history.changes.length < changesPerFile) history.changes.push(change);
    history.createdTime = Math.min(history.createdTime, time);
    history.updatedTime = Math.max(history.updatedTime, time);
    const key = email.toLowerCase();
    const person = history.people.get(key) ?? { name, email, commits: 0 };
    history.people.set(key, { ...person, commits: person.commits + 1 });
  };

  return {
    add(line: string) {
      if (line.startsWith(COMMIT)) {
        commit = parseCommit(line.slice(1));
        return;
      }
      const [status = '', ...paths] = line.split('\t');
      const [path, newPath] = paths.map((one) => one.slice(prefix.length));
      if (path === undefined || status === 'D') return;
      const written = newPath ?? path;
      const now = laterNames.get(written) ?? written;
      touch(now);
      if (!status.startsWith('R')) return;
      laterNames.delete(written);
      laterNames.set(path, now);
    },
    finish(): Map<string, GitData> {
      return new Map([...histories].map(([path, history]) => [path, toGitData(history)]));
    },
  };
}

/** Files share the change of one commit, so that a large one costs its message once. */
function parseCommit(line: string): { change: Change; email: string } {
  const [seconds, author = '', email = '', hash = '', refs = '', message = ''] = line.split('\0');
  return { change: { time: Number(seconds) * 1000, hash, message, author, tags: tagsIn(refs) }, email };
}

/** `tag: v1.0.0, tag: latest` */
const tagsIn = (refs: string) =>
  refs.split(', ').flatMap((ref) => (ref.startsWith('tag: ') ? ref.slice('tag: '.length) : []));

function toGitData({ people, changes, ...times }: History): GitData {
  // Of those with as many commits, whoever came first.
  const contributors = [...people.values()].reverse().sort((a, b) => b.commits - a.commits);
  return { ...times, contributors, ...(changes.length > 0 && { changes }) };
}
