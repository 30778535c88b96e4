/** Computed colors of tokens at an element, `#rrggbb`, by their names: `--text`. */
export function readColors<Name extends string>(
  element: HTMLElement,
  tokens: readonly Name[],
): Record<Name, string> {
  const probe = element.ownerDocument.createElement('span');
  element.append(probe);
  const entries = tokens.map((token) => {
    probe.style.color = `var(${token})`;
    return [token, toHex(getComputedStyle(probe).color)] as const;
  });
  probe.remove();
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** Tokens are opaque, and browsers tell them as `rgb(1, 2, 3)`. Libraries take lists with commas, which that would break. */
function toHex(color: string): string {
  const channels =
    color
      .match(/[\d.]+/g)
      ?.slice(0, 3)
      .map(Number) ?? [];
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
