/** What a device can do for the game: install it, read aloud, make sounds. */
export const DEVICE_MESSAGES = {
  'device.sound': [],
  // reading aloud
  'device.aloudRead': [],
  'device.aloudPause': [],
  'device.aloudResume': [],
  'device.aloudStop': [],
  'device.aloudRate': ['rate'],
  'device.aloudNoSpeech': [],
  'device.aloudNoVoice': [],
  // the installed app
  'device.goOn': [],
  'device.app': [],
  'device.install': [],
  'device.installText': [],
  'device.installIos': [],
  'device.installMenu': [],
  'device.installed': [],
  'device.newVersion': [],
  'device.reload': [],
  'device.later': [],
  // sounds
  'device.mute': [],
  'device.unmute': [],
  'device.volume': [],
  'device.listen': [],
  'device.noSound': [],
  'device.sound-worker': [],
  'device.sound-coin': [],
  'device.sound-goods': [],
  'device.sound-card': [],
  'device.sound-glue': [],
  'device.sound-crate': [],
  'device.sound-rule': [],
  'device.sound-turn': [],
  'device.sound-end': [],
} as const;

export type Device = { readonly [M in keyof typeof DEVICE_MESSAGES]: string };
