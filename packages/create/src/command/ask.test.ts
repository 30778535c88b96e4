import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { defaults } from './answers.ts';
import { ask } from './ask.ts';

const arrowDown = '\u001b[B';
const enter = '\r';

/** A terminal whose reader presses the given keys, one for each time the screen has been drawn. */
function terminal(keys: readonly string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 24 });
  const left = [...keys];
  let pressing: NodeJS.Immediate | undefined;
  output.on('data', () => {
    clearImmediate(pressing);
    pressing = setImmediate(() => input.write(left.shift() ?? ''));
  });
  return { input, output };
}

test('only what is open is asked for', async () => {
  const given = {
    dir: 'site',
    hostname: '',
    packageManager: 'npm',
    deploy: 'none',
    git: false,
    install: false,
  } as const;
  expect(await ask(given, defaults, terminal([arrowDown, enter]))).toEqual({ ...given, lang: 'zh' });
});

test('giving up writes nothing and says so', async () => {
  await expect(ask({ dir: 'site' }, defaults, terminal(['\u0003']))).rejects.toThrow(
    'Cancelled; nothing was written.',
  );
});
