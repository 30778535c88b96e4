import type { LayoutProps } from 'bifolio';
import { Slot, usePage } from 'bifolio/client';
import { EditLink } from '../frame/doc-footer/EditLink.tsx';
import { DocTitle } from '../frame/doc-title/DocTitle.tsx';
import { useTheme } from '../hooks/use-theme.ts';
import { Shell } from '../layouts/Shell.tsx';
import { FriendGroup } from './FriendGroup.tsx';

/** Cards of friends in groups, with the page's own text before or after them. */
export function Friends({ children }: LayoutProps) {
  const { page } = usePage();
  const { list = [], groups = [], desc, cols = 2, contentPosition = 'after' } = page.frontmatter;
  const content = (
    <div className="prose friends-content" data-page-text>
      {children}
    </div>
  );
  return (
    <Shell className="frame-friends">
      <Slot name="page-top" />
      <Title />
      {desc && (
        <p className="friends-desc" data-page-text>
          {desc}
        </p>
      )}
      {contentPosition === 'before' && content}
      <div className="friends-groups" data-cols={cols} data-page-text>
        {list.length > 0 && <FriendGroup list={list} />}
        {groups.map((group, index) => (
          <FriendGroup key={group.title ?? index} {...group} />
        ))}
      </div>
      {contentPosition === 'after' && content}
      <EditLink />
      <Slot name="page-bottom" />
    </Shell>
  );
}

/** A page that has not been given a title is called "My Friends". */
function Title() {
  const { page } = usePage();
  const { text } = useTheme();
  const isNamed = page.frontmatter.title !== undefined || page.titleId !== undefined;
  return isNamed ? <DocTitle /> : <h1 className="frame-doc-title">{text.friendsText}</h1>;
}
