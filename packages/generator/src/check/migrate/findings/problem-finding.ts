import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { componentAdvice } from '../component-advice.ts';
import type { Finding } from './finding.ts';

/** What our renderer reports of a page, as findings. */
export function problemFinding(problem: Problem & { file: string }): Finding[] {
  const { code, message, hint = '', file, line, column, severity } = problem;
  const place = { file, line, column };
  // Found among what Vue leaves behind, with advice of its own.
  if (code === 'event-attribute' || code === 'vue-attribute') return [];
  if (code === 'unknown-component') {
    const name = /<([\w.]+)>/.exec(message)?.[1] ?? '';
    return [
      { kind: 'component', severity: 'lost', what: `<${name}>`, todo: componentAdvice(name), ...place },
    ];
  }
  if (code === 'unknown-container') {
    const name = /"([^"]+)"/.exec(message)?.[1] ?? '';
    const todo = 'It is shown as text. Use another container, or define one: /guide/markdown/extensions/.';
    return [{ kind: 'syntax', severity: 'lost', what: `The container ::: ${name}`, todo, ...place }];
  }
  if (code === 'unknown-embed') {
    const name = /"([^"]+)"/.exec(message)?.[1] ?? '';
    const todo = 'It is shown as text. Use another embed, or define one: /guide/markdown/extensions/.';
    return [{ kind: 'syntax', severity: 'lost', what: `The embed @[${name}](…)`, todo, ...place }];
  }
  if (code === 'unknown-element') {
    const tag = /<\/?([\w.-]+)/.exec(message)?.[1] ?? '';
    return [
      {
        kind: 'component',
        severity: 'lost',
        what: `<${tag}>`,
        todo: 'The tag is shown as text. If it is a component, write it for React in components/ and with a capital; else write it as code.',
        ...place,
      },
    ];
  }
  if (code === 'kebab-component') {
    const name = /<([\w-]+)>/.exec(message)?.[1] ?? '';
    return [{ kind: 'component', severity: 'lost', what: `<${name}>`, todo: hint, ...place }];
  }
  if (code === 'script-setup')
    return [
      {
        kind: 'vue',
        severity: 'lost',
        what: /<script[^<>]*>/.exec(message)?.[0] ?? '<script>',
        todo: 'It is left out. Put the code into a React component in components/, or write the page as .mdx.',
        ...place,
      },
    ];
  return [
    {
      kind: code.startsWith('include') || code.includes('image') ? 'asset' : 'syntax',
      severity: severity === 'error' ? 'lost' : 'change',
      what: message,
      todo: hint,
      ...place,
    },
  ];
}
