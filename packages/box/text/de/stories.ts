import type { CardTexts } from '../types.ts';

/** The numbered cards that are read aloud before the first game. Stories speak to all of you. */
export const stories: CardTexts = {
  1: {
    name: 'Ein Brief, groß wie ein Tischtuch',
    text: `Der Brief war groß wie ein Tischtuch und trug genug Siegelwachs, um eine Kapelle zu beleuchten. Er kam in sechs Häuser der Ewigen Stadt, und überall stand dasselbe darin: Der Ewige König, der Grüntal schon länger regiert, als irgendjemand beweisen kann, wünscht sich ein Dorf am Rand der Landkarte. Das Dorf seid ihr.

Nun steigt ihr also aus Kapitänin Ottilies Zeppelin auf eine Wiese, die nach Regen riecht. Ein Schatzamt hat der König vorausgeschickt, einen Markt und eine Tribüne, damit ihr euch nicht unbeobachtet fühlt. Neben euch stehen Kisten, die in der Stadt niemand aufbekommen hat. Und mittendrin liegt, älter als jede Landkarte, ein Stein.

Pim, der königliche Schreiber, taucht die Feder ein. „Wann immer ihr so weit seid“, sagt er. „Seine Majestät zählt alles.“`,
  },
  2: {
    name: 'Was bereitliegt',
    text: `Mitten auf dem Tisch liegt der allgemeine Vorrat: 36 Münzen und je 12 Metall, Getreide, Holz, Kohle, Lehm und Kürbisse. Er gehört niemandem. Was ihr erhaltet, kommt von dort; was ihr zahlt, wandert dorthin zurück; und wenn etwas aufgebraucht ist, müsst ihr ohne auskommen.

Kapitänin Ottilie hat zweimal nachgezählt. Pim hat dreimal nachgezählt und würde gern noch einmal.`,
  },
  3: {
    name: 'Sechs Charter',
    text: `Rund um das Zentrum liegen sechs Charter, und jeder von euch nimmt sich eines. Ihr behaltet es die ganze Kampagne lang, Matsch inbegriffen.

Dazu gibt es 2 Arbeiter, 12 Einflussmarker, eine Chartertruhe für alles, was ihr behaltet, und eine Rolle: den ersten Menschen aus eurem Charter, der hier einen Fuß auf den Boden setzt. Einen Namen hat er noch nicht. Ihr dürft ihm einen geben. Geschrieben wird mit Tinte.`,
  },
  4: {
    name: 'Das erste Dach',
    text: `Jedes Charter beginnt mit einem Gebäude, das nichts kostet und 1 eigenen Rohstoff des Charters bringt. Sucht euch aus, auf welchem eurer sechs Bauplätze es stehen soll. Dort bleibt es für immer, also achtet auf die Aussicht.

Die Karte, von der es stammt, behaltet ihr vor euch: Auf ihr ist eine Kiste.`,
  },
  11: {
    name: 'Leere Häuser',
    text: `Ihr seid weniger als sechs, also bleiben einige Charter inaktiv. Ihr erstes Gebäude bekommen sie trotzdem, auf ihrem ersten Bauplatz, und ihr alle dürft es benutzen.

Gebäudekarten, die niemand vor sich hat, kommen ins Ausbaudeck. Wer dort eine bekommt, darf die Kiste darauf öffnen, als wäre es nie anders gewesen.`,
  },
  12: {
    name: 'Fleißige Hände, große Erwartungen',
    text: `Acht Assistenten sind euch vorausgereist und suchen etwas zu tun. Zusammen mit Gebäudekarten, die niemand vor sich hat, falls es welche gibt, bilden sie das Ausbaudeck; 5 Karten liegen offen auf dem Ausbautableau.

Der König hat außerdem Ziele geschickt. 3 davon liegen offen auf dem Zieltableau, die anderen warten, bis sie an der Reihe sind.`,
  },
  13: {
    name: 'Es geht los',
    text: `Jeder von euch hat 4 Münzen in der Tasche. Der Charterstone bestimmt, wer anfängt; danach geht es im Uhrzeigersinn um das Dorf.

Wer am Zug ist, setzt einen Arbeiter auf ein beliebiges Gebäude und benutzt es oder nimmt alle seine Arbeiter zurück (Regel 15). Das Zentrum steht allen offen (Regel 17). Wie man ein Gebäude errichtet, weiß noch niemand. Vielleicht steht es in einer dieser Kisten.`,
  },
};
