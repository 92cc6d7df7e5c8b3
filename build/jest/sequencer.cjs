const Sequencer = require('@jest/test-sequencer').default;

/** One project after the other: between files of two projects all that files share is loaded anew. */
module.exports = class extends Sequencer {
  sort(tests) {
    const names = new Set([...tests].map(({ context }) => context.config.displayName.name));
    const of = (name) => [...tests].filter(({ context }) => context.config.displayName.name === name);
    return [...names].flatMap((name) => super.sort(of(name)));
  }
};
