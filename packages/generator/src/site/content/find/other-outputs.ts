import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { OUTPUT_LIST } from '../../../core/files/output-list.ts';

/** Whether a file, relative to `root`, is in the output of a build, such as one of another `--out`. */
export function outputsIn(root: string): (file: string) => boolean {
  const known = new Map([['.', false]]);
  const isOutput = (folder: string): boolean => {
    const answer =
      known.get(folder) ?? (isOutput(posix.dirname(folder)) || existsSync(join(root, folder, OUTPUT_LIST)));
    known.set(folder, answer);
    return answer;
  };
  return (file) => isOutput(posix.dirname(file));
}
