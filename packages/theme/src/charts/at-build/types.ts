/** An element of a picture, as it will be written. */
export interface FlatNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly FlatNode[];
  text?: string;
}
