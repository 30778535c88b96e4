import type { z } from 'zod';
import { Picture } from '../parts/Picture.tsx';
import { Written } from '../parts/Written.tsx';
import type { textImageItemSchema } from './item-options.ts';
import type { TextImageFields } from './options.ts';

/** Words beside a picture. On small screens the words come first. */
export function TextImage({
  image,
  width,
  title,
  description,
  list = [],
  first,
}: TextImageFields & { first: 'text' | 'image' }) {
  return (
    <div className="home-text-image" data-first={first}>
      <div className="home-text-image-words">
        {title && (
          <h2>
            <Written text={title} />
          </h2>
        )}
        {description && (
          <p>
            <Written text={description} />
          </p>
        )}
        {list.length > 0 && (
          <ul>
            {list.map((item) => (
              <Item key={typeof item === 'string' ? item : `${item.title} ${item.description}`} item={item} />
            ))}
          </ul>
        )}
      </div>
      <div className="home-text-image-picture">
        <Picture image={image} width={typeof width === 'string' ? width.replace('px', '') : width} />
      </div>
    </div>
  );
}

function Item({ item }: { item: z.infer<typeof textImageItemSchema> }) {
  if (typeof item === 'string')
    return (
      <li>
        <Written text={item} />
      </li>
    );
  return (
    <li>
      {item.title && (
        <h3>
          <Written text={item.title} />
        </h3>
      )}
      {item.description && (
        <p>
          <Written text={item.description} />
        </p>
      )}
    </li>
  );
}
