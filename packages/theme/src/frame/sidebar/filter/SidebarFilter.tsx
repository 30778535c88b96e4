export interface SidebarFilterProps {
  label: string;
  /** What tells how many pages are left: `Pages found: {count}`. */
  results: string;
}

/** A field that leaves only the entries of a long sidebar that contain what one types; `filterSidebar` makes it work. */
export function SidebarFilter({ label, results }: SidebarFilterProps) {
  return (
    <div className="frame-sidebar-filter" data-results={results}>
      <input type="search" aria-label={label} placeholder={label} autoComplete="off" spellCheck={false} />
      <span className="visually-hidden" role="status" />
    </div>
  );
}
