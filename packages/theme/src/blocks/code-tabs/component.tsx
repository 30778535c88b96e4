import type { ToolName } from './title-icon.ts';
import { TOOL_PATHS } from './tool-paths.ts';

/** The sign of a tool before its name, which says the same. */
export function ToolIcon({ name }: { name: ToolName }) {
  return (
    <svg className="block-code-tabs-tool" viewBox="0 0 24 24" aria-hidden="true">
      <path d={TOOL_PATHS[name]} />
    </svg>
  );
}
