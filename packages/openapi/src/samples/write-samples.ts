import { curl } from './curl.ts';
import { go } from './go.ts';
import { javascript } from './javascript.ts';
import { python } from './python.ts';
import type { SampleLanguage } from './sample-languages.ts';
import type { SampleRequest } from './sample-request.ts';

/** A sample as a tab with code shows it. */
export interface Sample {
  label: string;
  /** Of the code: `sh`. */
  language: string;
  code: string;
}

const WRITERS: Record<
  SampleLanguage,
  { label: string; language: string; write(request: SampleRequest): string }
> = {
  curl: { label: 'curl', language: 'sh', write: curl },
  javascript: { label: 'JavaScript', language: 'js', write: javascript },
  python: { label: 'Python', language: 'python', write: python },
  go: { label: 'Go', language: 'go', write: go },
};

/** The same request in several languages. */
export const writeSamples = (request: SampleRequest, languages: readonly SampleLanguage[]): Sample[] =>
  languages.map((name) => {
    const { write, ...others } = WRITERS[name];
    return { ...others, code: write(request) };
  });
