import {
  type AttributeProps,
  type BlockContext,
  componentTokens,
  defineAttributes,
  defineBlock,
  defineRawContainer,
  inlineToken,
  slotTokens,
} from 'bifolio/markdown';
import { markCells } from './mark-cells.ts';
import { tableOptions } from './options.ts';

const attributes = defineAttributes({
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
        align: attributes.align,
        copy: attributes.copy,
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
        const attributes = { ...usual, ...written };
        const { title, align = 'left', maxContent = false, fullWidth = false } = attributes;
        const body = parse(lines, 0);
        const hasTable = body.some(({ type }) => type === 'table_open');
        if (!hasTable) reportMissing(context, map);
        const props = {
          ...(title && { title: { $slot: 'title' } }),
          align,
          copy: hasTable && readCopy(attributes.copy),
          maxContent,
          fullWidth,
          markdown: lines.join('\n').trim(),
        };
        const [open, close] = componentTokens(Token, { name: 'Table', props }, map);
        const [slotOpen, slotClose] = slotTokens(Token, { name: 'title' });
        const caption = title ? [slotOpen, inlineToken(Token, title, map), slotClose] : [];
        return [open, ...caption, ...markCells(body, attributes), close];
      },
      { attributes },
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

const readCopy = (copy: AttributeProps<typeof attributes>['copy'] | 'all'): string | false =>
  copy === false ? false : copy === 'html' || copy === 'md' ? copy : 'all';
