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
    text: `You laid out the coins in rows, so that they would look like more. Lady Seraphine, the king’s chamberlain, came down the rope ladder in grey gloves and walked along the rows as one walks past strangers.

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
    text: `The assessor was a thin man with a thick tape. You let him in. He measured the ovens, the attics and, by mistake, Bruna, who quoted him a price. By evening there was a small enamel number beside every door. In this game each of you also gains the values of the buildings in your charter as VP.

[after 124] He wanted to see the coins in their rows, too. One was missing, and Tilda studied the ceiling.

[after 128] He had a note about a pumpkin. Bruna showed him the kettle, and he entered the pumpkin under “movables, recently moved”.

The king is delighted, so delighted that he can hardly wait. The next year will be a short one.

Below Bruna’s doorstep the assessor found another doorstep, worn hollow by feet. “Previous owners?” he asked. Nobody knew any, so he did not write it down.

What has a price needs a name. You sat up late around Bruna’s kettle, and in the morning the village was called something.`,
  },
  130: {
    name: 'The Assessor Measures the Gate',
    text: `The assessor was a thin man with a thick tape. You showed him the gate. He measured the gate, since it was there, wrote “no value stated” and asked the way back. Bruna gave him soup for the road, for nothing, which worried him.

[after 124] “There were said to be coins,” he called back. Benno held one up. He measured the king’s nose, from a distance, and seemed content.

[after 128] “There was said to be a pumpkin,” he called back. Bruna pointed at the bowl in his hands, and he stopped looking for it.

In the Eternal City somebody frowned. But nobody is in a hurry to hear from you now, and the next year will be a long one.

When you set the gatepost straight again, you found a doorstep under it, worn hollow by feet. There has never been a house there. Tilda sat down on it. “It fits,” she said.

A place that can say no needs a name. You sat up late, and in the morning the village was called something.`,
  },
  // Game 4: sky islands
  131: {
    name: 'With Kind Permission',
    text: `Something large drifted out of the clouds. You wrote to ask whether you might touch it, and it was good enough to wait. The answer took eleven days: “By all means. Mind the roots.” The king likes to be asked.

Captain Ottilie towed them in, one by one: islands of turf and stone, each the size of a yard, trailing roots like wet hair. Each of you gets four, and only two can be moored at a time.

[after 129] By evening each had a small enamel number. The assessor had left you a whole boxful, in case you should grow.

[after 130] The first was tied to the post of the gate you had shown the assessor. It had never been so useful.

“Land lets go,” said Ottilie, “when there is nobody left to hold it.” She did not hum that day.

On one of them stood the corner of a wall, with tiles and an iron hook for a lantern. Bartol hung up his own. The hook was exactly the right height.`,
  },
  133: {
    name: 'First the Rope, Then the Question',
    text: `Something large drifted out of the clouds, and you threw a rope. Before anybody thought of asking, it hung at the Grandstand, dripping on the best seat. The king learned of it from Pim’s report, page nine, and returned page nine with a hole in it.

It was an island, the first of many: turf and stone, each the size of a yard, trailing roots like wet hair. Each of you gets four; only two can be moored at a time.

[after 129] Somebody screwed a small enamel number to the first. The assessor had left a boxful, and it seemed only polite.

[after 130] “First the gate, now the rope,” Pim wrote in the margin, and then, because he is honest: “Both hold.”

“Land lets go,” said Captain Ottilie, “when there is nobody left to hold it.” She did not hum that day.

On one stood the corner of a wall, with tiles and an iron hook for a lantern. Bartol hung up his own. The hook was exactly the right height.`,
  },
  // Game 5: the strangers at the edge of the wood
  134: {
    name: 'Questions by Lamplight',
    text: `You took torches and fetched the strangers from the wood. There were six, each by their own fire, and none had known about the other five. You sat them down under Bartol’s lamp and asked where they came from, what they wanted and what was in the bags. Pim took it all down, and the king praised the handwriting.

[after 131] “And the letter at your mooring?” one of them asked in return. “‘Mind the roots.’ Whose?” That question was not on Pim’s list.

[after 133] “And which of you throws ropes at the sky?” one of them asked in return. It was the only time that evening that anybody laughed.

They had one thing in common. “We heard of a village that isn’t finished,” they said. “The finished ones have no room.”

Now they stand in front of your doors, one to each charter, even where nobody opens. You will have to decide how to treat them. Whatever you do, they will remember it, and one day you may be glad of that, or sorry.`,
  },
  135: {
    name: 'Six Bowls on the Fence',
    text: `You waited. Bruna put six bowls of soup on the fence, because there were six lights, and on the third morning the bowls had been washed. On the fifth evening they came by themselves, from six directions, and none of them had known about the other five. In the Eternal City it was noted that nobody had asked for papers.

[after 131] They had read the letter at your mooring. “A village that asks before it touches,” said the one with the sack.

[after 133] They had seen you pull the island in. “So we thought you might not push us out,” said the one with the sack.

They had one thing in common. “We heard of a village that isn’t finished,” they said. “The finished ones have no room.”

Now they stand in front of your doors, one to each charter, even where nobody opens. How you treat them is up to you. Whatever you do, they will remember it, and one day you may be glad of that, or sorry.`,
  },
  // Game 6: the spectral worker
  136: {
    name: 'Above the Line',
    text: `In the Eternal City hangs a great slate with a chalk line across it, and this year your village stands above the line. The king sent a marching band of one. Each of you gains 1 glory.

The music woke somebody up. In the morning there stood at the well a man you could see the fence through. He shouldered his spade and went to work for the charter with the least glory.

[after 134] Pim asked the usual questions: where from, and what was in the bag. “Here,” said the man. “Sandwiches. A while ago.”

[after 135] Bruna put a seventh bowl on the fence. He couldn’t eat, but he held his hands over the steam.

“Alban,” he said, when Tilda asked. “Drains. We were above the line as well. All six of us.” He looked around for his house. “It was a very good year.”

Nobody he works for can become champion of the campaign until his price is paid. Then he would like to watch for a while.`,
  },
  137: {
    name: 'Below the Line',
    text: `In the Eternal City hangs a great slate with a chalk line across it, and this year your village stands below the line. Lady Seraphine read it out herself, in the rain, and would not stay for soup.

In the silence afterwards you heard a spade. At the well stood a man you could see the fence through, and he went to work for the charter with the least glory.

[after 134] Nobody fetched the lamp this time, and nobody asked what was in the bag. Pim closed the ledger on his own thumb.

[after 135] The six from the wood brought him a bowl before you did. He held his hands over the steam until it was cold.

“Alban,” he said, when Tilda asked. “Drains. Don’t be sad about the line. We were always above it, all six of us.” He looked around for his house. “That was just the trouble.”

Nobody he works for can become champion of the campaign until his price is paid. Then he would like to watch for a while.`,
  },
  // Game 7: the measure
  138: {
    name: 'Slips of Paper',
    text: `“By what would you like to be measured?” asked Pim, with a fresh page. You looked at each other, and nobody wanted to say it aloud. So Tilda cut six slips of paper, and you went behind the stove one by one, the chooser first: each read what was left, took one and came out with a straight face. Not everyone managed.

“This can’t be added up,” said Pim.

“No,” said Alban, from the doorway or slightly beside it. “We had one great common sum. It was very handy for him.”

[after 136] The marching band of one, who had never gone home, asked whom to play for. “You will see,” said Tilda. He put the drum down.

[after 137] “And the chalk line?” asked Pim. “Let them draw it,” said Bruna. “They won’t know what we are standing on.”

The king does not care for secrets, unless they are his. Lady Seraphine held a slip against the light, and saw nothing.

Your victory card is your own affair until the last day.`,
  },
  139: {
    name: 'One Scale for All',
    text: `“By what would you like to be measured?” asked Pim, with a fresh page. You set up Benno’s old flour scale in the Commons and agreed: the same weights for everybody, in full view, to the end. There was applause. Pim was so touched that he blotted.

[after 136] The marching band of one, who had never gone home, played a single note for everybody, and held it.

[after 137] “If we are below the line again,” said Bruna, “then all of us together, and to the ounce.”

“A fine clear sum,” wrote the king, in his own hand. “You make it easy for me.”

Tilda read that sentence twice. “Easy for what?”

Alban stood in the doorway, or slightly beside it, and turned his hat in his hands. “We had a scale as well,” he said, and no more.

Your victory cards are all alike and lie open on the table.`,
  },
};
