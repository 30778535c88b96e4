import {
  componentTokens,
  defineBlock,
  defineNestedContainer,
  isOn,
  prepareProps,
  textOf,
} from 'bifolio/markdown';
import { LANGUAGE_NAMES, LANGUAGES, languageOf } from './languages.ts';
import { codeReplOptions } from './options.ts';
import { runPlace } from './places.ts';

/** `::: rust-repl editable title="T"` around a code block, or `<CodeRepl type="rust">`: code that readers run. */
export default defineBlock({
  name: 'code-repl',
  options: codeReplOptions,
  tags: [{ names: ['CodeRepl'], attributes: ['type', 'title', 'editable'] }],
  setup(md, { repl }) {
    if (!repl) return;
    for (const name of LANGUAGE_NAMES) {
      const language = languageOf(name);
      if (!language || repl[language] === false) continue;
      defineNestedContainer(md, `${name}-repl`, ({ Token, attributes, body, context, map }) => {
        const code = body.find(({ type }) => type === 'fence' || type === 'code_block');
        if (!code) context.report({ ...withoutCode(name), line: map[0] + 1 });
        const props = {
          type: name,
          title: textOf(attributes.title),
          editable: isOn(attributes.editable) || undefined,
        };
        const [open, close] = componentTokens(Token, { name: 'CodeRepl', props }, map);
        return code ? [open, ...body, close] : body;
      });
    }
    prepareProps(md, ['CodeRepl'], (props, tools) => {
      const type = languageOf(props.type);
      if (!type) {
        tools.report({
          code: 'repl-language',
          message: `Invalid type "${props.type ?? ''}" for <CodeRepl>; its code is shown, but doesn't run.`,
          hint: `Use one of: ${LANGUAGES.join(', ')}.`,
        });
        return { ...props, type };
      }
      const { timeout, outputLimit } = repl;
      return { ...props, type, place: runPlace(type, repl, tools), timeout, outputLimit };
    });
  },
});

const withoutCode = (name: string) => ({
  severity: 'warning' as const,
  code: 'repl-code',
  message: `This ${name}-repl contains no code, so there is nothing to run.`,
  hint: `Put a code block in it: \`\`\`${languageOf(name)}`,
});
