import type { BoxText, CardTexts } from '../types.ts';

export const buildings: CardTexts = {
  // The first roof of each charter
  5: { name: 'Kürbisbeet', flavour: 'Sie wachsen nur, wenn niemand hinsieht. Lange hält das keiner aus.' },
  6: { name: 'Kohlengrube', flavour: 'Es ist dunkel dort unten, aber auf die behagliche Art.' },
  7: { name: 'Holzschlag', flavour: 'Die Bäume wurden höflich gefragt. Die meisten haben zugestimmt.' },
  8: { name: 'Lehmufer', flavour: 'Was ihr hier auch baut, eure Stiefel waren zuerst da.' },
  9: { name: 'Erzschuppen', flavour: 'Zur Hälfte Erz, zur Hälfte Zuversicht.' },
  10: { name: 'Kornfeld', flavour: 'Bei Wind klingt es wie das Meer und ist viel billiger.' },
  // Purple: feasts and great expectations; barns where something purrs
  22: {
    name: 'Laternenschnitzerei',
    flavour: 'Jedes Gesicht ist anders. Die teuren sehen dem König ähnlich.',
  },
  23: {
    name: 'Tauschscheune',
    flavour: 'Bring mit, was du hast, nimm, was du brauchst, und achte auf die Mäuse.',
  },
  // Black: what lies buried; firesides and engines
  43: { name: 'Lampenwerk', flavour: 'Die Lampen brennen die ganze Nacht. Neuerdings brennen sie bläulich.' },
  44: { name: 'Kaminklub', flavour: 'Vier Münzen für einen Sessel am Feuer. Es ist ein sehr guter Sessel.' },
  // Green: things made by hand; a well-kept house
  58: { name: 'Hausiererrast', flavour: 'Woher er es hat, sagt er nicht. Nach dem Pferd fragt ihr nicht.' },
  59: { name: 'Schildermalerei', flavour: 'Gemalt wird für Geld oder für Lob, selten für beides.' },
  // Red: an open door; a yard where the clay won't lie still
  73: { name: 'Kachelstube', flavour: 'Warm genug für Gäste. Man müsste nur wissen, dass es euch gibt.' },
  74: { name: 'Ziegelhof', flavour: 'Kohle links, Holz rechts. Lehnt euch nicht an den hohen Haufen.' },
  // Blue: plans on paper; bells, seals and clockwork
  88: { name: 'Druckerei', flavour: 'Zwei Klumpen Letternmetall hinein, ein heller Einfall heraus.' },
  89: { name: 'Siegelschmiede', flavour: 'Ein frisches Siegel öffnet alte Türen. Manche quietschen.' },
  // Yellow: a long table; a kitchen that is never closed
  109: {
    name: 'Backhaus am langen Tisch',
    flavour: 'Mit einem warmen Brötchen in der Hand bleibt niemand fremd.',
  },
  110: { name: 'Grützküche', flavour: 'Gute Leute sind schwer zu finden, aber hungrig sind sie immer.' },
};

export const commons: BoxText['commons'] = {
  zeppelin: {
    name: 'Zeppelin',
    flavour: 'Kapitänin Ottilie lässt ganze Häuser am Seil herab und summt dabei.',
  },
  charterstone: {
    name: 'Charterstonegebäude',
    flavour: 'Der Stein war zuerst da. Er hört zu, und Schlösser geben nach.',
  },
  grandstand: {
    name: 'Tribüne',
    flavour: 'Der beste Platz ist für den König reserviert. Bisher sitzen dort die Tauben.',
  },
  treasury: { name: 'Schatzamt', flavour: 'Hier nimmt man alles, solange es sich wiegen lässt.' },
  market: { name: 'Markt', flavour: 'Fünf Stände, fünf Stimmen, und alle reden auf dich ein.' },
  cloudPort: {
    name: 'Wolkenhafen',
    flavour: 'Was hier aufsteigt, kommt in der Ewigen Stadt wieder herunter.',
  },
};
