import { useSidebarData } from '@bifolio/theme/hooks';

/** The groups of the sidebar, the current one marked. */
export function SidebarGroups() {
  const sidebar = useSidebarData();
  if (!sidebar) return null;
  return (
    <ul>
      {sidebar.items.map(({ text }, index) => (
        <li key={text}>{index === sidebar.path[0] ? <strong>{text}</strong> : text}</li>
      ))}
    </ul>
  );
}
