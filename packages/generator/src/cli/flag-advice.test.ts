import { expect, it } from 'vitest';
import { flagAdvice, flagText } from './flag-advice.ts';

const merge = { name: 'merge', options: [{ name: 'site' }, { name: 'strict' }] };

it('names the option that was meant, else the help of the command that was typed', () => {
  const advice = flagAdvice(() => merge);
  expect(advice('Unknown option `--strit`')).toBe('Did you mean --strict?');
  expect(advice('Unknown option `--foo`')).toBe('See "bifolio merge --help".');
  expect(flagAdvice(() => undefined)('Unknown option `--foo`')).toBe('See "bifolio --help".');
});

it('says what an option or a command needs', () => {
  expect(flagText('option `--base <path>` value is missing')).toBe(
    'The option --base needs a value: --base <path>',
  );
  expect(flagText('missing required args for command `mcp <url>`')).toBe(
    'The command mcp needs a value: bifolio mcp <url>',
  );
});
