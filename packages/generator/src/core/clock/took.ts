/** How long something of an author's took. */
export interface Took {
  /** As in messages: `sources/pets.ts`, `data/prices.ts`, `extension "openapi"`. */
  name: string;
  durationMs: number;
}
