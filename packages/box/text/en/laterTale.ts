import type { CardTexts } from '../types.ts';

/** The story of the campaign, in the order in which it is told; two ways at each fork. */
export const laterTale: CardTexts = {
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
