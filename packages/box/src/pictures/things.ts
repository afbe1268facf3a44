import type { PictureLines } from './line.ts';
import { thing } from './thing.ts';

/** Treasures and items. */
export const thingPictures: PictureLines = {
  // Treasures
  236: thing('glove:coral', 'gold'),
  237: thing('glove:mist', 'slate', { scene: 'night' }),
  238: thing('tome:moss', 'mint', { beside: 'roots' }),
  239: thing('tome:rust', 'sand', { beside: 'map' }),
  240: thing('tome:navy', 'blue', { beside: 'moon', scene: 'night' }),
  241: thing('amulet:teal', 'lemon', { beside: 'hourglass' }),
  242: thing('amulet:plum', 'lilac', { beside: 'letter' }),
  243: thing('amulet:sky', 'sky', { beside: 'gust', scene: 'sky' }),
  244: thing('amulet:red', 'coral', { beside: 'tree', scene: 'hills' }),
  245: thing('parchment:red', 'orange', { beside: 'embers' }),
  246: thing('parchment:slate', 'mist', { beside: 'magnet' }),
  247: thing('parchment:moss', 'moss', { beside: 'leaf', scene: 'wood' }),
  248: thing('parchment:sky', 'sky', { beside: 'drop' }),
  249: thing('parchment:brown', 'sand', { beside: 'worm', scene: 'hills' }),
  250: thing('goblet:red', 'plum', { scene: 'night' }),
  // Items
  259: thing('fireworks', 'plum', { scene: 'night' }),
  260: thing('jam', 'orange', { beside: 'pumpkin', scene: 'room' }),
  261: thing('stove', 'coral', { scene: 'room' }),
  262: thing('inkwell', 'mist', { beside: 'scroll', scene: 'room' }),
  263: thing('pumpkinfiddle', 'orange', { scene: 'hills' }),
  264: thing('toyhorse', 'pink', { scene: 'room' }),
  265: thing('cuckoo', 'mint', { scene: 'wood' }),
  266: thing('jug', 'rose', { beside: 'flower' }),
  267: thing('bell', 'lemon'),
  268: thing('musicbox:rose', 'lilac', { scene: 'room' }),
  269: thing('strawcrown', 'sky', { scene: 'hills' }),
  270: thing('strawman', 'gold', { scene: 'hills' }),
};
