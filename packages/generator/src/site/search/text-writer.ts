import { textFile } from '../../browser/search/index-folder.ts';
import { packTexts } from '../../browser/search/text-pack.ts';
import { Open } from '../../core/ledger/secrecy.ts';
import { writeOutput } from '../../core/ledger/write-output.ts';

/** Writes the texts of an index, which come in the order of their numbers. */
export interface TextWriter {
  add(text: Buffer): void;
  /** Call when there are no more. */
  end(): void;
}

/** `together`: how many texts a file holds. */
export function createTextWriter(folder: string, together: number): TextWriter {
  let first = 0;
  let waiting: Buffer[] = [];
  function end(): void {
    if (waiting.length === 0) return;
    const [only] = waiting;
    const content = together === 1 && only ? only : packTexts(waiting, together);
    writeOutput(folder, textFile(first), new Open(content));
    first += waiting.length;
    waiting = [];
  }
  return {
    add(text) {
      waiting.push(text);
      if (waiting.length === together) end();
    },
    end,
  };
}
