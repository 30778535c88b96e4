import {
  componentTokens,
  defineAttributes,
  defineBlock,
  defineNestedContainer,
  prepareProps,
} from 'bifolio/markdown';
import type { Token } from 'markdown-it';
import { LANGUAGE_NAMES, languageOf, REPL_LANGUAGES, type ReplLanguage } from './languages.ts';
import { codeReplOptions } from './options.ts';
import { runPlace } from './places.ts';

const attributes = defineAttributes({ title: 'text', editable: 'switch' });

/** `::: rust-repl editable title="T"` around a code block, or `<CodeRepl type="rust">`: code that readers run. */
export default defineBlock({
  name: 'code-repl',
  options: codeReplOptions,
  tags: [{ names: ['CodeRepl'], attributes: { ...attributes, type: 'text' } }],
  setup(md, { repl }) {
    if (!repl) return;
    for (const name of LANGUAGE_NAMES) {
      const language = languageOf(name);
      if (!language || repl[language] === false) continue;
      defineNestedContainer(
        md,
        `${name}-repl`,
        ({ Token, attributes, body, context, map }) => {
          const [code, another] = body.filter(({ type }) => type === 'fence' || type === 'code_block');
          const fault = code?.content.trim() ? codeFault(code, another, language) : withoutCode(name);
          if (fault) context.report({ severity: 'warning', ...fault, line: (code?.map?.[0] ?? map[0]) + 1 });
          const props = { ...attributes, type: name };
          const [open, close] = componentTokens(Token, { name: 'CodeRepl', props }, map);
          return code ? [open, ...body, close] : body;
        },
        { attributes },
      );
    }
    prepareProps(md, ['CodeRepl'], (props, tools) => {
      const type = languageOf(props.type);
      if (!type) {
        tools.report({
          code: 'repl-language',
          message: `Invalid type "${props.type ?? ''}" for <CodeRepl>; its code is shown, but doesn't run.`,
          hint: `Use one of: ${REPL_LANGUAGES.join(', ')}.`,
        });
        return { ...props, type };
      }
      const { timeout, outputLimit } = repl;
      return { ...props, type, place: runPlace(type, repl, tools), timeout, outputLimit };
    });
  },
});

const withoutCode = (name: string) => ({
  code: 'repl-code',
  message: `This ${name}-repl contains no code, so there is nothing to run.`,
  hint: `Put a code block in it: \`\`\`${languageOf(name)}`,
});

/** What is strange about code that runs all the same. */
function codeFault(code: Token, another: Token | undefined, language: ReplLanguage) {
  const [written = ''] = code.info.trim().split(/[\s:{[]/);
  if (written && languageOf(written) !== language)
    return {
      code: 'repl-code',
      message: `The code of this runner is ${written}, but it runs as ${language}.`,
      hint: `Write \`\`\`${language}, or the container for its language.`,
    };
  if (another)
    return {
      code: 'repl-code',
      message: 'This runner contains several code blocks; only the first one runs.',
      hint: 'Write a container for each block.',
    };
  return undefined;
}
