const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/**
 * Node's own globals, where Jest makes others for each test file; after it they are again what they were. `variables` of
 * `testEnvironmentOptions` are added to those of the process.
 */
module.exports = class Environment {
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.before = { console, exit: process.exit };
    this.variables = projectConfig.testEnvironmentOptions.variables ?? {};
    Object.assign(process.env, this.variables);
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    globalThis.console = this.before.console;
    process.exit = this.before.exit;
    for (const name of Object.keys(this.variables)) Reflect.deleteProperty(process.env, name);
  }

  getVmContext() {
    return null;
  }
};
