/** DocSearch in the colors and type of the theme, in either appearance. */
export const DOCSEARCH_COLORS = `
.DocSearch-Container {
  --docsearch-font-family: var(--font-sans);
  --docsearch-primary-color: var(--accent);
  --docsearch-primary-dark-color: var(--accent-strong);
  --docsearch-soft-primary-color: var(--accent-soft);
  --docsearch-highlight-color: var(--accent);
  --docsearch-focus-color: var(--accent);
  --docsearch-logo-color: var(--text-soft);
  --docsearch-text-color: var(--text);
  --docsearch-secondary-text-color: var(--text-soft);
  --docsearch-muted-color: var(--text-faint);
  --docsearch-icon-color: var(--text-faint);
  --docsearch-subtle-color: var(--rule);
  --docsearch-container-background: var(--veil);
  --docsearch-background-color: var(--bg-sunken);
  --docsearch-modal-background: var(--bg-raised);
  --docsearch-modal-shadow: var(--shadow-high);
  --docsearch-modal-radius: var(--radius);
  --docsearch-searchbox-background: var(--bg-raised);
  --docsearch-searchbox-focus-background: var(--bg-raised);
  --docsearch-hit-color: var(--text);
  --docsearch-hit-background: var(--bg-raised);
  --docsearch-hit-focus-background: var(--accent-soft);
  --docsearch-hit-highlight-color: var(--accent-soft);
  --docsearch-key-background: var(--bg-sunken);
  --docsearch-key-color: var(--text-soft);
  --docsearch-footer-background: var(--bg-raised);
  --docsearch-footer-shadow: 0 -1px 0 0 var(--rule);
}`;
