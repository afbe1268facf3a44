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
  // Game 8: the candle
  140: {
    name: 'Dust Under the Carpet',
    text: `You had swept, you had truly swept, but Lady Seraphine runs her glove along the one shelf that everyone forgot. There is still peril in the village. She says nothing. She has a special way of doing that.

Then she has a candle brought in, as tall as Tilda, white as a bone. “His Majesty gives you an opportunity. Light it, and let it burn for a year without going out. A village that can guard a flame can keep a promise.”

“Which promise?” asks Bruna.

“You signed it when you came. It was a large letter.”

Bartol sniffs at the wick. Alban has gone to stand at the far end of the meadow. “There was a candle that time, too,” he says. “It burned beautifully.”`,
  },
  141: {
    name: 'Clean Gloves',
    text: `You hold your breath while Lady Seraphine runs her glove along every shelf, over every lintel and behind Benno’s oven. The glove stays grey, as grey as it was. There is no peril left in the village. She almost smiles; it makes her look tired.

Then she has a candle brought in, as tall as Tilda, white as a bone. “An honour. Light it, and let it burn for a year without going out. A village that can guard a flame can keep a promise.”

“Which promise?” asks Bruna.

“You signed it when you came. It was a large letter.”

Bartol sniffs at the wick. Alban has gone to stand at the far end of the meadow. “There was a candle that time, too,” he says. “It burned beautifully.”`,
  },
  // Game 9: vigil
  142: {
    name: 'A Thread of Smoke',
    text: `It was not even a draught. Somebody was looking for fuel in the wrong place, and then there was only a thread of smoke, and a smell like the inside of an old drawer. You all said that it did not matter. You all looked at the same person.

Whoever let it go out must put one of the personas that have served them into the Archive: Lady Seraphine took the apron, the hat and the name, folded them and was gone.

“Now he knows that you forget him sometimes,” said Alban. He sounded as though that were good news.

That night Tilda dreamt that the stone was humming. In the morning she noticed that everyone had dreamt it.`,
  },
  143: {
    name: 'The Last Inch',
    text: `You took turns. You sat up with it, shielded it with hats, sang to it when it flickered, and one night Madame Zaza told it its fortune. After a year it was an inch high, and still burning. Bartol wept a little and blamed the wax.

“Never in all my time,” said Lady Seraphine, and then stopped, as if she had to count how long that was. The king is very pleased.

Alban came as near to the flame as he dared. “Ours went the whole year as well,” he said. “He could see us by it, you know. From far away. All the time.”

That night Tilda dreamt that the stone was humming. In the morning she noticed that everyone had dreamt it.`,
  },
  356: {
    name: 'They Have Heard About the Chairs',
    text: `It begins with a butler on the bakery roof. By noon there are cats in the Cloud Port, robots in the pond and a golem asleep in the path. All over Greengully helpers have dropped their trays and run, because the story has got around that there is a village where even a ghost is offered a chair.

In the coming game every kind of minion is loose. For every 6 minions in the supply draw 1 location card, at most 3, and put a random minion on each plot it marks. They won’t be placed. Whoever wants to use a building where one is hiding first pays 1 influence token, and then it is theirs. Knock before you go in.`,
  },
  // Game 10: festival or martial law
  144: {
    name: 'Bunting from Roof to Roof',
    text: `Pim has added everything up, all the nods and all the frowns, and the nods have it. The king is content. The king is so content that he is coming.

A ship with golden sails drops barrels, bunting and a brass band of forty. Each of you gains 2 glory. For one year nobody is to be at home: everybody visits everybody, eats there and praises the curtains. Bruna bakes in three kitchens. Even Lady Seraphine has taken her gloves off; her hands are older than her face.

“Isn’t it lovely,” she says to Tilda. “It is always so lovely, shortly before.”

“Before what?” says Tilda.

But the band has struck up again.`,
  },
  145: {
    name: 'Sentries at the Brook',
    text: `Pim has added everything up, all the nods and all the frowns, and has checked it four times, because he did not like the result. The king is displeased. The king is so displeased that he is coming.

A ship with iron sails drops soldiers, ropes and a proclamation. Your charters are fenced off; whoever of you wants to cross shows a pass, and whoever has a bag opens it. The sergeant at the brook is called Hinnerk and apologises each time. Bruna sells him soup at double price, then at the old one, then sits down with him.

“It isn’t me,” says Hinnerk. “I only do what is in the book.”

Pim, who writes the book, sleeps badly that year.`,
  },
  376: {
    name: 'Everything Out of the Cellars',
    text: `Before a king comes one tidies up, and whoever tidies up finds things. Crates come up from your cellars that you had been using as benches. Strangers turn out to be guests, and guests to be friends. Under the Grandstand somebody digs out a goblet that nobody wants to have buried.

In the coming game no kind of advancement card is locked any longer: whatever is still missing of treasures, items, guests and friends is unlocked for everybody now and shuffled into the deck. The personas in those crates go to the Archive.

At the very bottom of the last crate lies a list of six names, in the hand of the plans. The first is Alban’s.`,
  },
  // Game 11: the king
  146: {
    name: 'Bread and Salt',
    text: `He is smaller than on the coins. He comes down the ladder by himself, takes your bread, takes your salt, says a kind word to everyone and knows every name. His face is young. It doesn’t quite fit around the eyes.

“What a good village,” says the Forever King. “You have no idea how good. I have had many.” He holds out his hand, and Pim, white as paper, gives him the ledger: every coin, every sack, every hour.

“Eleven years, neatly entered. What is written here is mine, you see. It says so in the letter. Six times eleven; that will keep me for a while.”

“And us?” asks Tilda.

“You,” he says gently, “have been counted.”`,
  },
  147: {
    name: 'The Question',
    text: `He is smaller than on the coins. He has hardly set foot on the meadow when you stand before him, with the black old coin, the list of six names, and Alban, who is trembling so much that you can see it.

“What happened to them?” you ask.

The Forever King does not even grow angry. He touches his cheek. “They are keeping very well,” he says. “What is written in the ledger is mine; it says so in the letter. Coins, sacks, years. They wrote so diligently. As do you.” He holds out his hand for the book.

Pim, white as paper, doesn’t give it to him. It is the first thing in his life that he hasn’t entered.`,
  },
  148: {
    name: 'The Battle on the Meadow',
    text: `So it has come to that. Every charter takes a side now, also the empty ones: with the king, whose loyal persona goes into your chest, or against him, with a rebel. Nobody will be asked twice.

Then the drums begin, and it turns out what eleven years were worth. Count: 1 for every pleased king, because a contented king comes with a small escort; 3 for every companion you treated kindly, because they come running, and they bring others; 2 for every rebel.

If the sum is 24 or more, open crate V. If it is less, open crate U. And whatever the sum may be: Bruna has put the kettle on, for afterwards.`,
  },
  149: {
    name: 'Before Lunch',
    text: `It was over before lunch. There were too many of them. Those you had been good to came, and stood beside you to the end. The others had a good memory, too.

The king sits on the best seat of the Grandstand and is not even out of breath. But the face is wearing thin; close up you can see through to the one before. “I need a new one,” he says. “I shall take the finest of you. Do your best this one last year, won’t you? I have to live in it.”

Captain Ottilie moors the islands closer. Tilda hides the list of names inside the stone, and the stone lets her.`,
  },
  150: {
    name: 'The Stone Drinks Ink',
    text: `They came out of the wood, down from the islands, up from the pit: everyone you had ever been kind to, and behind them everyone to whom they had told about the soup. The sergeant in front took off his helmet and sat down. Then the second rank sat down.

In the tumult Pim got hold of the ledger, ran to the stone and opened it. The ink ran out like water into sand, eleven years, a hundred, a thousand. The king grew old from the feet upwards and looked surprised, and then relieved.

Now he sits on the Grandstand and feeds the pigeons. Alban tipped his hat and went through the fence, homewards. One more year, and you will choose who speaks for the village.`,
  },
  // Afterwards
  151: {
    name: 'Who Would Be Missed',
    text: `Twelve years. Somebody has come out ahead, and you all know who. If it was a crown that waited, it sits askew, and whoever wears it hears the whole village clearing its throat; that king will not sleep well, and one morning will remember being one of you. If it was a chair by the stove, it is hard and a little too warm, as it should be.

Bruna’s inn has a second kettle. Bartol has forty lamps. Captain Ottilie flies only on Sundays; the Zeppelin is steered by a woman of twenty-one who knows a lot about barrels.

Pim still counts, but only the swallows. “You were sent to be a village,” says Tilda. “You have become people who would be missed.” In the meadow the stone hums.`,
  },
  375: {
    name: 'The Last Page',
    text: `The campaign is over, but nobody is thrown out of the village. You may go on playing here as often as you like and in any number; the Charterstone die says in which charter.

What belonged to the story goes to the Archive: your first personas, the companions and the spectral worker. All other personas, the sky islands, the cards and the goods are shared from now on. The Chronicle has new rules for this: 1, 2, 4, 18, 19 and 26.

Crates that are still locked keep their secrets until somebody is curious. And if you should find a large letter under the door: it is from Pim. He asks how you are, and whether you have counted your spoons.`,
  },
};
