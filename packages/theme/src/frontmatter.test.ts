import { frontmatterSchema } from 'bifolio';
import { describe, expect, it } from 'vitest';
import { frontmatter } from './frontmatter.ts';
import { homeBlockSchemas } from './home/options.ts';
import { theme } from './theme.ts';

const schema = frontmatterSchema(frontmatter);
const accepts = (value: object) => schema.safeParse(value).success;

describe('frontmatter', () => {
  it.each([9, [2, 9], 0, [3], 'deeper', 2.5])(
    'outline: %j is refused in a page as in the config',
    (outline) => {
      expect(accepts({ outline })).toBe(false);
      expect(() => theme({ outline } as object)).toThrow('option `theme.outline');
    },
  );

  it.each([2, [2, 4], 'deep', false])('outline: %j is taken in a page as in the config', (outline) => {
    expect(accepts({ outline })).toBe(true);
    expect(() => theme({ outline } as object)).not.toThrow();
  });

  it('keeps what no schema knows', () => {
    expect(schema.parse({ mood: 'calm' })).toEqual({ mood: 'calm' });
  });

  it('has the fields of every feature that has some', () => {
    const modules = import.meta.glob<Record<string, object>>('./**/options.ts', { eager: true });
    const fields = Object.values(modules)
      .flatMap((exported) => Object.entries(exported))
      .filter(([name]) => name.endsWith('Fields'))
      .flatMap(([, shape]) => Object.keys(shape));
    expect(Object.keys(frontmatter).sort()).toEqual([...new Set(fields)].sort());
  });

  it('knows the fields of every block of home pages', () => {
    const folders = Object.keys(import.meta.glob('./home/*/block.tsx')).map((path) => path.split('/')[2]);
    expect(Object.keys(homeBlockSchemas)).toEqual(folders);
  });
});
