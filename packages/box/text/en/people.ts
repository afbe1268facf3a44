import type { CardTexts } from '../types.ts';

export const people: CardTexts = {
  // The founders: their players give them a name
  200: {
    name: 'Seed Carrier',
    flavour: 'Sewed the seeds into a coat hem and told nobody until it sprouted.',
  },
  201: { name: 'Lamp Bearer', flavour: 'Walks in front when it is dark, and talks all the way.' },
  202: { name: 'Woodland Scout', flavour: 'Found the way here first, then went back to tie her boots.' },
  203: { name: 'Stove Fitter', flavour: 'A village is a stove with some houses around it.' },
  204: { name: 'Tinker', flavour: 'Everything can be mended. This is both a trade and a warning.' },
  205: { name: 'Gleaner', flavour: 'Has never walked past anything that might still be useful.' },
  // Assistants
  206: { name: 'Locksmith', flavour: 'Carries sixty keys, and a hairpin for the important ones.' },
  207: { name: 'Clerk of Works', flavour: 'Measures twice, then lets the captain drop it anyway.' },
  208: { name: 'Bandmaster', flavour: 'No triumph is too small for a trumpet.' },
  209: { name: 'Mountain Guide', flavour: 'Knows the way forward, and where to stop for tea.' },
  210: { name: 'Freight Agent', flavour: 'Has never seen a cargo that could not use a second signature.' },
  211: { name: 'Stevedore', flavour: 'Carries your freight aboard, and your fame down the coast.' },
  212: { name: 'Record Keeper', flavour: 'Writes everything down, and reads it out loud when asked nicely.' },
  213: { name: 'Purse Keeper', flavour: 'Finds one more favour in a purse you would swear was empty.' },
  // Personas of the first crates
  219: { name: 'Pumpkin Grower', flavour: 'Names them all. Eats them all the same.' },
  233: { name: 'Collier', flavour: 'Came up for some air and stayed for the company.' },
  258: { name: 'Joiner', flavour: 'Needs no nails, and finds yours a little sad.' },
  280: { name: 'Bricklayer', flavour: 'One on top of the other. The rest is commentary.' },
  303: { name: 'Ore Seeker', flavour: 'Listens to rocks, and now and then one answers.' },
  314: { name: 'Ploughwoman', flavour: 'Straight furrows, crooked jokes.' },
  // Purple
  223: { name: 'Envoy', flavour: 'Carries three letters, and delivers the most agreeable one.' },
  224: { name: 'Circus Director', flavour: 'Ladies, gentlemen, and whatever you are: applause!' },
  225: { name: 'Courier', flavour: 'Always in somebody else’s street, and always just leaving.' },
  229: { name: 'Cat Confidante', flavour: 'One cat on the lap is company. Two are a committee.' },
  230: { name: 'Herbalist', flavour: 'Her tea cures the blight. It also cures the wish for tea.' },
  231: {
    name: 'Bath Attendant',
    flavour: 'There is room on the bench for one more, if everybody breathes out.',
  },
  232: { name: 'Travelling Trader', flavour: 'Lets a die choose the road, and calls it market research.' },
  // Black
  235: { name: 'Medium', flavour: 'Lays the table for two, although she lives alone. More or less.' },
  251: { name: 'Relic Hunter', flavour: 'A cross marks the spot where somebody else has already dug.' },
  253: { name: 'Bank Manager', flavour: 'Smiles once a year. You can see it in the accounts.' },
  254: { name: 'Museum Keeper', flavour: 'Puts a label on everything, even if it moves.' },
  255: { name: 'Goldmaker', flavour: 'Turns coal into coins. The reverse was a weekend she won’t discuss.' },
  256: { name: 'Candlemaker', flavour: 'When fuel runs short, he lights a second candle to look for it.' },
  257: { name: 'Scent Blender', flavour: 'People make room for her, and then come back to find out why.' },
  // Green
  271: { name: 'Handicrafter', flavour: 'Has finished it, every evening, for three weeks now.' },
  273: {
    name: 'Bric-a-Brac Dealer',
    flavour: 'Sells you the box first and the thing that goes in it second.',
  },
  274: { name: 'Annalist', flavour: 'Forwards, backwards, not at all: history depends on the ink.' },
  275: { name: 'Fiddler', flavour: 'Plays in the Commons until somebody dances, and then a bit longer.' },
  276: { name: 'Paperhanger', flavour: 'No house is a house before she has moved the sofa twice.' },
  277: { name: 'Snare Layer', flavour: 'Has caught everything once, including a very surprised Pim.' },
  279: { name: 'Countess in Exile', flavour: 'Lost the castle, kept the bell.' },
  // Red
  293: { name: 'Hostess', flavour: 'Has a room for everybody and an opinion for every room.' },
  295: { name: 'Doorman', flavour: 'Nobody is thrown out here. They are accompanied, briskly.' },
  296: {
    name: 'Professor of Plenty',
    flavour: 'Owns one of everything and can explain why that is science.',
  },
  298: { name: 'Figure Maker', flavour: 'The golem was already in the clay. She only held the door.' },
  300: { name: 'Night Watchwoman', flavour: 'Knows all the bandits by name, and most of their mothers.' },
  301: { name: 'Anvil Juggler', flavour: 'Lifts the golem, sets it aside, goes about her business.' },
  302: { name: 'Crew Chief', flavour: 'Whistles once, and even the ghosts get up.' },
  // Blue
  304: { name: 'Master Builder', flavour: 'Has already drawn a bigger village on the back of this one.' },
  306: { name: 'Clock Winder', flavour: 'Is never late. Everything else is early.' },
  307: {
    name: 'Coffee-Ground Reader',
    flavour: 'Sees three futures and takes the one with the better furniture.',
  },
  308: {
    name: 'Privy Councillor',
    flavour: 'Gives away every last favour by nightfall, and sleeps soundly.',
  },
  311: {
    name: 'Contraption Builder',
    flavour: 'Two of the robots are hers. The third one says it is a coincidence.',
  },
  312: { name: 'Handyman', flavour: 'Brings a single tool. It is the right one, or it is a hammer.' },
  313: { name: 'Drill Coach', flavour: 'Out, back, and again. Where did you leave your knees?' },
  // Yellow
  327: { name: 'Brewster', flavour: 'A friendship needs malt, patience and a cool cellar.' },
  329: { name: 'Vintner', flavour: 'Wine loosens tongues first, and then chairs.' },
  330: { name: 'Curio Fancier', flavour: 'One of each and nothing twice, except the cupboards.' },
  331: { name: 'Queen of Wagers', flavour: 'Would bet that you will turn this card over once more.' },
  333: { name: 'Eating-House Keeper', flavour: 'Seats rival chefs at opposite ends of the stove.' },
  335: {
    name: 'Oven Keeper',
    flavour: 'In lean years the loaves get smaller, and there are more of them.',
  },
  336: { name: 'Boundary Walker', flavour: 'The peg was in before you had found your hat.' },
  // Sides are taken: loyal to the king …
  363: { name: 'Mesmerist', flavour: 'You were just about to hand me that, weren’t you?' },
  364: {
    name: 'Potion Brewer',
    flavour: 'One drop in the well, and nobody recalls what they do for a living.',
  },
  365: { name: 'Hired Lance', flavour: 'Faithful to the crown, and above all to the half-crown.' },
  366: { name: 'Privateer', flavour: 'Without the letter it would be piracy. Here is the letter.' },
  367: { name: 'Swindler', flavour: 'The royal levy on good intentions? Yes, you pay that to me.' },
  368: { name: 'Clockwork Mage', flavour: 'Hums a little, and other people’s machines pack their bags.' },
  // … or against him
  369: { name: 'Barefoot Prophet', flavour: 'Gave away the last coin, and has seen much better since.' },
  370: { name: 'Cocktail Mixer', flavour: 'The whole cellar went into one glass. It glows.' },
  371: { name: 'Lone Blade', flavour: 'Commands nobody any more, and fights twice as well.' },
  372: { name: 'Cave Crawler', flavour: 'Nobody has ever heard of her. That was the plan.' },
  373: { name: 'Wayfarer', flavour: 'Owes the Eternal City nothing, and sends it even less.' },
  374: { name: 'Gear Gardener', flavour: 'Her roses tick. She needs no piece of paper to prove it.' },
  // The sides an Automa takes
  393: { name: 'Court Herald', flavour: 'Announces everyone by title, and the empty chairs as well.' },
  394: { name: 'Customs Officer', flavour: 'Has a stamp for everything, and a drawer for the rest.' },
  395: { name: 'Iron Warden', flavour: 'Collects dangers the way others collect spoons.' },
  396: { name: 'Hermit', flavour: 'The sign on the door says “closed”. So does the door.' },
  397: { name: 'Toll Dodger', flavour: 'Knows a path round every barrier, and sells maps of it.' },
  398: { name: 'Last Bell Ringer', flavour: 'When he pulls the rope, the day is over. Nobody argues.' },
};
