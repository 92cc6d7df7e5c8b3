import { createServer, type AddressInfo } from 'node:net';
import { serve } from '../../emulator/workbench/server';

describe('serve', () => {
  it('says in words that a port is in use, and how to choose another one', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, 'localhost', done));
    const { port } = other.address() as AddressInfo;
    try {
      await expect(serve({ root: '.', port })).rejects.toThrow(
        `Port ${port} is already in use, perhaps by another workbench. Close that, or choose another port: npm run workbench -- --port ${port + 1}`,
      );
    } finally {
      other.close();
    }
  });
});
