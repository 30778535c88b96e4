// Runs commands of `bifolio` for a worker of the tests, all in one process: it is loaded and compiled once.
import { root } from '../scripts/paths.mjs';
import type { Answer, Question } from './warm-command.ts';

interface Streams {
  stdout: { write(text: string): void };
  stderr: { write(text: string): void };
  ending: AbortSignal;
}

const { run } = (await import(`${root}/packages/generator/node/run.js`)) as {
  run(args: readonly string[], streams: Streams): Promise<number>;
};
const endings = new Map<number, AbortController>();
/** A worker that has ended hears nothing. */
const answer = (said: Answer) => process.send?.(said, () => {});

process.on('message', async ({ id, args }: Question) => {
  if (!args) return endings.get(id)?.abort();
  const ending = new AbortController();
  endings.set(id, ending);
  let output = '';
  const stream = {
    write(text: string) {
      output += text;
      const url = /http:\/\/localhost:\d+\/\S*/.exec(output)?.[0];
      if (url) answer({ id, url });
    },
  };
  const code = await run(args, { stdout: stream, stderr: stream, ending: ending.signal });
  endings.delete(id);
  answer({ id, code, output });
});
process.on('disconnect', () => process.exit());
