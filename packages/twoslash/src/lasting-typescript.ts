import ts from 'typescript';

/** TypeScript as `twoslash` gets it: what blocks import is parsed once, and a file that stays as it is needs no new program. */
export const lastingTypeScript = {
  ...ts,
  default: ts,
  createLanguageService: (host: ts.LanguageServiceHost) =>
    ts.createLanguageService(versionedByText(host), lastingDocuments()),
};

/** twoslash writes the same text several times; only another text is another version. Files on disk have version 0. */
function versionedByText(host: ts.LanguageServiceHost): ts.LanguageServiceHost {
  return {
    ...host,
    getScriptVersion(file) {
      const version = host.getScriptVersion(file);
      const snapshot = version === '0' ? undefined : host.getScriptSnapshot(file);
      return snapshot ? `text: ${snapshot.getText(0, snapshot.getLength())}` : version;
    },
  };
}

/** Declarations stay parsed when the block that needed them has been read. */
function lastingDocuments(): ts.DocumentRegistry {
  const documents = ts.createDocumentRegistry(ts.sys.useCaseSensitiveFileNames);
  return {
    ...documents,
    releaseDocumentWithKey(path: ts.Path, key, kind = ts.ScriptKind.Unknown, format?: ts.ResolutionMode) {
      if (!path.endsWith('.d.ts')) documents.releaseDocumentWithKey(path, key, kind, format);
    },
  };
}
