/** A run of characters of one look. `className` is empty for plain text. */
export interface Span {
  text: string;
  className: string;
}
