import type { Problem } from '../errors/bifolio-error.ts';
import { isExplained, messageUrl } from '../errors/message-url.ts';
import { generatorVersion } from '../version.ts';

/** Where the file of a problem lies, as a URL that is relative to the folder of the report's reader, or whole. */
export type AddressOf = (file: string | undefined) => string;

/**
 * What a command has found as SARIF 2.1.0, which editors and code hosts show at the lines, each with a link to its explanation.
 * https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function sarifReport(problems: readonly Problem[], addressOf: AddressOf): object {
  const codes = [...new Set(problems.map(({ code }) => code))].sort();
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Bifolio',
            version: generatorVersion,
            informationUri: 'https://bifolio.dev/en/',
            rules: codes.map((id) => ({ id, ...(isExplained(id) && { helpUri: messageUrl(id) }) })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: problems.map((problem) => resultOf(problem, addressOf)),
      },
    ],
  };
}

const resultOf = ({ code, severity, message, hint, file, line, column }: Problem, addressOf: AddressOf) => ({
  ruleId: code,
  level: severity,
  message: { text: hint ? `${message}\n${hint}` : message },
  locations: [
    {
      physicalLocation: {
        artifactLocation: { uri: addressOf(file) },
        ...(line !== undefined && { region: { startLine: line, startColumn: column } }),
      },
    },
  ],
});
