import { expect, it } from 'vitest';
import { withoutPrompts } from './code-text.ts';

it('takes the prompt of each command away', () => {
  expect(withoutPrompts('$ npm install\n  $ npm start\n> node\n')).toBe('npm install\nnpm start\nnode');
});

it('leaves what is no prompt', () => {
  expect(withoutPrompts('echo $HOME > file\n$HOME/bin/x')).toBe('echo $HOME > file\n$HOME/bin/x');
});
