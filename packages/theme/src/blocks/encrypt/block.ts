import { componentTokens, defineBlock, defineRawContainer } from 'bifolio/markdown';
import { encryptBlockOptions } from './options.ts';
import { unclosedContainer } from './unclosed-container.ts';

/** What stands behind the end would be public. */
const ENDS_EARLY = {
  severity: 'error',
  code: 'locked-part',
  message: 'The locked part ends within this block, and what follows would be public.',
  hint: 'Give `::: encrypt` and its end more colons than the containers in it: `:::: encrypt`.',
} as const;

/** A tag's content is part of the page before the tag is known. */
const TAG = {
  severity: 'error',
  code: 'locked-part',
  message: "A tag can't lock its content, so everyone could read it.",
  hint: 'Write `::: encrypt password="…"`.',
} as const;

/** `::: encrypt password="…" hint="…"`: a part of a page that opens with a password. Its text never reaches the page. */
export default defineBlock({
  name: 'encrypt',
  options: encryptBlockOptions,
  setup(md) {
    defineRawContainer(
      md,
      'encrypt',
      ({ Token, attributes, lines, map, context }) => {
        context.style('lock');
        const unclosed = unclosedContainer(lines);
        if (unclosed >= 0) context.report({ ...ENDS_EARLY, line: map[0] + unclosed + 2 });
        const { pwd, password = pwd, hint } = attributes;
        const props = { source: lines.join('\n'), password, hint };
        return componentTokens(Token, { name: 'Encrypt', props }, map);
      },
      { attributes: { password: 'text', pwd: 'text', hint: 'text' } },
    );
  },
  async settle(page, { encrypt }) {
    for (const { props, line } of page.components('Encrypt')) {
      const { source, password } = props;
      for (const name of ['source', 'password']) delete props[name];
      if (typeof source !== 'string') {
        page.report({ ...TAG, line });
        continue;
      }
      const passwords = typeof password === 'string' ? [password] : (encrypt.password ?? []);
      props.lock = await page.lockPart({ source, passwords, line });
    }
  },
});
