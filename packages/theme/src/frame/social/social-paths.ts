import bilibili from 'simple-icons/icons/bilibili.svg?raw';
import bluesky from 'simple-icons/icons/bluesky.svg?raw';
import bytedance from 'simple-icons/icons/bytedance.svg?raw';
import discord from 'simple-icons/icons/discord.svg?raw';
import docker from 'simple-icons/icons/docker.svg?raw';
import douban from 'simple-icons/icons/douban.svg?raw';
import facebook from 'simple-icons/icons/facebook.svg?raw';
import github from 'simple-icons/icons/github.svg?raw';
import gitlab from 'simple-icons/icons/gitlab.svg?raw';
import gmail from 'simple-icons/icons/gmail.svg?raw';
import instagram from 'simple-icons/icons/instagram.svg?raw';
import juejin from 'simple-icons/icons/juejin.svg?raw';
import kuaishou from 'simple-icons/icons/kuaishou.svg?raw';
import mastodon from 'simple-icons/icons/mastodon.svg?raw';
import npm from 'simple-icons/icons/npm.svg?raw';
import qq from 'simple-icons/icons/qq.svg?raw';
import weibo from 'simple-icons/icons/sinaweibo.svg?raw';
import stackoverflow from 'simple-icons/icons/stackoverflow.svg?raw';
import steam from 'simple-icons/icons/steam.svg?raw';
import telegram from 'simple-icons/icons/telegram.svg?raw';
import tiktok from 'simple-icons/icons/tiktok.svg?raw';
import x from 'simple-icons/icons/x.svg?raw';
import xiaohongshu from 'simple-icons/icons/xiaohongshu.svg?raw';
import youtube from 'simple-icons/icons/youtube.svg?raw';
import zhihu from 'simple-icons/icons/zhihu.svg?raw';
import { pathInSvg } from '../icon/path-in-svg.ts';
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
  twitter: pathInSvg(x),
  discord: pathInSvg(discord),
  telegram: pathInSvg(telegram),
  facebook: pathInSvg(facebook),
  github: pathInSvg(github),
  instagram: pathInSvg(instagram),
  mastodon: pathInSvg(mastodon),
  npm: pathInSvg(npm),
  x: pathInSvg(x),
  youtube: pathInSvg(youtube),
  qq: pathInSvg(qq),
  weibo: pathInSvg(weibo),
  bilibili: pathInSvg(bilibili),
  gitlab: pathInSvg(gitlab),
  docker: pathInSvg(docker),
  juejin: pathInSvg(juejin),
  zhihu: pathInSvg(zhihu),
  douban: pathInSvg(douban),
  steam: pathInSvg(steam),
  stackoverflow: pathInSvg(stackoverflow),
  tiktok: pathInSvg(tiktok),
  kuaishou: pathInSvg(kuaishou),
  bytedance: pathInSvg(bytedance),
  xiaohongshu: pathInSvg(xiaohongshu),
  bluesky: pathInSvg(bluesky),
  gmail: pathInSvg(gmail),
};
