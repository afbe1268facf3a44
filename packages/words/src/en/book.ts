import type { BookWords } from '../bookMessages.ts';

/** The words of the book that tells a campaign. */
export const book: BookWords = {
  'book.title': 'The Chronicle of a Village',
  'book.titleOf': 'The Chronicle of {village}',
  'book.about': 'A campaign of Charterstone in {n, plural, one {one year} other {# years}}',
  'book.seed': 'Seed {seed}',
  'book.charters':
    '{n, plural, one {One charter is settled: {charters}} other {# charters are settled: {charters}}}',
  'book.hands':
    '{player, select, random {Played by chance alone} greedy {Played by bots that take what they can get} other {Played by bots ({player})}}',
  'book.language': 'Told in English',
  'book.spoilers':
    'This book gives everything away: the stories, what lies in the crates, and how it ends. Whoever still wants to discover the campaign in play should close it here. It will wait.',
  'book.contents': 'Contents',
  'book.year':
    '{n, select, 1 {The First Year} 2 {The Second Year} 3 {The Third Year} 4 {The Fourth Year} 5 {The Fifth Year} 6 {The Sixth Year} 7 {The Seventh Year} 8 {The Eighth Year} 9 {The Ninth Year} 10 {The Tenth Year} 11 {The Eleventh Year} 12 {The Twelfth Year} other {Year {n}}}',
  'book.firstYear': 'A Meadow at the Edge of the Map',
  'book.retold': 'How the year went',
  'book.crates': 'What was in the crates',
  'book.crate': 'Crate {crate}',
  'book.houses': 'New roofs',
  'book.rules': 'New in the Chronicle',
  'book.turning': 'The turning point',
  'book.result': 'The count',
  'book.stars': 'Stars this year',
  'book.victories': 'Victories so far',
  'book.faces': 'The faces of this year: {faces}.',
  'book.face': '{persona} ({who})',
  'book.plans':
    '{v, select, 0 {{n, plural, one {In it lies the plan of a house: {names}.} other {In it lie the plans of # houses: {names}.}}} 1 {{n, plural, one {Somebody has drawn a house for this very spot: {names}.} other {Somebody has drawn # houses for this very spot: {names}.}}} other {{n, plural, one {One roll of paper, one house: {names}.} other {# rolls of paper, # houses: {names}.}}}}',
  'book.inside': 'It holds: {names}.',
  'book.over': 'in place of the {building}',
  'book.newcomer':
    '{v, select, 0 {Somebody climbs out and stays: {name}.} 1 {And there is a new face in the village: {name}.} other {The village has one more person to say good morning to: {name}.}}',
  'book.alongside': 'Packed along with it: {names}.',
  'book.objective': 'the objective “{name}”',
  'book.raised':
    '{v, select, 0 {Nobody lives there, and yet the {building} goes up on {site}.} 1 {On {site}, where no one is at home, the {building} goes up.} other {One morning the {building} stands on {site}, and nobody can say who built it.}}',
  'book.replaces': 'takes the place of “{name}”',
  'book.onBoard': 'New on the board',
  'book.named':
    '{n, plural, one {One charter has a name from now on: {names}.} other {From now on the charters have names: {names}.}}',
  'book.villageNamed': 'The village has a name now: {name}.',
  'book.titled':
    '{name} ({charter, select, purple {purple} black {black} green {green} red {red} blue {blue} other {yellow}})',
  'book.villageName':
    '{v, select, 0 {Kettlemead} 1 {Mudwick} 2 {Ladlebrook} 3 {Lampford} 4 {Warmdoor} other {Soupley}}',
  'book.charterName':
    '{v, select, 0 {Sootley} 1 {Nettle End} 2 {Plumgate} 3 {Tallow Row} 4 {Duckpuddle} 5 {Hob Lane} 6 {Gooseacre} other {Mossy Step}}',
  'book.begin':
    '{v, select, 0 {{who} makes the first move, and {n, plural, one {one round} other {# rounds}} later the hourglass has run out.} 1 {The Charterstone die lets {who} begin, and the year lasts {n, plural, one {one round} other {# rounds}}.} other {{who} goes first; {n, plural, one {one round is} other {# rounds are}} played before the year is over.}}',
  'book.beginAlone':
    '{v, select, 0 {{who} has the village to itself for {n, plural, one {one round} other {# rounds}}.} 1 {The year lasts {n, plural, one {one round} other {# rounds}}, and {who} plays every bit of it.} other {{who} sets out early; {n, plural, one {one round} other {# rounds}} later the hourglass has run out.}}',
  'book.at':
    '{place, select, zeppelin {at the Zeppelin} charterstone {at the Charterstone} grandstand {at the Grandstand} treasury {at the Treasury} market {at the Market} cloudPort {at the Cloud Port} other {at the {building}}}',
  'book.boldest':
    '{v, select, 0 {The boldest stroke is {who}’s: {n} VP in a single turn {at}.} 1 {One turn {at} is talked about for a long time: {n} VP for {who}.} other {{who} has the turn of the year {at}: {n} VP in one go.}}',
  'book.builder':
    '{v, select, 0 {{who} hammers from morning till night: {n, plural, one {one new house} other {# new houses}}.} 1 {There is sawdust in {who}’s soup: {n, plural, one {one new house} other {# new houses}}.} other {Nobody builds as much as {who}, who puts up {n, plural, one {one house} other {# houses}}.}}',
  'book.opener':
    '{v, select, 0 {{who} has a way with locks: {n, plural, one {one crate gives} other {# crates give}} in.} 1 {No lid is safe from {who}, who opens {n, plural, one {one crate} other {# crates}}.} other {Nobody is as curious as {who}, who opens {n, plural, one {one crate} other {# crates}}.}}',
  'book.firstCrate':
    '{v, select, 0 {The first crate that ever gives way gives way to {who}.} 1 {It is {who} who gets the first crate open.} other {{who} finds out first how the lids come off.}}',
  'book.scorer':
    '{v, select, 0 {{who} scores {n, plural, one {one objective} other {# objectives}}, to applause.} 1 {{n, plural, one {One objective for {who}, and somebody claps.} other {# objectives for {who}, and somebody claps every time.}}} other {{who} collects objectives as other people collect spoons: {n, plural, one {one} other {#}} this year.}}',
  'book.seller':
    '{v, select, 0 {{n, plural, one {One load leaves} other {# loads leave}} for the Eternal City with {who}’s seal on the sacks.} 1 {{who} sends {n, plural, one {one load} other {# loads}} up to the Eternal City, neatly tied.} other {The Eternal City gets most of its goods from {who}: {n, plural, one {one load} other {# loads}}.}}',
  'book.esteemed':
    '{v, select, 0 {{who} has a good name to keep up, with {n, plural, one {one token} other {# tokens}} on the reputation track.} 1 {Passing ships wave at {who}, who has {n, plural, one {one token} other {# tokens}} on the reputation track.} other {Along the coast they mostly talk about {who}: {n, plural, one {one token} other {# tokens}} on the reputation track.}}',
  'book.busiest':
    '{v, select, 0 {Nowhere is it busier than {at}: {n, plural, one {one visit} other {# visits}}.} 1 {The grass {at} is worn away, which is no wonder after {n, plural, one {one visit} other {# visits}}.} other {Whoever wants to meet people finds them {at}: {n, plural, one {one visit} other {# visits}} this year.}}',
  'book.bumper':
    '{v, select, 0 {{who} has sharp elbows and bumps {n, plural, one {one worker} other {# workers}} out of the way.} 1 {“Is this place taken?” asks {who}, {n, plural, one {once} =2 {twice} other {# times}}, and then it isn’t.} other {Whoever stands in the way of {who} does not stand there long; {n, plural, one {one worker is} other {# workers are}} bumped.}}',
  'book.catcher':
    '{v, select, 0 {Of the runaways {who} catches {n}, gently.} 1 {{who} has the softest footstep: {n, plural, one {one runaway follows} other {# runaways follow}} of their own free will, more or less.} other {{n, plural, one {One runaway finds} other {# runaways find}} a chair with {who}.}}',
  'book.sweeper':
    '{v, select, 0 {{who} sweeps up {n, plural, one {one peril token and keeps it} other {# peril tokens and keeps them}} on a shelf.} 1 {Where there is trouble, {who} is there with a sack: {n, plural, one {one peril token} other {# peril tokens}}.} other {{who} takes {n, plural, one {one peril token} other {# peril tokens}} out of everybody’s sight.}}',
  'book.leads':
    '{v, select, 0 {The lead changes hands {n, plural, one {once} =2 {twice} other {# times}}.} 1 {Nobody stays in front for long: {n, plural, one {once} =2 {twice} other {# times}} the lead passes to somebody else.} other {Somebody else takes the lead, {n, plural, one {once} =2 {twice} other {# times}} over.}}',
  'book.idle':
    '{v, select, 0 {Not a single house goes up.} 1 {The hammers hang on their hooks all year.} other {Nobody builds anything, and the captain polishes her rope.}}',
  'book.close':
    '{v, select, 0 {In the end {n, plural, one {a single point lies} other {# points lie}} between {who} and {second}.} 1 {It is close: {who} is {n, plural, one {one point} other {# points}} ahead of {second}.} other {Pim counts three times, but it stays at {n, plural, one {one point} other {# points}} between {who} and {second}.}}',
  'book.runaway':
    '{v, select, 0 {In the end {who} is {n, plural, one {one point} other {# points}} ahead, and nobody else is in sight.} 1 {{who} runs away from all the others, by {n, plural, one {one point} other {# points}}.} other {With {n, plural, one {one point} other {# points}} to spare, {who} could have gone home early.}}',
  'book.finish':
    '{v, select, 0 {It is {who} who brings the year to its end.} 1 {{who} brings the token to the hourglass, and only this one round is played out.} other {Then {who} reaches the hourglass, and whoever has not had a turn yet hurries.}}',
  'book.finishAlone':
    '{v, select, 0 {It is {who} who brings the year to its end.} 1 {Then {who} reaches the hourglass and calls it a year.} other {{who} brings the token to the hourglass, and there is nobody who would have to hurry.}}',
  'book.timeout':
    '{v, select, 0 {In the end time runs out by itself.} 1 {Nobody pushes the year along any more, so it ends on its own.} other {The last grains fall without anybody’s help.}}',
  'book.bestYear':
    '{v, select, 0 {With {n} VP it is the best year so far.} 1 {{n} VP: Pim has to widen the column.} other {No year has brought more yet: {n} VP.}}',
  'book.leanYear':
    '{v, select, 0 {With {n} VP it is the leanest year so far.} 1 {{n} VP. Pim writes it small, out of politeness.} other {No year has brought less yet: {n} VP.}}',
  'book.fork':
    '{v, select, 0 {The choice is {who}’s: crate {door}, “{story}”.} 1 {{who} has the last word and opens crate {door}: “{story}”.} other {Everybody looks at {who}, and {who} decides on crate {door}: “{story}”.}}',
  'book.fate':
    '{v, select, 0 {Nobody has to choose here; the year itself has decided on crate {door}: “{story}”.} 1 {There is nothing to choose. What happened leads to crate {door}: “{story}”.} other {The way leads to crate {door}, “{story}”, whether one likes it or not.}}',
  'book.pleased':
    '{v, select, 0 {The king is pleased, and Pim enters it{n, plural, one {} =2 { twice} other { # times}} in his best hand.} 1 {There {n, plural, one {is one more pleased king} other {are # more pleased kings}} in the ledger.} other {Word comes from the Eternal City: the king is pleased.{n, plural, one {} =2 { It counts twice.} other { It counts # times.}}}}',
  'book.displeased':
    '{v, select, 0 {The king is displeased, and Pim enters it{n, plural, one {} =2 { twice} other { # times}} in very small letters.} 1 {There {n, plural, one {is one more displeased king} other {are # more displeased kings}} in the ledger.} other {Word comes from the Eternal City: the king is displeased.{n, plural, one {} =2 { It counts twice.} other { It counts # times.}}}}',
  'book.candle': 'The candle went out when it was {who}’s turn. Nobody says so aloud.',
  'book.archived': '{who} has to let somebody go: {persona} moves to the Archive.',
  'book.spectral': 'The man with the spade knocks at {who}’s door.',
  'book.freed': '{who} has paid the price, and the spectral worker may rest.',
  'book.companions': 'Six at the door',
  'book.kind':
    '{v, select, 0 {{who} puts another plate on the table.} 1 {{who} moves over on the bench.} other {{who} opens the door, and leaves it open.}}',
  'book.unkind':
    '{v, select, 0 {{who} closes the door and is much praised for it in the Eternal City.} 1 {{who} prefers the glory.} other {{who} shakes its head, very firmly.}}',
  'book.kindEmpty':
    '{v, select, 0 {Nobody lives in {charter}, but somebody puts a plate there all the same.} 1 {{charter} stands empty. Somebody lights the stove there for the newcomer.} other {There is room enough in {charter}, and somebody has left the key under the mat.}}',
  'book.unkindEmpty':
    '{v, select, 0 {Nobody opens in {charter}, and nobody calls after the stranger.} 1 {{charter} stands empty, and stays locked.} other {In {charter} there would be room enough. It is not offered.}}',
  'book.sides': 'For the king or against him',
  'book.loyal': '{who} stays loyal to the king: {persona}',
  'book.rebel': '{who} joins the rebels: {persona}',
  'book.battle': 'What eleven years were worth',
  'book.battleKings': 'Pleased kings',
  'book.battleKind': 'Companions treated kindly',
  'book.battleRebels': 'Rebels',
  'book.battleSum': 'Total',
  'book.battleWon': '{n} against the {needed} that were needed: the meadow holds.',
  'book.battleLost': '{n}, where {needed} were needed: the meadow is lost.',
  'book.ending': 'The Reckoning',
  'book.crowned':
    '{n, plural, one {The king has found the face he wants to wear: {who}.} other {The king can’t make up his mind whose face to wear: {who}.}}',
  'book.elected':
    '{n, plural, one {From now on {who} speaks for the village.} other {From now on {who} speak for the village, preferably one at a time.}}',
  'book.measures': 'By what they were measured',
  'book.unfinished':
    'Here the book breaks off, after {n, plural, one {one year} other {# years}}. The rest has yet to be played.',
  'book.rulesNow': 'The Chronicle as It Stands',
  'book.rulesAbout':
    'All the rules of this village, by their numbers, as they stand on the last page. Each unfolds behind its name.',
  'book.kings': 'The Kings',
  'book.kingsTold':
    'Pim has counted {pleased, plural, one {one pleased king} other {# pleased kings}} and {displeased, plural, one {one displeased king} other {# displeased kings}}.',
  'book.people': 'The People',
  'book.peopleAbout': 'Everyone who came into play in these years, in alphabetical order.',
  'book.served': '{who}, {n, plural, one {year {years}} other {years {years}}}',
  'book.signed': 'Entered, counted and dried: Pim',
};
