import type { Comment, Signature } from '../reflections.ts';
import { signatureText } from '../types/declaration-text.ts';
import { closing, introduction } from './comment-parts.ts';
import { markdownOf, tagsOf } from './comment-text.ts';
import { fence, heading, part } from './markdown.ts';
import { linkedType, type PageTools, parameterField, typeParameterField } from './page-tools.ts';

/** Where a call is described: headings below it have this level, and ids that begin so. */
export interface SignaturePlace {
  level: number;
  id: string;
  /** What stands before its name: `function `. */
  before: string;
}

/** A call: how it is written, its parameters, what it returns, and its examples. */
export function signatureParts(signature: Signature, tools: PageTools, place: SignaturePlace): string[] {
  const { comment, parameters = [], typeParameters = [], type } = signature;
  const { level, id, before } = place;
  const { text } = tools;
  const returned = returnedText(comment, tools);
  const isNothing = !type || (type.type === 'intrinsic' && type.name === 'void');
  const isWorthTelling = returned !== '' || !isNothing;
  const fields = (label: string, name: string, list: readonly ReturnType<typeof parameterField>[]) =>
    list.length > 0 ? [heading(level, label, `${id}${name}`), part({ kind: 'fields', fields: list })] : [];
  return [
    fence('ts', signatureText(signature, before)),
    ...introduction(comment, tools),
    ...fields(
      text.typeParameters,
      'type-parameters',
      typeParameters.map((one) => typeParameterField(one, tools)),
    ),
    ...fields(
      text.parameters,
      'parameters',
      parameters.map((one) => parameterField(one, tools)),
    ),
    ...(isWorthTelling
      ? [part({ kind: 'type', label: text.returns, type: linkedType(type, tools) }), returned]
      : []),
    ...closing(comment, tools, level, id),
  ];
}

const returnedText = (comment: Comment | undefined, tools: PageTools): string =>
  tagsOf(comment, '@returns', '@return')
    .map(({ content }) => markdownOf(content, tools))
    .join('\n\n');
