import type { z } from 'zod';
import { Icon } from '../../frame/icon/Icon.tsx';
import { defineHomeBlock } from '../home-block.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Written } from '../parts/Written.tsx';
import { profileBlockSchema } from './options.ts';

/** Who is behind the site. */
function Profile({ name, description, circle, location, organization, layout, ...pictures }: ProfileFields) {
  const avatar = pictures.avatar ?? pictures.url;
  return (
    <div className="home-profile" data-circle={circle || undefined} data-layout={layout}>
      {avatar && <Picture image={{ src: avatar, width: 128, height: 128 }} />}
      <div>
        <h2>
          <Written text={name} />
        </h2>
        {description && (
          <p>
            <Written text={description} />
          </p>
        )}
        {(location || organization) && (
          <ul>
            {location && (
              <li>
                <Icon name="place" />
                <Written text={location} />
              </li>
            )}
            {organization && (
              <li>
                <Icon name="building" />
                <Written text={organization} />
              </li>
            )}
          </ul>
        )}
      </div>
    </div>
  );
}

type ProfileFields = z.infer<typeof profileBlockSchema>;

export default defineHomeBlock(profileBlockSchema, Profile, ['home-profile']);
