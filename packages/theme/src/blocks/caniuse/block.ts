import {
  componentTokens,
  defineBlock,
  defineEmbed,
  defineRawContainer,
  nearest,
  notInstalled,
  type PropTools,
  prepareProps,
} from 'bifolio/markdown';
import { baselineOf } from './baseline.ts';
import { BASELINES, featureNames, findBaselines, findSupport, TABLES } from './find-data.ts';
import { caniuseOptions } from './options.ts';
import { countOf, FUTURE, featureName, PAST, readView } from './read-embed.ts';
import { supportOf } from './support.ts';

/** `@[caniuse embed{-2,1}](css-grid)`, the older `::: caniuse css-grid {-2,1}`, or `<CanIUseViewer feature="css-grid" />`. */
export default defineBlock({
  name: 'caniuse',
  options: caniuseOptions,
  tags: [
    {
      names: ['CanIUseViewer'],
      attributes: {
        feature: 'text',
        mode: ['embed', 'image', 'baseline'],
        past: 'number',
        future: 'number',
        meta: 'text',
      },
    },
  ],
  setup(md, { caniuse }) {
    defineEmbed(md, 'caniuse', ({ Token, info, source, map }) =>
      componentTokens(Token, { name: 'CanIUseViewer', props: { ...readView(info), feature: source } }, map),
    );
    defineRawContainer(md, 'caniuse', ({ Token, info, map }) => {
      const [feature = '', ...rest] = info.split(/\s+/);
      const view = readView(rest.join(' '));
      return componentTokens(Token, { name: 'CanIUseViewer', props: { ...view, feature } }, map);
    });
    prepareProps(md, ['CanIUseViewer'], (props, tools) => {
      const feature = featureName(props.feature);
      const past = countOf(props.past, PAST);
      const future = countOf(props.future, FUTURE);
      const mode = props.mode ?? (caniuse ? caniuse.mode : 'embed');
      const frame = caniuse && mode !== 'baseline' ? caniuse.frame : undefined;
      if (frame) return { ...props, feature, past, future, frame };
      if (mode === 'baseline') return { feature, baseline: findBaseline(feature, tools) };
      const data = findTable(feature, tools);
      return { feature, past, future, support: data && supportOf(data, past, future) };
    });
  },
});

function findTable(feature: string, tools: PropTools) {
  const names = featureNames(tools.installed);
  if (names.length === 0) return void tools.report(notInstalled(TABLES));
  const data = findSupport(feature, tools.installed);
  if (!data) reportUnknown(feature, names, tools);
  return data;
}

function findBaseline(feature: string, tools: PropTools) {
  const data = findBaselines(tools.installed);
  if (!data) return void tools.report(notInstalled(BASELINES));
  const baseline = baselineOf(data, feature);
  if (!baseline) reportUnknown(feature, Object.keys(data.features), tools);
  return baseline;
}

function reportUnknown(feature: string, names: readonly string[], { report }: PropTools): void {
  const meant = nearest(feature, names);
  report({
    code: 'caniuse-feature',
    message: `No data about the feature "${feature}", so its support is omitted.`,
    hint: meant
      ? `Did you mean "${meant}"?`
      : 'Use the name in the URL of its page, such as css-grid in https://caniuse.com/css-grid.',
  });
}
