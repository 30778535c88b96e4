/** The `<script>` with it leads readers on, see `browser/navigation/lead-on.ts`; its value is `LeadOnFacts` as JSON. */
export const LEAD_ON = 'data-lead-on';

/** What the page of a redirect, or a 404 page, tells the script that leads on. */
export type LeadOnFacts = { to: string } | NotFoundFacts;

export interface NotFoundFacts {
  base: string;
  /** Path of the language that the 404 page is in. */
  locale: string;
  /** Paths of all languages. */
  locales: readonly string[];
  /** Address of a JSON object of old addresses; absent when rules alone lead to all pages. */
  moved?: string;
}
