import type { Device } from '../deviceMessages.ts';

export const device: Device = {
  'device.sound': 'Ton',
  // reading aloud
  'device.aloudRead': 'Vorlesen',
  'device.aloudPause': 'Pause',
  'device.aloudResume': 'Weiterlesen',
  'device.aloudStop': 'Aufhören',
  'device.aloudRate': 'Lesetempo: {rate}',
  'device.aloudNoSpeech': 'Dieser Browser kann nicht vorlesen.',
  'device.aloudNoVoice':
    'Dieses Gerät hat keine deutsche Stimme, deshalb kann hier nichts vorgelesen werden.',
  // the installed app
  'device.goOn': 'Weiterspielen',
  'device.app': 'Auf diesem Gerät',
  'device.install': 'App installieren',
  'device.installText':
    'Das Spiel bekommt ein eigenes Fenster und ein Zeichen unter deinen Apps. Es öffnet sich auch ohne Netz und sagt dann, dass der Server nicht da ist.',
  'device.installIos': 'Auf iPhone und iPad: „Teilen“ antippen, dann „Zum Home-Bildschirm“.',
  'device.installMenu':
    'Dieser Browser bietet hier keine Schaltfläche dafür an. Vielleicht steht in seinem Menü „Installieren“ oder „Zum Startbildschirm hinzufügen“.',
  'device.installed': 'Charterstone ist hier installiert.',
  'device.newVersion': 'Eine neue Version ist bereit.',
  'device.reload': 'Neu laden',
  'device.later': 'Später',
  // sounds
  'device.mute': 'Ton aus',
  'device.unmute': 'Ton an',
  'device.volume': 'Lautstärke',
  'device.listen': 'Zum Anhören',
  'device.noSound': 'Dieser Browser gibt keine Töne wieder.',
  'device.sound-worker': 'Arbeiter',
  'device.sound-coin': 'Münze',
  'device.sound-goods': 'Waren',
  'device.sound-card': 'Karte',
  'device.sound-glue': 'Aufkleber',
  'device.sound-crate': 'Kiste',
  'device.sound-rule': 'Stempel',
  'device.sound-turn': 'Dein Zug',
  'device.sound-end': 'Ende eines Spiels',
};
