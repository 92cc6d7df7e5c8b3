import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Where a table is published is told to nobody: no test has to know these texts by heart. */
const citations = {
  shouldIgnore: ({ node }) =>
    node.type === 'ObjectProperty' && node.key.type === 'Identifier' && node.key.name === 'source'
      ? 'a citation'
      : undefined,
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'citations', citations)];
