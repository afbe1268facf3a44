import { networkInterfaces } from 'node:os';
import { addressesOf } from '../settings/addresses.ts';
import type { Environment } from '../settings/given.ts';
import { readSettings } from '../settings/settings.ts';
import { OperatorTrouble } from './trouble.ts';

/** Where a server is found that is started with this environment; whatever else may be wrong with it. */
export function originIn({ HOST, PORT, PUBLIC_URL }: Environment): string {
  const read = readSettings({ HOST, PORT, PUBLIC_URL });
  if (!read.ok) throw new OperatorTrouble(read.problems.join(' ').replace(/\.$/, ''));
  const { address } = read.settings;
  if (address.port === 0 && address.publicUrl === undefined)
    throw new OperatorTrouble(
      'with PORT=0 nobody knows where the server is found: set PUBLIC_URL for the link',
    );
  const { open, network, here } = addressesOf(address, networkInterfaces());
  return (open ?? network[0] ?? here).url;
}
