import { uml } from '@mdit/plugin-uml';
import { componentTokens, contextOf, defineBlock } from 'bifolio/markdown';
import plantumlEncoder from 'plantuml-encoder';
import { chartAttributes } from '../../charts/chart-look.ts';
import { plantumlOptions } from './options.ts';

/** What `@start…` and `@end…` may be followed by. */
const KINDS = [
  'uml',
  'chronology',
  'gantt',
  'json',
  'latex',
  'math',
  'mindmap',
  'regex',
  'salt',
  'wbs',
  'yaml',
];

/** `@startuml Title` … `@enduml` and its siblings: an image that readers' browsers get from a PlantUML server. */
export default defineBlock({
  name: 'plantuml',
  options: plantumlOptions,
  tags: [{ names: ['PlantUML'], attributes: { code: 'text', ...chartAttributes } }],
  setup(md, { plantuml }) {
    if (plantuml === false) return;
    const { server, format } = plantuml;
    for (const kind of KINDS)
      md.use(uml, { name: `plantuml_${kind}`, open: `start${kind}`, close: `end${kind}`, render: () => '' });
    md.core.ruler.before('inline', 'plantuml', (state) => {
      state.tokens = state.tokens.flatMap((token) => {
        const kind = token.type.startsWith('plantuml_') ? token.type.slice('plantuml_'.length) : undefined;
        if (!kind) return token;
        const source = token.content.trim();
        const code = `@start${kind}\n${source}\n@end${kind}`;
        const line = (token.map?.[0] ?? 0) + 1;
        if (!isClosed(state.src, kind, token.map?.[1]))
          contextOf(state.env).report({ ...unclosed(kind), line });
        if (!server) contextOf(state.env).report({ ...NO_SERVER, line });
        const addresses = server && {
          light: addressOf(server, format, code),
          dark: addressOf(server, `d${format}`, code),
        };
        const props = { code, title: token.info.trim() || undefined, ...addresses };
        return componentTokens(
          state.Token,
          { name: 'PlantUML', props, text: source },
          token.map ?? undefined,
        );
      });
    });
  },
});

/** Whether the line behind a diagram is its end. */
const isClosed = (page: string, kind: string, to = 0) =>
  page
    .split('\n')
    [to]?.replace(/^[\s>]+/, '')
    .startsWith(`@end${kind}`) ?? false;

const unclosed = (kind: string) =>
  ({
    severity: 'warning',
    code: 'plantuml-unclosed',
    message: `The diagram that begins with @start${kind} has no end, so the rest of the page is part of it.`,
    hint: `Write @end${kind} on a line of its own.`,
  }) as const;

const addressOf = (server: string, format: string, code: string) =>
  `${server.replace(/\/$/, '')}/${format}/${plantumlEncoder.encode(code)}`;

const NO_SERVER = {
  severity: 'warning',
  code: 'plantuml-server',
  message: 'No PlantUML server is set, so this diagram is shown as its source.',
  hint: "Set markdown.plantuml.server, for example to 'https://www.plantuml.com/plantuml'. Readers' browsers will ask it for images.",
} as const;
