import type { Device } from '../deviceMessages.ts';

export const device: Device = {
  'device.sound': 'Dźwięk',
  // reading aloud
  'device.aloudRead': 'Czytaj na głos',
  'device.aloudPause': 'Pauza',
  'device.aloudResume': 'Czytaj dalej',
  'device.aloudStop': 'Przestań',
  'device.aloudRate': 'Tempo czytania: {rate}',
  'device.aloudNoSpeech': 'Ta przeglądarka nie potrafi czytać na głos.',
  'device.aloudNoVoice': 'To urządzenie nie ma polskiego głosu, dlatego nic nie można tu przeczytać na głos.',
  // the installed app
  'device.goOn': 'Graj dalej',
  'device.app': 'Na tym urządzeniu',
  'device.install': 'Zainstaluj aplikację',
  'device.installText':
    'Gra dostaje własne okno i znak wśród twoich aplikacji. Otwiera się też bez sieci i mówi wtedy, że serwera nie ma.',
  'device.installIos': 'Na iPhonie i iPadzie: stuknij „Udostępnij”, potem „Do ekranu początkowego”.',
  'device.installMenu':
    'Ta przeglądarka nie daje tu do tego przycisku. W jej menu może być „Zainstaluj” albo „Dodaj do ekranu głównego”.',
  'device.installed': 'Charterstone jest tu zainstalowane.',
  'device.newVersion': 'Nowa wersja jest gotowa.',
  'device.reload': 'Wczytaj ponownie',
  'device.later': 'Później',
  // sounds
  'device.mute': 'Wyłącz dźwięk',
  'device.unmute': 'Włącz dźwięk',
  'device.volume': 'Głośność',
  'device.listen': 'Do posłuchania',
  'device.noSound': 'Ta przeglądarka nie odtwarza dźwięków.',
  'device.sound-worker': 'Robotnik',
  'device.sound-coin': 'Moneta',
  'device.sound-goods': 'Towary',
  'device.sound-card': 'Karta',
  'device.sound-glue': 'Naklejka',
  'device.sound-crate': 'Skrzynia',
  'device.sound-rule': 'Pieczęć',
  'device.sound-turn': 'Twoja kolej',
  'device.sound-end': 'Koniec rozgrywki',
};
