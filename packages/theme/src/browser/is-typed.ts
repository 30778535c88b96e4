/** A checkbox may have the focus for a moment after the dialog that it was in has been closed. */
const TYPED = 'input:not([type=checkbox], [type=radio]), select, textarea';

/** Whether a key that is pressed there is typed into something. */
export const isTyped = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED));
