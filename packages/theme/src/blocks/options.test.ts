import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { blockOptions } from '../found/block-options.ts';
import { blocksOf } from '../modules/module-folders.ts';

const schema = z.strictObject(blockOptions);
const blocks = blocksOf(import.meta.glob('./*/block.ts', { eager: true, import: 'default' }));

describe('options of blocks', () => {
  it.each(['icon', 'fileTree', 'npmTo', 'codeTabs', 'table'] as const)(
    '%s is on with its defaults unless it says otherwise; true says the same, false switches it off',
    (name) => {
      const usual = schema.parse({})[name];
      expect(usual).toBeTypeOf('object');
      expect(schema.parse({ [name]: true })[name]).toEqual(usual);
      expect(schema.parse({ [name]: {} })[name]).toEqual(usual);
      expect(schema.parse({ [name]: false })[name]).toBe(false);
    },
  );

  it('are `true` for what other generators leave off, and `false` for what is not wanted', () => {
    const withoutSwitch = ['encrypt', 'env', 'hint'];
    const names = Object.keys(blockOptions).filter((name) => !withoutSwitch.includes(name));
    const wrong = [true, false].flatMap((value) =>
      names.filter((name) => !schema.safeParse({ [name]: value }).success),
    );
    expect(wrong).toEqual([]);
    expect(schema.safeParse({ repl: { go: true, kotlin: true, rust: false, python: true } }).success).toBe(
      true,
    );
  });

  it('may be shortened to what is said most', () => {
    expect(schema.parse({}).npmTo).toEqual({ tabs: ['npm', 'pnpm', 'yarn'] });
    expect(schema.parse({ npmTo: ['bun'] }).npmTo).toEqual({ tabs: ['bun'] });
  });

  it('are all known to the config, so that it checks them', () => {
    const keys = blocks.flatMap(({ options = {} }) => Object.keys(options));
    expect(Object.keys(blockOptions).sort()).toEqual([...new Set(keys)].sort());
    const modules = Object.keys(import.meta.glob('./*/options.ts'));
    expect(modules.length).toBe(blocks.filter(({ options }) => options).length);
  });

  it('are told by their whole path when they are wrong', () => {
    const result = schema.safeParse({ npmTo: ['npn'], env: { abbreviation: {} } });
    expect(result.error?.issues.map(({ path }) => path)).toEqual([['npmTo'], ['env']]);
  });
});
