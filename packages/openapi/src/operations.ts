import {
  type Document,
  type Operation,
  operationShape,
  pathShape,
  type Server,
} from './description/description.ts';
import type { Placed, Reader } from './description/reader.ts';
import { createNames } from './names.ts';

/** An operation of a description, with its page. */
export interface ListedOperation {
  method: string;
  path: string;
  /** File of its page, in the folder of the description. */
  file: string;
  title: string;
  operation: Placed<Operation>;
  /** Parameters that all operations of the path have. */
  shared: Placed[];
  servers: readonly Server[];
  /** The other side sends it: it has neither samples nor a form. */
  isWebhook: boolean;
}

/** Operations with the same first tag. */
export interface Group {
  /** Its folder. */
  folder: string;
  name: string;
  description?: string;
  operations: ListedOperation[];
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Names of groups that no tag gives. */
interface GroupNames {
  operations: string;
  webhooks: string;
}

/** Operations by their first tag, in the order of the description. */
export function groupOperations(
  { value: document, at }: Placed<Document>,
  reader: Reader,
  names: GroupNames,
): Group[] {
  const groups = createGroups();
  for (const { name, description } of document.tags) groups.of(`#${name}`, name, description);
  for (const one of readOperations({ value: document.paths, at: [...at, 'paths'] }, reader)) {
    const [tag] = one.operation.value.tags;
    const isTagged = tag !== undefined;
    groups.of(isTagged ? `#${tag}` : 'operations', isTagged ? tag : names.operations).add(one, false);
  }
  for (const one of readOperations({ value: document.webhooks, at: [...at, 'webhooks'] }, reader))
    groups.of('webhooks', names.webhooks).add(one, true);
  return groups.all().filter(({ operations }) => operations.length > 0);
}

type OpenGroup = Group & { add(one: ReadOperation, isWebhook: boolean): void };

function createGroups() {
  const groups = new Map<string, OpenGroup>();
  const folderOf = createNames();
  folderOf('schemas');
  return {
    all: (): Group[] => [...groups.values()],
    of(key: string, name: string, description?: string): OpenGroup {
      const group = groups.get(key) ?? createGroup(folderOf(key), name, description);
      groups.set(key, group);
      return group;
    },
  };
}

function createGroup(folder: string, name: string, description = ''): OpenGroup {
  const nameOf = createNames();
  const operations: ListedOperation[] = [];
  return {
    folder,
    name,
    ...(description && { description }),
    operations,
    add(one, isWebhook) {
      const file = `${folder}/${nameOf(idOf(one, name))}.md`;
      operations.push({ ...one, isWebhook, title: titleOf(one), file });
    },
  };
}

const titleOf = ({ operation: { value }, method, path }: ReadOperation) =>
  value.summary?.trim() || value.operationId || `${method} ${path}`;

/** What its file is called after, without the name of the group: `get` of `repos/get`. */
function idOf({ operation: { value }, method, path }: ReadOperation, group: string): string {
  const { operationId = `${method}-${path}` } = value;
  const rest = operationId.slice(group.length);
  const isOfGroup = operationId.toLowerCase().startsWith(group.toLowerCase()) && /^[/.:_-]./.test(rest);
  return isOfGroup ? rest : operationId;
}

type ReadOperation = Pick<ListedOperation, 'method' | 'path' | 'operation' | 'shared' | 'servers'>;

function readOperations(paths: Placed, reader: Reader): ReadOperation[] {
  return reader.parts(paths).flatMap((part) => {
    const item = reader.read(part, pathShape);
    if (!item) return [];
    return METHODS.flatMap((method) => {
      const written = item.value[method];
      if (written === undefined) return [];
      const operation = reader.read({ value: written, at: [...item.at, method] }, operationShape);
      if (!operation) return [];
      return {
        method: method.toUpperCase(),
        path: part.key,
        operation,
        shared: reader.parts({ value: item.value.parameters, at: [...item.at, 'parameters'] }),
        servers: operation.value.servers ?? item.value.servers ?? [],
      };
    });
  });
}
