/** Of the one style element that DocSearch puts into the page, with its logo: `.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}`. */
export const LOGO_STYLE_HASH = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='";
