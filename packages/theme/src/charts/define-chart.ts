import { componentTokens, defineRawContainer, prepareProps } from 'bifolio/markdown';
import type MarkdownIt from 'markdown-it';
import { chartLook } from './chart-look.ts';
import { isLarge, tooMuchData } from './data-size.ts';
import { invalidJson, jsonProblem, readFencedChart } from './fenced-chart.ts';

interface ChartSyntax {
  /** Of the container. */
  name: string;
  component: string;
  /** The prop that JSON stands in; script stands in `script`. */
  data: string;
  /** Code of the module that browsers load the library from. */
  library: string;
  /** The code of a module around an author's script. */
  scriptCode(script: string): string;
  /** What is wrong with data that is JSON. @default nothing */
  check?(
    data: Readonly<Record<string, unknown>>,
  ): { code: string; message: string; hint?: string } | undefined;
}

/** `::: name Title` around a fence with JSON or script, and what the build makes of it. */
export function defineChart(
  md: MarkdownIt,
  { name, component, data, library, scriptCode, check }: ChartSyntax,
): void {
  defineRawContainer(md, name, ({ Token, info, attributes, lines, map, context }) => {
    const chart = readFencedChart(lines);
    if (!chart) context.report({ ...withoutFence(name), line: map[0] + 1 });
    const own = { [chart?.kind === 'script' ? 'script' : data]: chart?.source };
    const look = chartLook({ label: `::: ${name}`, info, attributes, line: map[0] + 1 }, context);
    const props = { ...own, ...look };
    return componentTokens(Token, { name: component, props, text: chart?.source }, map);
  });
  prepareProps(md, [component], (props, tools) => {
    const { [data]: json, script } = props;
    const problem = typeof json === 'string' ? jsonProblem(json) : undefined;
    if (problem) tools.report(invalidJson(problem));
    else if (typeof json === 'string') {
      const wrong = check?.(JSON.parse(json) as Record<string, unknown>);
      if (wrong) tools.report(wrong);
      if (isLarge(json)) tools.report(tooMuchData(json));
    }
    return {
      ...props,
      problem,
      library: tools.bundle({ name, code: library }),
      ...(typeof script === 'string' && {
        module: tools.bundle({ name: 'chart', code: scriptCode(script), isPrivate: true }),
      }),
    };
  });
}

const withoutFence = (name: string) => ({
  severity: 'warning' as const,
  code: `${name}-without-data`,
  message: `This ${name} container has no chart.`,
  hint: 'Put a json or js fence into it.',
});
