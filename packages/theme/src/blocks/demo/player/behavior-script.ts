/** What an element of a demo has had as attributes. */
export interface ElementBehavior {
  /** Its `data-demo`. */
  number: number;
  style?: string;
  /** Code by the name of its event attribute: `onclick`. */
  handlers: Readonly<Record<string, string>>;
}

/** A script that gives elements what their attributes have said, in a way that a strict policy allows. */
export function behaviorScript(behaviors: readonly ElementBehavior[]): string {
  const lines = behaviors.flatMap(({ number, style, handlers }) => {
    const element = `document.querySelector('[data-demo="${number}"]')`;
    return [
      ...(style === undefined ? [] : [`${element}.style.cssText = ${JSON.stringify(style)};`]),
      ...Object.entries(handlers).map(
        ([name, code]) => `${element}.${name} = function (event) {\n${code}\n};`,
      ),
    ];
  });
  return lines.join('\n');
}
