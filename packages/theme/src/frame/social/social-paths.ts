import { brandPaths } from '../icon/brand-paths.ts';
import type { SocialName } from './names.ts';

/** Marks that the icon set does not have, drawn here. */
const OWN = {
  linkedin:
    'M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM6 9.5V18h2.5V9.5zM7.25 5.4a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM10.5 9.5V18H13v-4.5c0-1 .6-1.8 1.6-1.8s1.4.8 1.4 1.8V18h2.5v-5c0-2.2-1.2-3.6-3-3.6-1.1 0-2 .5-2.5 1.3V9.5z',
  slack:
    'M8 3h2.5v18H8zM13.5 3H16v18h-2.5zM3 8h5v2.5H3zM10.5 8h3v2.5h-3zM16 8h5v2.5h-5zM3 13.5h5V16H3zM10.5 13.5h3V16h-3zM16 13.5h5V16h-5z',
  xbox: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM8 6.5l4 4 4-4 1.5 1.5-4 4 4 4-1.5 1.5-4-4-4 4L6.5 16l4-4-4-4z',
};

/** Paths on a ground of 24 by 24, to be filled with `evenodd`. */
export const SOCIAL_PATHS: Record<SocialName, string> = {
  ...OWN,
  twitter: brandPaths.x,
  discord: brandPaths.discord,
  telegram: brandPaths.telegram,
  facebook: brandPaths.facebook,
  github: brandPaths.github,
  instagram: brandPaths.instagram,
  mastodon: brandPaths.mastodon,
  npm: brandPaths.npm,
  x: brandPaths.x,
  youtube: brandPaths.youtube,
  qq: brandPaths.qq,
  weibo: brandPaths.sinaweibo,
  bilibili: brandPaths.bilibili,
  gitlab: brandPaths.gitlab,
  docker: brandPaths.docker,
  juejin: brandPaths.juejin,
  zhihu: brandPaths.zhihu,
  douban: brandPaths.douban,
  steam: brandPaths.steam,
  stackoverflow: brandPaths.stackoverflow,
  tiktok: brandPaths.tiktok,
  kuaishou: brandPaths.kuaishou,
  bytedance: brandPaths.bytedance,
  xiaohongshu: brandPaths.xiaohongshu,
  bluesky: brandPaths.bluesky,
  gmail: brandPaths.gmail,
};
