import type { SourceRow } from 'bifolio';
import { type Api, createApi } from './api.ts';
import { documentShape } from './description/description.ts';
import { isRecord } from './description/pointer.ts';
import { openapiError, readDescriptionFile } from './description/read-file.ts';
import { createReader } from './description/reader.ts';
import type { CheckedOptions } from './options.ts';
import { groupPage } from './pages/group-page.ts';
import { operationPage } from './pages/operation/operation-page.ts';
import { overviewPage } from './pages/overview-page.ts';
import { schemaPage, schemasPage } from './pages/schema-page.ts';

/** The pages of a description. Throws a `BifolioError` with all mistakes in it before the last page. */
export async function* describedPages(
  options: CheckedOptions,
  { root, lang }: { root: string; lang: string },
): AsyncGenerator<SourceRow> {
  const file = await readDescriptionFile(root, options.file);
  refuseSwagger(file.value, options.file);
  const reader = createReader(file);
  const document = reader.read({ value: file.value, at: [] }, documentShape);
  if (document) {
    const api = createApi(document, reader, options, lang);
    for (const page of pagesOf(api)) yield { ...page, path: `${options.folder}/${page.path}` };
  }
  reader.finish();
}

function* pagesOf(api: Api): Generator<SourceRow> {
  yield overviewPage(api);
  for (const [index, group] of api.groups.entries()) {
    yield groupPage(group, index, api);
    for (const [place, operation] of group.operations.entries()) yield operationPage(operation, place, api);
  }
  if (api.schemas.size === 0) return;
  yield schemasPage(api);
  for (const [name, file] of api.schemas) yield schemaPage(name, file, api);
}

function refuseSwagger(value: unknown, file: string): void {
  if (!isRecord(value) || value.swagger === undefined) return;
  throw openapiError({
    file,
    message: 'This is a description of Swagger 2.0, and openapi() reads OpenAPI 3.0 and 3.1.',
    hint: 'Convert it: npx swagger2openapi swagger.yaml -o openapi.yaml.',
  });
}
