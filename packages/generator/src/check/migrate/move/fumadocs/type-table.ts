import type { TagRule } from '../../../../markdown/dialects/jsx/convert-tags.ts';
import { isOptions, type Options, textOf } from '../read/literals.ts';

/** `<TypeTable type={{ … }} />` as fields, as far as it is written as data. */
export const typeTable =
  (readExpression: (source: string) => unknown): TagRule =>
  (node) => {
    const written = node.attributes.get('type');
    if (typeof written !== 'string' || !written.startsWith('{')) return undefined;
    const value = readExpression(`(${written.slice(1, -1)})`);
    const fields = Object.entries(isOptions(value) ? value : {}).filter((one): one is [string, Options] =>
      isOptions(one[1]),
    );
    return fields.length === 0
      ? undefined
      : `${fields.map(([name, field]) => fieldOf(name, field)).join('\n\n')}\n`;
  };

function fieldOf(name: string, field: Options): string {
  const code = (value: unknown) =>
    value === undefined ? undefined : `\`${String(value).replaceAll('`', "'")}\``;
  const details = [
    ['type', code(textOf(field.type) ?? textOf(field.typeDescription))],
    ['default', code(field.default)],
  ].flatMap(([key, value]) => (value ? [`@${key} ${value}`] : []));
  const flags = ['required', 'deprecated'].filter((flag) => field[flag] === true).map((flag) => `@${flag}`);
  const head = [`::: field ${name}`, ...details, ...flags].join('\n');
  return `${head}\n\n${textOf(field.description) ?? ''}\n\n:::`.replace('\n\n\n\n', '\n\n');
}
