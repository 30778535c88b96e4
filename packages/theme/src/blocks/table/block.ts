import {
  type AttributeValues,
  type BlockContext,
  componentTokens,
  defineAttributes,
  defineBlock,
  defineRawContainer,
  inlineToken,
  isOn,
  slotTokens,
  textOf,
} from 'bifolio/markdown';
import { markCells } from './mark-cells.ts';
import { tableOptions } from './options.ts';

const known = defineAttributes({
  title: 'text',
  align: ['left', 'center', 'right'],
  copy: ['all', 'html', 'md', 'true', 'false'],
  maxContent: 'switch',
  fullWidth: 'switch',
  hlRows: 'text',
  hlCols: 'text',
  hlCells: 'text',
});

/** `::: table title="T" align="center" full-width copy="md" hl-rows="tip:1"` around a table. */
export default defineBlock({
  name: 'table',
  options: tableOptions,
  tags: [
    {
      names: ['Table', 'VPTable'],
      attributes: {
        title: 'content',
        align: ['left', 'center', 'right'],
        copy: ['all', 'html', 'md', 'true', 'false'],
        maxContent: 'switch',
        fullWidth: 'switch',
      },
    },
  ],
  setup(md, { table }) {
    const usual = table === false ? {} : table;
    defineRawContainer(
      md,
      'table',
      ({ Token, attributes: written, lines, map, parse, context }) => {
        const attributes: AttributeValues = { ...usual, ...written };
        const body = parse(lines, 0);
        const hasTable = body.some(({ type }) => type === 'table_open');
        if (!hasTable) reportMissing(context, map);
        const title = textOf(attributes.title);
        const props = {
          ...(title && { title: { $slot: 'title' } }),
          align: readAlign(attributes),
          copy: hasTable && readCopy(attributes),
          maxContent: isOn(attributes.maxContent),
          fullWidth: isOn(attributes.fullWidth),
          markdown: lines.join('\n').trim(),
        };
        const [open, close] = componentTokens(Token, { name: 'Table', props }, map);
        const [slotOpen, slotClose] = slotTokens(Token, { name: 'title' });
        const caption = title ? [slotOpen, inlineToken(Token, title, map), slotClose] : [];
        return [open, ...caption, ...markCells(body, attributes), close];
      },
      { attributes: known },
    );
  },
});

function reportMissing(context: BlockContext, [line]: [number, number]): void {
  context.report({
    severity: 'warning',
    code: 'table-without-table',
    line: line + 1,
    message: 'This table container contains no table, so its content is shown unchanged.',
    hint: 'Begin each row with a bar, and put a row such as | --- | --- | below the header.',
  });
}

function readAlign({ align }: AttributeValues): string {
  return align === 'center' || align === 'right' ? align : 'left';
}

function readCopy({ copy }: AttributeValues): string | false {
  if (copy === false) return false;
  return copy === 'html' || copy === 'md' ? copy : 'all';
}
