import type { CardTexts } from '../types.ts';

/** The story of the campaign, in the order in which it is told; two ways at each fork. */
export const tale: CardTexts = {
  // The first crate; the end of the first game
  16: {
    name: 'The Breath in the Crate',
    text: `The first lid gave way with a sigh, as though the crate had been holding its breath. No gold. Only house plans, drawn in a hand that none of you knows, and an apron that fits one of you suspiciously well. The plans were made for this very meadow: here is the brook, there the crooked birch. The paper is very old. The birch is not.

Pim writes “contents: houses” and forgets, for once, to add a number.

“Who packed that?” asks Tilda. She is nine and officially still in the Eternal City; she travelled in a flour barrel.

Captain Ottilie looks at the stone for a while. “Somebody who knew you would come,” she says.`,
  },
  21: {
    name: 'A Year in Ink',
    text: `The first year is over. There is smoke above the roofs, mud in every hallway, and a path from the Market to the brook that nobody planned. Bruna has hung a kettle over a fire and calls it an inn. Bartol lights the lamps at dusk, both of them. You have stopped saying “the meadow” and begun to say “home”, and now every charter would like a name.

The king has answered. His letter is smaller this time, a mere napkin. He is not displeased. From now on there will be a guidepost every year, so that you know what he wishes before he has to mention it.

“And if we do something else?” asks Tilda.

Pim thinks about it. “Then that is counted, too.”`,
  },
  // Game 2: coins or goods
  124: {
    name: 'The Same Face, Many Times',
    text: `You laid out the coins in rows, so that it would look like more. Lady Seraphine, the king’s chamberlain, came down the rope ladder in grey gloves and walked along the rows as one walks past strangers.

“His Majesty’s face,” she said, “and again, and again. He has mirrors. He sent you out for things that grow.” She wrote one line, and it was short.

Still, what shines has been seen: each of you gains 1 VP for every coin. And the Chronicle learns how a game begins and ends from now on, and what becomes of empty charters.

When Benno the baker cleared the table, he found a coin in a crack, black with age. Tilda held it next to a new one for a long time. “He hasn’t changed at all,” she said.`,
  },
  128: {
    name: 'Things That Do Not Keep',
    text: `You piled up everything that grows, burns or crumbles here. Lady Seraphine, the king’s chamberlain, came down the rope ladder in grey gloves, took one of them off and pressed her thumb against a pumpkin.

“Soft by midwinter,” she said, almost tenderly. “His Majesty is fond of things that do not keep. He meets so few.” She wrote three lines and asked Benno the baker for a roll.

Each of you gains 1 VP for every resource. And the Chronicle learns how a game begins and ends from now on, and what becomes of empty charters.

When the table was cleared, there was a coin in a crack, black with age. Tilda held it next to a new one for a long time. “He hasn’t changed at all,” she said.`,
  },
  // Game 3: the assessor
  129: {
    name: 'A Price on Every Door',
    text: `The assessor was a thin man with a thick tape. You let him in. He measured the ovens, the attics and, by mistake, Bruna, who quoted him a price. By evening there was a small enamel number beside every door. This game each of you also gains the values of the buildings in your charter.

The king is delighted, so delighted that he can hardly wait. The next year will be a short one.

Below Bruna’s doorstep the assessor found another doorstep, worn hollow by feet. “Previous owners?” he asked. Nobody knew any, so he did not write it down.

What has a price needs a name. You sat up late around Bruna’s kettle, and in the morning the village was called something.`,
  },
  130: {
    name: 'The Assessor Measures the Gate',
    text: `The assessor was a thin man with a thick tape. You showed him the gate. He measured the gate, since it was there, wrote “no value stated” and asked the way back. Bruna gave him soup for the road, for nothing, which worried him.

In the Eternal City somebody frowned. But nobody is in a hurry to hear from you now, and the next year will be a long one.

When you set the gatepost straight again, you found a doorstep under it, worn hollow by feet. There has never been a house there. Tilda sat down on it. “It fits,” she said.

A place that can say no needs a name. You sat up late, and in the morning the village was called something.`,
  },
  // Game 4: sky islands
  131: {
    name: 'With Kind Permission',
    text: `You wrote to ask whether you might touch it, and it was good enough to wait. The answer took eleven days: “By all means. Mind the roots.” The king likes to be asked.

So Captain Ottilie towed them in, one by one: islands of turf and stone, each the size of a yard, trailing roots like wet hair. Each of you gets four, and only two can be moored at a time.

“Land lets go,” said Ottilie, “when there is nobody left to hold it.” She did not hum that day.

On one of them stood the corner of a wall, with tiles and an iron hook for a lantern. Bartol tried it with his own lantern. The hook was exactly the right height.`,
  },
  133: {
    name: 'First the Rope, Then the Question',
    text: `You threw a rope. By the time somebody thought of asking, the first one was tied to the Grandstand and dripping on the best seat. The king learned of it from Pim’s report, page nine, and returned page nine with a hole in it.

They are islands of turf and stone, each the size of a yard, trailing roots like wet hair. Each of you gets four, and only two can be moored at a time.

“Land lets go,” said Captain Ottilie, “when there is nobody left to hold it.” She did not hum that day.

On one of them stood the corner of a wall, with tiles and an iron hook for a lantern. Bartol tried it with his own lantern. The hook was exactly the right height.`,
  },
  // Game 5: the strangers at the edge of the wood
  134: {
    name: 'Questions by Lamplight',
    text: `You took torches and fetched them. There were six, each by a fire of their own, and none had known about the other five. You sat them down under Bartol’s lamp and asked where they came from, what they wanted and what was in the bags. Pim took it all down, and the king praised the handwriting.

They had one thing in common. “We heard of a village that isn’t finished,” they said. “The finished ones have no room.”

Now they stand in front of your doors, one to each charter, also to those where nobody opens. You will have to decide how to treat them. Whatever you do, they will remember it, and one day you may be glad of that, or sorry.`,
  },
  135: {
    name: 'Six Bowls on the Fence',
    text: `You waited. Bruna put six bowls of soup on the fence, because there were six lights, and on the third morning the bowls had been washed. On the fifth evening they came by themselves, from six directions, and none of them had known about the other five. In the Eternal City it was noted that you had not asked for their papers.

They had one thing in common. “We heard of a village that isn’t finished,” they said. “The finished ones have no room.”

Now they stand in front of your doors, one to each charter, also to those where nobody opens. You will have to decide how to treat them. Whatever you do, they will remember it, and one day you may be glad of that, or sorry.`,
  },
  // Game 6: the spectral worker
  136: {
    name: 'Above the Line',
    text: `In the Eternal City hangs a great slate with a chalk line across it, and this year your village stands above the line. The king sent a marching band of one. Each of you gains 1 glory.

The music woke somebody up. In the morning a man you could see the fence through stood at the well, with a spade on his shoulder, and went to work for the charter that had the least glory to lose.

“Alban,” he said, when Tilda asked. “Bricks and drains. We were above the line as well. All six of us.” He looked around for his house. “It was a very good year.”

Nobody he works for can become champion of the campaign until his price is paid. After that, he says, he would like to do nothing for a while, and watch.`,
  },
  137: {
    name: 'Below the Line',
    text: `In the Eternal City hangs a great slate with a chalk line across it, and this year your village stands below the line. Lady Seraphine brought the news herself, read it out in the rain and would not stay for soup.

In the silence afterwards you heard a spade. At the well stood a man you could see the fence through, and he went to work for the charter that had the least glory to lose.

“Alban,” he said, when Tilda asked. “Bricks and drains. Don’t be sad about the line. We were always above it, all six of us.” He looked around for his house. “That was just the trouble.”

Nobody he works for can become champion of the campaign until his price is paid. After that, he says, he would like to do nothing for a while, and watch.`,
  },
  // Game 7: the measure
  138: {
    name: 'Slips of Paper',
    text: `“By what would you like to be measured?” asked Pim, with a fresh page. You looked at each other, and nobody wanted to say it aloud. So Tilda cut six slips of paper, and each of you drew one behind the back, read it and kept a straight face. Two of you failed.

“This can’t be added up,” said Pim.

“No,” said Alban, from the doorway or slightly beside it. “We had one great common sum. It was very handy for him.”

The king does not care for secrets, unless they are his. Lady Seraphine held one of the slips against the light, saw nothing and wrote that down.

Your victory card is your own affair until the last day.`,
  },
  139: {
    name: 'One Scale for All',
    text: `“By what would you like to be measured?” asked Pim, with a fresh page. You set up Benno’s old flour scale in the Commons and agreed: the same weights for everybody, in full view, to the end. There was applause. Pim was so touched that he blotted.

“A fine clear sum,” wrote the king, in his own hand. “You make it easy for me.”

Tilda read that sentence twice. “Easy for what?”

Alban stood in the doorway, or slightly beside it, and turned his hat in his hands. “We also had a scale,” he said, and no more.

Your victory cards are all alike and lie open on the table.`,
  },
};
