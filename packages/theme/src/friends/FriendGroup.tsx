import { FriendCard } from './FriendCard.tsx';
import type { FriendGroupFields } from './options.ts';

/** Friends below a heading, if there is one. */
export function FriendGroup({ title, desc, list }: FriendGroupFields) {
  return (
    <section className="friends-group">
      {title && <h2>{title}</h2>}
      {desc && <p className="friends-desc">{desc}</p>}
      <ul>
        {list.map((friend) => (
          <FriendCard key={`${friend.name} ${friend.link}`} friend={friend} heading={title ? 'h3' : 'h2'} />
        ))}
      </ul>
    </section>
  );
}
