/** What a finding is about, in the order of the report. */
export const FINDING_KINDS = {
  component: 'Components that do not exist here',
  vue: 'Vue in Markdown',
  handler: 'Scripts in HTML attributes',
  syntax: 'Markdown that is not understood',
  frontmatter: 'Frontmatter',
  asset: 'Images and files',
  route: 'Pages made by code',
  theme: 'Changes of the theme',
  plugin: 'Plugins',
  config: 'Configuration',
  unread: 'What this check could not read',
} as const;

type FindingKind = keyof typeof FINDING_KINDS;

/** Something in an existing site that does not carry over as it is. */
export interface Finding {
  kind: FindingKind;
  /** `lost`: readers would miss something. `change`: it has another name or place here. */
  severity: 'lost' | 'change';
  /** What stands there; findings with the same `what` and `todo` are one line of the report. */
  what: string;
  /** What to do about it in Bifolio. */
  todo: string;
  /** Relative to the folder that is checked, forward slashes. */
  file: string;
  line?: number;
  column?: number;
}

/** A finding in the text of a page. `text` is what stands there, to find its line and column by. */
export interface TextFinding extends Pick<Finding, 'kind' | 'severity' | 'what' | 'todo'> {
  text: string;
}

/** Everything the check found in one site. */
export interface MigrationReport {
  /** `VitePress` or `Plume`. */
  from: string;
  pages: number;
  findings: Finding[];
}
