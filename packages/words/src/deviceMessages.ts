/** What a device can do for the game: install it, read aloud, make sounds. */
export const DEVICE_MESSAGES = {
  'device.sound': [],
} as const;

export type Device = { readonly [M in keyof typeof DEVICE_MESSAGES]: string };
