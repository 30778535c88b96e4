import { linkFrom } from '../names.ts';
import type { Field, LinkedPart } from '../parts.ts';
import type { Reference } from '../reference.ts';
import { anchorOf } from '../reference.ts';
import type { Comment, Parameter, Reflection, Type } from '../reflections.ts';
import type { Text } from '../text.ts';
import { shortParts } from '../types/short-parts.ts';
import { parameterName, type TypePart, typeParts, typeText } from '../types/type-parts.ts';
import { defaultOf, type LinkTools, markdownOf, tagsOf } from './comment-text.ts';

/** What a page is made with: links lead from there. */
export interface PageTools extends LinkTools {
  text: Text;
  file: string;
}

export const pageTools = (
  { places }: Pick<Reference, 'places'>,
  { file, text, lost }: Omit<PageTools, 'hrefOf'>,
): PageTools => ({
  file,
  text,
  lost,
  hrefOf(id) {
    const to = places.get(id);
    return to && linkFrom(file, to);
  },
});

/** A type whose names are links. */
export const linkedType = (type: Type | undefined, tools: PageTools): LinkedPart[] =>
  linkedParts(shortParts(typeParts(type)), tools);

export const linkedParts = (parts: readonly TypePart[], { hrefOf }: PageTools): LinkedPart[] =>
  parts.map(({ text, target }) => {
    const href = target === undefined ? undefined : hrefOf(target);
    return { text, ...(href && { href }) };
  });

/** A parameter of a function. */
export function parameterField(parameter: Parameter, tools: PageTools): Field {
  const { comment, type, defaultValue, flags } = parameter;
  return {
    name: parameterName(parameter).replace(/\?$/, ''),
    type: linkedType(type, tools),
    flags:
      flags.isOptional || defaultValue !== undefined ? [{ kind: 'optional', text: tools.text.optional }] : [],
    ...usualOf(defaultValue === '...' ? undefined : defaultValue, tools),
    text: markdownOf(comment?.summary, tools),
  };
}

/** A property of a class, an interface or an object, or a value of an enumeration. */
export function propertyField(reflection: Reflection, tools: PageTools): Field {
  const {
    name,
    flags,
    getSignature,
    type = getSignature?.type,
    comment = getSignature?.comment,
  } = reflection;
  const { text } = tools;
  const deprecated = tagsOf(comment, '@deprecated').map(({ content }) => markdownOf(content, tools));
  const flagTexts = [
    ...(flags.isOptional ? [{ kind: 'optional', text: text.optional }] : []),
    ...(flags.isReadonly ? [{ kind: 'readonly', text: text.readonly }] : []),
    ...(flags.isStatic ? [{ kind: 'static', text: text.static }] : []),
    ...(deprecated.length > 0 ? [{ kind: 'deprecated', text: text.deprecated }] : []),
  ];
  return {
    name,
    id: anchorOf(reflection),
    type: linkedType(type, tools),
    flags: flagTexts,
    ...usualOf(defaultOf(comment), tools),
    text: [markdownOf(comment?.summary, tools), ...deprecated].filter(Boolean).join('\n\n'),
  };
}

/** A type parameter, with what it has to extend. */
export const typeParameterField = (
  { name, comment, type, default: usual }: { name: string; comment?: Comment; type?: Type; default?: Type },
  tools: PageTools,
): Field => ({
  name,
  type: type ? linkedType(type, tools) : [],
  flags: [],
  ...usualOf(usual && typeText(usual), tools),
  text: markdownOf(comment?.summary, tools),
});

const usualOf = (value: string | undefined, { text }: PageTools) =>
  value === undefined || value === '' ? {} : { usual: { label: text.usual, value } };
