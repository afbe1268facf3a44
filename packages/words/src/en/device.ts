import type { Device } from '../deviceMessages.ts';

export const device: Device = {
  'device.sound': 'Sound',
  // reading aloud
  'device.aloudRead': 'Read aloud',
  'device.aloudPause': 'Pause',
  'device.aloudResume': 'Read on',
  'device.aloudStop': 'Stop',
  'device.aloudRate': 'Reading speed: {rate}',
  'device.aloudNoSpeech': 'This browser can’t read aloud.',
  'device.aloudNoVoice': 'This device has no English voice, so nothing can be read aloud here.',
  // the installed app
  'device.goOn': 'Play on',
  'device.app': 'On this device',
  'device.install': 'Install the app',
  'device.installText':
    'The game gets a window and a sign of its own among your apps. It opens without a network too, and says when the server is away.',
  'device.installIos': 'On iPhone and iPad: tap Share, then “Add to Home Screen”.',
  'device.installMenu':
    'This browser offers no button for it here. Its menu may have “Install” or “Add to home screen”.',
  'device.installed': 'Charterstone is installed here.',
  'device.newVersion': 'A new version is ready.',
  'device.reload': 'Reload',
  'device.later': 'Later',
  // sounds
  'device.mute': 'Sound off',
  'device.unmute': 'Sound on',
  'device.volume': 'Volume',
  'device.listen': 'Listen to them',
  'device.noSound': 'This browser plays no sounds.',
  'device.sound-worker': 'Worker',
  'device.sound-coin': 'Coin',
  'device.sound-goods': 'Goods',
  'device.sound-card': 'Card',
  'device.sound-glue': 'Sticker',
  'device.sound-crate': 'Crate',
  'device.sound-rule': 'Stamp',
  'device.sound-turn': 'Your turn',
  'device.sound-end': 'End of a game',
};
