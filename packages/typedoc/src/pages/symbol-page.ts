import { escapeMarkdown } from 'bifolio';
import type { ListedSymbol } from '../reference.ts';
import { anchorOf } from '../reference.ts';
import { KIND, type Reflection, type Signature } from '../reflections.ts';
import type { Text } from '../text.ts';
import { declarationText } from '../types/declaration-text.ts';
import { closing, introduction } from './comment-parts.ts';
import { fence, heading, part } from './markdown.ts';
import { type PageTools, propertyField, typeParameterField } from './page-tools.ts';
import { signatureParts } from './signature-parts.ts';

/** The text of the page of a class, an interface, a function, a type, a variable or an enumeration. */
export function symbolText({ reflection, module }: ListedSymbol, tools: PageTools): (string | undefined)[] {
  const { signatures = [], comment, typeParameters = [] } = reflection;
  const isType = reflection.kind === KIND.interface || reflection.kind === KIND.type;
  const imported = `import ${isType ? 'type ' : ''}{ ${reflection.name} } from '${module}';`;
  if (reflection.kind === KIND.function) return [fence('ts', imported), ...callsText(signatures, tools)];
  const { text } = tools;
  return [
    fence('ts', `${imported}\n\n${declarationText(reflection)}`),
    ...introduction(comment, tools),
    ...(typeParameters.length > 0
      ? [
          heading(2, text.typeParameters, 'type-parameters'),
          part({ kind: 'fields', fields: typeParameters.map((one) => typeParameterField(one, tools)) }),
        ]
      : []),
    ...membersText(reflection, tools),
    ...closing(comment, tools),
  ];
}

const callsText = (signatures: readonly Signature[], tools: PageTools): string[] =>
  signatures.flatMap((signature, index) =>
    signatureParts(signature, tools, {
      level: 2,
      id: index === 0 ? '' : `call-${index + 1}-`,
      before: 'function ',
    }),
  );

function membersText(reflection: Reflection, tools: PageTools): (string | undefined)[] {
  const { text } = tools;
  const { type } = reflection;
  const members =
    type?.type === 'reflection' ? (type.declaration.children ?? []) : (reflection.children ?? []);
  const shown = members.filter((one) => !isOnOtherPage(one, tools));
  const methods = shown.filter(
    ({ kind, signatures = [] }) => signatures.length > 0 && kind !== KIND.constructor,
  );
  const constructors = shown.filter(({ kind }) => kind === KIND.constructor);
  const fields = shown.filter(({ signatures = [] }) => signatures.length === 0);
  const calls =
    type?.type === 'reflection' ? (type.declaration.signatures ?? []) : (reflection.signatures ?? []);
  return [
    ...calls.flatMap((one, index) =>
      signatureParts(one, tools, { level: 3, id: `call-${index + 1}-`, before: '' }),
    ),
    ...constructors.flatMap((one) => constructorText(one, tools)),
    ...(fields.length > 0
      ? [
          heading(2, reflection.kind === KIND.enum ? text.values : text.properties, 'properties'),
          part({ kind: 'fields', fields: fields.map((one) => propertyField(one, tools)) }),
        ]
      : []),
    ...(methods.length > 0 ? [heading(2, text.methods, 'methods')] : []),
    ...methods.flatMap((one) => methodText(one, tools)),
  ];
}

/** Inherited members are described with what they are inherited from, if that has a page. */
const isOnOtherPage = ({ flags, inheritedFrom }: Reflection, { hrefOf }: PageTools): boolean =>
  flags.isInherited === true &&
  inheritedFrom?.type === 'reference' &&
  typeof inheritedFrom.target === 'number' &&
  hrefOf(inheritedFrom.target) !== undefined;

/** A class without a constructor of its own has nothing to tell of it. */
function constructorText({ signatures = [], flags }: Reflection, tools: PageTools): string[] {
  const told = signatures.filter(({ comment, parameters = [] }) => comment || parameters.length > 0);
  if (told.length === 0) return [];
  const own = told.map(({ typeParameters: _, type: __, ...one }) => one);
  const id = anchorOf({ name: 'constructor', flags });
  return [
    heading(2, tools.text.constructor, id),
    ...own.flatMap((one) => signatureParts(one, tools, { level: 3, id: `${id}-`, before: 'new ' })),
  ];
}

function methodText(method: Reflection, tools: PageTools): string[] {
  const { signatures = [], flags } = method;
  const id = anchorOf(method);
  return [
    heading(3, `${escapeMarkdown(method.name)}()`, id),
    ...signatures.flatMap((one, index) =>
      signatureParts(one, tools, {
        level: 4,
        id: `${id}-${index === 0 ? '' : `call-${index + 1}-`}`,
        before: flags.isStatic ? 'static ' : '',
      }),
    ),
  ];
}

/** Words for the kinds of symbols, in the order of lists. */
export const groupsOf = (text: Text): readonly (readonly [kind: number, label: string])[] => [
  [KIND.function, text.functions],
  [KIND.class, text.classes],
  [KIND.interface, text.interfaces],
  [KIND.type, text.types],
  [KIND.variable, text.variables],
  [KIND.enum, text.enums],
  [KIND.namespace, text.namespaces],
];
