import { z } from 'zod';
import { imageSchema } from '../image.ts';
import { Picture } from '../Picture.tsx';

const itemSchema = z.union([
  z.string(),
  z.strictObject({ title: z.string().optional(), description: z.string().optional() }),
]);

/** The fields of the blocks `text-image` and `image-text`. */
export const textImageSchema = z.strictObject({
  image: imageSchema,
  /** Width of the picture: pixels or a percentage. @default its own, as far as there is room */
  width: z
    .union([z.number(), z.string().regex(/^\d+(?:\.\d+)?(?:px|%)?$/, 'Expected 320, 320px or 80%')])
    .optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  list: z.array(itemSchema).optional(),
});

export type TextImageFields = z.infer<typeof textImageSchema>;

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
        {title && <h2>{title}</h2>}
        {description && <p>{description}</p>}
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

function Item({ item }: { item: z.infer<typeof itemSchema> }) {
  if (typeof item === 'string') return <li>{item}</li>;
  return (
    <li>
      {item.title && <h3>{item.title}</h3>}
      {item.description && <p>{item.description}</p>}
    </li>
  );
}
