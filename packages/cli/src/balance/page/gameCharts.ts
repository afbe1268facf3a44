import type { Balance } from '../report.ts';
import { boxChart, lineChart, shareChart, stackChart } from './byGame.ts';
import { type Card, legend } from './cards.ts';
import { endLayers, sourceLayers } from './layers.ts';
import { wantedIn } from './wanted.ts';

/** Everything that has a number for each game. */
export function gameCharts(found: Balance): readonly Card[] {
  return [sources(found), scores(found), lengths(found), crates(found), firstPlayer(found), ends(found)];
}

function sources({ games }: Balance): Card {
  const title = 'Where points come from';
  return {
    title,
    note: 'Mean points of a seat in each game, by source.',
    content: [stackChart(title, 'points', games, sourceLayers), legend(sourceLayers)],
  };
}

function scores(found: Balance): Card {
  const title = 'Winning scores';
  const wanted = wantedIn(found, 'winningScore');
  return {
    title,
    note: 'Points of the winner: the line is the median, the band the middle half of all campaigns. Dashed: what is wanted of the median.',
    content: [
      lineChart({
        title,
        unit: 'points',
        games: found.games,
        of: ({ winningScore }) => winningScore,
        wanted,
      }),
    ],
  };
}

function lengths(found: Balance): Card {
  const title = 'Length of games';
  const wanted = wantedIn(found, 'turns');
  return {
    title,
    note: 'Turns of a seat: the stroke is the median, the box the middle half, the thin line all of them. Dashed: what is wanted of the median.',
    content: [boxChart({ title, unit: 'turns', games: found.games, of: ({ turns }) => turns, wanted })],
  };
}

function crates({ games }: Balance): Card {
  const title = 'Crates over time';
  return {
    title,
    note: 'Numbered crates open after each game: the median, and the middle half of all campaigns. There are 54; those that come open for everybody count as well.',
    content: [lineChart({ title, unit: 'crates', games, of: (game) => game.crates })],
  };
}

function firstPlayer({ games, even }: Balance): Card {
  const title = 'Does it help to begin?';
  return {
    title,
    note: 'Share of the games that the first player has won, game by game; a tie is shared. Dashed: even.',
    content: [shareChart(title, games, (game) => game.firstPlayer, even)],
  };
}

function ends({ games }: Balance): Card {
  const title = 'How games end';
  return {
    title,
    note: 'What moved the progress token onto the hourglass, in per cent of games.',
    content: [stackChart(title, '%', games, endLayers), legend(endLayers)],
  };
}
