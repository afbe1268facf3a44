import type { Device } from '../deviceMessages.ts';

export const device: Device = {
  'device.sound': 'Sound',
};
