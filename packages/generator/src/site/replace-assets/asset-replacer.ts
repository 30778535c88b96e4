import { isExpression, type ReplaceAssetsOptions } from '../../core/contracts/options/replace-assets.ts';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { hasProtocol, splitHref } from '../../core/routing/url.ts';
import { mediaKind } from '../../markdown/images/media-kind.ts';
import type { ImageStore } from '../images/image-store.ts';

/** The address that readers get a file from, given the one that it has in the output. */
export type ReplaceAsset = (address: string) => string;

type Replacement = NonNullable<ReplaceAssetsOptions['all']>;

/** Replaces addresses of images, sound and film of the site; all others stay. Without options, none is replaced. */
export function createAssetReplacer(options: ReplaceAssetsOptions | undefined): ReplaceAsset | undefined {
  if (!options) return undefined;
  const { image, media, all } = options;
  const rules = options.rules.map(({ find, replacement }) => ({ fits: matcher(find), replacement }));
  return (address) => {
    if (!address.startsWith('/') || hasProtocol(address)) return address;
    const { path } = splitHref(address);
    const kind = mediaKind(path);
    if (kind === undefined || kind === 'pdf') return address;
    const chosen =
      rules.find(({ fits }) => fits(path))?.replacement ?? (kind === 'image' ? image : media) ?? all;
    return chosen === undefined ? address : replaced(address, chosen);
  };
}

function matcher(find: string | RegExp): (path: string) => boolean {
  if (typeof find === 'string' && !isExpression(find)) return (path) => path.endsWith(find);
  // A flag such as `g` would let the expression remember where it was.
  const expression =
    typeof find === 'string' ? new RegExp(find) : new RegExp(find.source, find.flags.replace(/[gy]/g, ''));
  return (path) => expression.test(path);
}

function replaced(address: string, replacement: Replacement): string {
  if (typeof replacement === 'string') return replacement.replace(/\/+$/, '') + address;
  const given: unknown = replacement(address);
  if (typeof given === 'string' && given !== '') return given;
  throw new BifolioError({
    severity: 'error',
    code: 'replace-assets',
    message: `The function of \`replaceAssets\` returned ${JSON.stringify(given) ?? 'nothing'} for "${address}".`,
    hint: 'Return a URL. To keep the file where it is, return its URL unchanged.',
    option: ['replaceAssets'],
  });
}

/** The images of pages, with the addresses that readers get them from. */
export function replaceImages(store: ImageStore, replace: ReplaceAsset | undefined): ImageStore {
  if (!replace) return store;
  return {
    async resolve(file, src) {
      const found = await store.resolve(file, src);
      return found.problem ? found : { ...found, src: replace(found.src) };
    },
  };
}
