import { run } from '../../build/start.cjs';

describe('npm start and npm stop', () => {
  it.each(['start', 'stop'])('%s: where Excel cannot run, says what to do instead and fails', (command) => {
    const tell = jest.fn();
    const spawn = jest.fn();
    expect(run(command, { platform: 'linux', tell, spawn })).toBe(1);
    expect(spawn).not.toHaveBeenCalled();
    expect(tell.mock.calls.join()).toContain('npm run workbench');
  });

  it.each(['start', 'stop'])(
    '%s: runs Microsoft’s tool on Windows and Mac, and ends as it does',
    (command) => {
      for (const platform of ['win32', 'darwin'] as const) {
        const spawn = jest.fn(() => ({ status: 3 }));
        expect(run(command, { platform, spawn })).toBe(3);
        expect(spawn).toHaveBeenCalledWith(
          process.execPath,
          expect.arrayContaining([
            expect.stringContaining('office-addin-debugging'),
            command,
            'manifest.xml',
          ]),
          expect.anything(),
        );
      }
    },
  );
});
