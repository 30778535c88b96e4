import type { z } from 'zod';
import { defineHomeBlock } from '../home-block.tsx';
import { Picture } from '../Picture.tsx';
import { profileSchema } from './options.ts';

/** Who is behind the site. */
function Profile({ name, description, avatar, circle }: z.infer<typeof profileSchema>) {
  return (
    <div className="home-profile" data-circle={circle || undefined}>
      {avatar && <Picture image={{ src: avatar, width: 128, height: 128 }} />}
      <h2>{name}</h2>
      {description && <p>{description}</p>}
    </div>
  );
}

export default defineHomeBlock(profileSchema, Profile);
