/** A mistake the author can fix: what happened, and what to type instead. */
export class CreateError extends Error {
  override name = 'CreateError';

  constructor(message: string, hint?: string) {
    super(hint ? `${message}\n  ${hint}` : message);
  }
}
