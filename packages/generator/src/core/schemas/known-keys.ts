import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/** The keys that a schema knows at a path, in the order they were declared. Follows wrappers and all branches of unions. */
export function knownKeys(schema: $ZodType, path: readonly PropertyKey[]): string[] {
  const reached = path.reduce<$ZodType[]>(
    (schemas, part) => schemas.flatMap((one) => below(one, part)),
    [schema],
  );
  return [...new Set(reached.flatMap(objectSchemas).flatMap(({ shape }) => Object.keys(shape)))];
}

function below(schema: $ZodType, part: PropertyKey): $ZodType[] {
  return unwrap(schema).flatMap((one) => {
    const { def } = (one as $ZodTypes)._zod;
    if (def.type === 'object') return def.shape[String(part)] ?? def.catchall ?? [];
    if (def.type === 'array') return def.element;
    if (def.type === 'record') return def.valueType;
    if (def.type === 'tuple') return def.items[Number(part)] ?? def.rest ?? [];
    return [];
  });
}

const objectSchemas = (schema: $ZodType) =>
  unwrap(schema).flatMap((one) => {
    const { def } = (one as $ZodTypes)._zod;
    return def.type === 'object' ? def : [];
  });

function unwrap(schema: $ZodType): $ZodType[] {
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'union':
      return def.options.flatMap(unwrap);
    case 'lazy':
      return unwrap(def.getter());
    case 'pipe':
      return unwrap(def.in);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return unwrap(def.innerType);
    default:
      return [schema];
  }
}
