/** What this version of Bifolio, with its theme, understands. */
export interface KnownNames {
  /** Components that Markdown may use. */
  components: ReadonlySet<string>;
  /** Layouts of pages. */
  layouts: ReadonlySet<string>;
  /** Blocks of syntax. */
  blocks: ReadonlySet<string>;
  /** Keys of frontmatter. */
  frontmatter: ReadonlySet<string>;
  /** Options by their group: the config's own, the theme's, those of `markdown`. */
  options: Readonly<Record<'site' | 'theme' | 'markdown', ReadonlySet<string>>>;
}
