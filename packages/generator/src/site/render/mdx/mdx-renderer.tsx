import { BifolioError } from '../../../core/errors/bifolio-error.ts';
import type { NamedComponent } from '../content/site-components.ts';
import type { Renderer, RenderPart, SiteModules } from '../renderer-contract.ts';
import { mdxComponents } from './mdx-components.tsx';
import { mdxStyles, placedError, unknownTags } from './mdx-page.tsx';
import { MdxScopeContext } from './mdx-scope.ts';

/** Makes the function that renders the content of an `.mdx` page, a module of the server bundle. */
export function createMdxRenderer(
  modules: SiteModules['mdx'],
  components: ReadonlyMap<string, NamedComponent>,
  render: RenderPart,
): Renderer['renderMdx'] {
  return async (file, scope) => {
    const load = modules[file];
    if (!load) throw new Error(`The server bundle has no page "${file}".`);
    const { default: Content, bifolioPage: data } = await load();
    if (data.problem) throw new BifolioError({ file, ...data.problem });
    const { tags } = data.places;
    const { stays, problems } = unknownTags(tags, components);
    const named = { ...mdxComponents(components, scope), ...stays };
    try {
      const { missingIcons, ...rendered } = render(
        <MdxScopeContext value={{ ...scope, components: named }}>
          <Content />
        </MdxScopeContext>,
        scope,
      );
      const styles = mdxStyles(data.places, components);
      return {
        ...rendered,
        styles: [...styles, ...rendered.styles],
        data,
        problems: [...problems, ...missingIcons.values()],
      };
    } catch (error) {
      throw placedError(error, tags);
    }
  };
}
