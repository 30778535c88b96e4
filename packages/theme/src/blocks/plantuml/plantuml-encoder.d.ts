// The package has no types.
declare module 'plantuml-encoder' {
  /** Text as PlantUML servers read it in an address: deflated, in an alphabet of their own. */
  export function encode(text: string): string;
}
