import { z } from 'zod';

/** How one option of an effect is adjusted. */
export type Control = { path: readonly string[] } & (
  | {
      kind: 'number';
      default: number;
      min: number;
      max: number;
      step: number;
      allowed: readonly [number, number];
    }
  | { kind: 'range'; default: readonly [number, number]; step: number }
  | { kind: 'choice'; default: string; choices: readonly string[] }
  | { kind: 'switch'; default: boolean }
  /** `#rrggbb`; without a default it follows the accent of the site. */
  | { kind: 'color'; default?: string }
  | { kind: 'colors'; default: readonly string[] }
  /** Three numbers from 0 to 1. */
  | { kind: 'rgb' }
);

/** What of JSON Schema is read here. */
interface JsonSchema {
  type?: string;
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  anyOf?: readonly JsonSchema[];
  enum?: readonly string[];
  prefixItems?: readonly JsonSchema[];
  items?: JsonSchema | false;
  pattern?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  usual?: readonly [number, number];
}

/** A control for each option that the schema of an effect has. An option of a shape that is not known throws an error. */
export function controlsOf(schema: z.ZodType): Control[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return Object.entries(json.properties ?? {}).flatMap(([name, option]) => controlOf([name], option));
}

function controlOf(path: readonly string[], option: JsonSchema): Control[] {
  if (option.properties)
    return Object.entries(option.properties).flatMap(([name, inner]) => controlOf([...path, name], inner));
  if (option.enum) return [{ path, kind: 'choice', default: String(option.default), choices: option.enum }];
  if (option.type === 'boolean') return [{ path, kind: 'switch', default: Boolean(option.default) }];
  if (option.type === 'number' || option.type === 'integer') return [{ path, ...scaleOf(option) }];
  if (isColor(option)) return [{ path, kind: 'color', default: option.default as string | undefined }];
  if (option.items && isColor(option.items))
    return [{ path, kind: 'colors', default: option.default as readonly string[] }];
  if (option.prefixItems?.length === 2) {
    const [from, to] = option.default as [number, number];
    return [
      { path, kind: 'range', default: [from, to], step: stepOf(Math.max(Math.abs(from), Math.abs(to))) },
    ];
  }
  if (option.anyOf?.some(({ prefixItems }) => prefixItems?.length === 3)) return [{ path, kind: 'rgb' }];
  throw new Error(`There is no control for the option ${path.join('.')}.`);
}

const isColor = ({ pattern, anyOf = [] }: JsonSchema): boolean =>
  pattern?.includes('\\da-f') || anyOf.some(isColor);

/** The limits of a number where it has both, what is usual where it says so, else up to four times its default. */
function scaleOf(
  option: JsonSchema,
): Extract<Control, { kind: 'number' }> extends infer C ? Omit<C, 'path'> : never {
  const { default: usually, usual, type, exclusiveMinimum } = option;
  const value = Number(usually);
  const far = Math.max(Math.abs(value) * 4, 1);
  const most =
    option.maximum !== undefined && option.maximum < 1e9 ? option.maximum : Number.POSITIVE_INFINITY;
  const step = type === 'integer' ? 1 : stepOf(usual ? usual[1] : Math.min(far, most));
  const least =
    option.minimum ?? (exclusiveMinimum === undefined ? Number.NEGATIVE_INFINITY : exclusiveMinimum + step);
  return {
    kind: 'number',
    default: value,
    min: usual?.[0] ?? (Number.isFinite(least) ? least : Math.min(0, value * 2)),
    max: usual?.[1] ?? (Number.isFinite(most) ? most : far),
    step,
    allowed: [least, most],
  };
}

/** A hundredth, or a little less: 0.01 of 1, 1 of 255. */
const stepOf = (extent: number): number => 10 ** Math.floor(Math.log10(extent / 50));
