/** Languages of request samples. */
export const SAMPLE_LANGUAGES = ['curl', 'javascript', 'python', 'go'] as const;

export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];
