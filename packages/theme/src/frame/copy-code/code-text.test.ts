import { expect, it } from 'vitest';
import { withoutPrompts } from './code-text.ts';

it('takes the prompt of each command away', () => {
  expect(withoutPrompts('$ npm install\n  $ npm start\n> node\n')).toBe('npm install\nnpm start\nnode');
  expect(withoutPrompts('> npm start\n> node')).toBe('npm start\nnode');
});

it('leaves what is no prompt', () => {
  const redirected = 'sort in.txt \\\n  > out.txt';
  expect(withoutPrompts(redirected)).toBe(redirected);
  expect(withoutPrompts(`$ ${redirected}`)).toBe(redirected);
  expect(withoutPrompts('cat <<EOF\n> quoted\nEOF')).toBe('cat <<EOF\n> quoted\nEOF');
  expect(withoutPrompts('echo $HOME > file\n$HOME/bin/x')).toBe('echo $HOME > file\n$HOME/bin/x');
});
