import type { SourceCall, SourceRow } from 'bifolio';
import { type Api, createApi } from './api.ts';
import { documentShape } from './description/description.ts';
import { joinFiles } from './description/join-files.ts';
import { isRecord, type Pointer } from './description/pointer.ts';
import { type DescriptionFile, openapiError, readDescriptionFile } from './description/read-file.ts';
import { createReader } from './description/reader.ts';
import type { CheckedOptions } from './options.ts';
import { groupPage } from './pages/group-page.ts';
import { type DescribedRow, part } from './pages/markdown.ts';
import { operationPage } from './pages/operation/operation-page.ts';
import { overviewPage } from './pages/overview-page.ts';
import { schemaPage, schemasPage } from './pages/schema-page.ts';

/** The pages of a description. Throws a `BifolioError` with all mistakes in it before the last page. */
export function* describedPages(
  options: CheckedOptions,
  { root, lang, dependsOn }: Pick<SourceCall, 'root' | 'dependsOn'> & { lang: string },
): Generator<SourceRow> {
  const written = readDescriptionFile(root, options.file);
  refuseSwagger(written.value, options.file);
  const file = joinFiles(root, written);
  dependsOn(file.files);
  const reader = createReader(file);
  const document = reader.read({ value: file.value, at: [] }, documentShape);
  if (document) {
    const start = options.links ? `${part({ kind: 'base', url: options.links })}\n\n` : '';
    const api = createApi(document, reader, options, lang);
    for (const { at, ...page } of pagesOf(api))
      yield {
        ...page,
        path: `${options.folder}/${page.path}`,
        text: `${start}${page.text}`,
        from: placeOf(file, at),
      };
  }
  reader.finish();
}

/** A page, and what of the description it is about. */
type PlacedPage = DescribedRow & { at: Pointer };

function* pagesOf(api: Api): Generator<PlacedPage> {
  yield { ...overviewPage(api), at: ['info'] };
  for (const [index, group] of api.groups.entries()) {
    yield { ...groupPage(group, index, api), at: ['tags'] };
    for (const [place, operation] of group.operations.entries())
      yield { ...operationPage(operation, place, api), at: operation.operation.at };
  }
  if (api.schemas.size === 0) return;
  const at = ['components', 'schemas'];
  yield { ...schemasPage(api), at };
  for (const [name, file] of api.schemas) yield { ...schemaPage(name, file, api), at: [...at, name] };
}

function placeOf({ find }: DescriptionFile, at: Pointer) {
  const { file, line } = find(at);
  return { file, line };
}

function refuseSwagger(value: unknown, file: string): void {
  if (!isRecord(value) || value.swagger === undefined) return;
  throw openapiError({
    file,
    message: 'This is a description of Swagger 2.0, and openapi() reads OpenAPI 3.0 and 3.1.',
    hint: 'Convert it: npx swagger2openapi swagger.yaml -o openapi.yaml.',
  });
}
