import { expect, test } from 'vitest';
import { readAnsi } from './ansi.ts';

const linesOf = (code: string) =>
  readAnsi(code).map((line) => line.map(({ text, className }) => [text, className]));

test.each([
  ['plain', [[['plain', '']]]],
  [
    '\u001b[31mred\u001b[0m plain',
    [
      [
        ['red', 'ansi-red'],
        [' plain', ''],
      ],
    ],
  ],
  [
    '\u001b[1;92mok\u001b[22m still\u001b[39m.',
    [
      [
        ['ok', 'ansi-green ansi-bold'],
        [' still', 'ansi-green'],
        ['.', ''],
      ],
    ],
  ],
  ['\u001b[30;43mwarn\u001b[m', [[['warn', 'ansi-black ansi-on-yellow']]]],
  [
    '\u001b[4ma\nb\u001b[24mc',
    [
      [['a', 'ansi-underline']],
      [
        ['b', 'ansi-underline'],
        ['c', ''],
      ],
    ],
  ],
  [
    '\u001b[38;5;208mx\u001b[38;2;1;2;3my',
    [
      [
        ['x', ''],
        ['y', ''],
      ],
    ],
  ],
  ['\u001b[2K\u001b[1Gdone', [[['done', '']]]],
])('%j is read as %j', (code, lines) => expect(linesOf(code)).toEqual(lines));
