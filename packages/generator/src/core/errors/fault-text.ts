/** Whatever was thrown, for whoever looks for its cause: with the calls that led to it. */
export const faultText = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
