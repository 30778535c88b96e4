import {
  type AttributeProps,
  type AttributeValues,
  type BlockContext,
  defineAttributes,
  readAttributes,
  type WrittenFence,
} from 'bifolio/markdown';
import { titleOf } from './title-of.ts';

/** What authors may say of any chart. */
export const chartAttributes = defineAttributes({ title: 'text', height: 'length' });

export type ChartLook = AttributeProps<typeof chartAttributes>;

type Context = Pick<BlockContext, 'report'>;

/** The line that begins a chart, which authors know as `label`. Its title stands bare or is an attribute. */
interface ChartLine {
  label: string;
  info: string;
  attributes: AttributeValues;
  title?: string;
  /** @default that of the fence */
  line?: number;
}

/** Title and height that an author gives to a chart. */
export function chartLook({ label, title, info, attributes, line }: ChartLine, context: Context): ChartLook {
  const look = readAttributes({ label, line, context }, attributes, chartAttributes);
  return { title: title ?? look.title ?? titleOf(info), height: look.height };
}

/** The same of a fence. */
export const fenceLook = ({ language, line: _, ...fence }: WrittenFence, context: Context): ChartLook =>
  chartLook({ ...fence, label: `\`\`\`${language}` }, context);
