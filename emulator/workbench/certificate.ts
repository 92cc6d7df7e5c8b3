import { generate } from 'selfsigned';
import type { Certificate } from './server';

/** A certificate for localhost that nobody has signed, good for a day: browsers have to be told to take it. */
export const selfSigned = async (): Promise<Certificate> => {
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + 86_400_000),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  return { key: made.private, cert: made.cert };
};
