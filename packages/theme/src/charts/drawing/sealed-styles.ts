/** Stands for `style` in markup that is parsed under a policy without inline styles. */
const SEALED = 'data-sealed-style';

/** Markup whose inline styles wait: the policy looks at them even in documents that nobody sees. */
export const sealStyles = (markup: string | TrustedHtml): string =>
  String(markup).replaceAll(' style="', ` ${SEALED}="`);

/** What libraries that know Trusted Types write in place of text. */
type TrustedHtml = { toString(): string };

/** Takes `sealStyles` back. */
export const unsealStyles = (markup: string): string => markup.replaceAll(` ${SEALED}="`, ' style="');

/** Gives elements their inline styles through CSSOM, which the policy leaves alone. */
export function applySealedStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(`[${SEALED}]`)) {
    element.style.cssText = element.getAttribute(SEALED) ?? '';
    element.removeAttribute(SEALED);
  }
}
