import type { CardTexts } from '../types.ts';

/** The story of the campaign, in the order in which it is told; two ways at each fork. */
export const laterTale: CardTexts = {
  // Game 8: the candle
  140: {
    name: 'Dust Under the Carpet',
    text: `You had swept, you had truly swept, but Lady Seraphine runs her glove along the one shelf that everyone forgot. There is still peril in the village. She says nothing. She has a special way of doing that.

[after 138] Between two plates she finds a slip of paper, and pounces. It is Bruna’s recipe for dumplings. She copies it out.

[after 139] In passing she lays a fingertip on the flour scale. The pointer doesn’t stir. She takes the finger away quickly.

Then she has a candle brought in, as tall as Tilda, white as bone. “His Majesty gives you an opportunity. Light it, and let it burn for a year without going out. A village that can guard a flame can keep a promise.”

“Which promise?” asks Bruna.

“You signed it when you came. It was a large letter.”

Bartol sniffs at the wick. Alban has gone to stand at the far end of the meadow. “We were given one as well,” he says. “It burned beautifully.”`,
  },
  141: {
    name: 'Clean Gloves',
    text: `You hold your breath while Lady Seraphine runs her glove along every shelf, over every lintel and behind Benno’s oven. The glove stays grey, as grey as it was. There is no peril left in your charters. She almost smiles; it makes her look tired.

[after 138] Behind the oven there is a slip of paper: a poem, by Florian. She puts it back, a little straighter.

[after 139] “To the ounce,” she says of the flour scale, and gives it a push. It goes on swinging for quite a while.

Then she has a candle brought in, as tall as Tilda, white as bone. “An honour. Light it, and let it burn for a year without going out. A village that can guard a flame can keep a promise.”

“Which promise?” asks Bruna.

“You signed it when you came. It was a large letter.”

Bartol sniffs at the wick. Alban has gone to stand at the far end of the meadow. “We were given one as well,” he says. “It burned beautifully.”`,
  },
  // Game 9: vigil
  142: {
    name: 'A Thread of Smoke',
    text: `It was not even a draught. Somebody was looking for fuel in the wrong place, and then there was only a thread of smoke, and a smell like the inside of an old drawer. You all said that it did not matter. You all looked at the same person.

[after 140] “First dust, now smoke,” said Lady Seraphine, who had come in without knocking. “One might think you had other things on your minds.”

[after 141] “And such a clean village,” said Lady Seraphine, who had come in without knocking. She sounded sorry. It is possible that she was.

Whoever let it go out must put one of the personas that have served them into the Archive: Lady Seraphine took the apron, the hat and the name, folded them and was gone.

“Now he knows that you forget him sometimes,” said Alban. He sounded as though that were good news.

That night Tilda dreamt that the stone was humming. In the morning she noticed that everyone had dreamt it.`,
  },
  143: {
    name: 'The Last Inch',
    text: `You took turns with the candle. You sat up with it, shielded it with hats, sang to it when it flickered, and one night Madame Zaza told it its fortune. After a year it was an inch high, and still burning. Bartol wept a little and blamed the wax.

[after 140] There was dust on every shelf, since nobody had had a hand free. This time Lady Seraphine looked only at the flame.

[after 141] It was the cleanest of villages, too: whoever kept watch swept the floor, so as not to fall asleep.

“Never in all my time,” said Lady Seraphine, and then stopped, as if she had to count how long that was. The king is very pleased.

Alban came as near to the flame as he dared. “Ours lasted the whole year as well,” he said. “He could see us by it, you know. From far away. All the time.”

That night Tilda dreamt that the stone was humming. In the morning she noticed that everyone had dreamt it.`,
  },
  356: {
    name: 'They Have Heard About the Chairs',
    text: `It begins with a butler on the bakery roof. By noon there are cats in the Cloud Port, robots in the pond and a golem asleep on the path. All over Greengully helpers have dropped their trays and run, because word has got around of a village where even a ghost is offered a chair.

[after 142] “And the big light is out,” a robot explains. “So we thought we could be by ourselves here.”

[after 143] “The light was on all year,” a robot explains. “One assumed that somebody was expected.”

In the coming game every kind of minion is loose. For every 6 minions in the supply draw 1 location card, at most 3, and put a random minion on each plot it marks. None of them can be placed. Whoever wants to use a building where one is hiding first pays 1 influence token, and then it is theirs. Knock before you go in.`,
  },
  // Game 10: festival or martial law
  144: {
    name: 'Bunting from Roof to Roof',
    text: `Pim has added everything up, all the nods and all the frowns, and the nods have it. The king is content. The king is so content that he is coming.

A ship with golden sails drops barrels, bunting and a brass band of forty. Each of you gains 2 glory. For one year nobody is to be at home: everybody visits everybody, eats there and praises the curtains. Bruna bakes in three kitchens. Even Lady Seraphine has taken her gloves off; her hands are older than her face.

[after 136] The marching band of one is given a chair in the very middle of the forty, and has to blow his nose.

[after 137] “The chalk line?” she says. “Oh, that. I believe somebody leaned against it with a sleeve.”

“Isn’t it lovely,” Lady Seraphine says to Tilda. “It is always so lovely, shortly before.”

“Before what?” says Tilda.

But the band has struck up again.`,
  },
  145: {
    name: 'Sentries at the Brook',
    text: `Pim has added everything up, all the nods and all the frowns, and has checked it four times, because he did not like the result. The king is displeased. The king is so displeased that he is coming.

A ship with iron sails drops soldiers, ropes and a proclamation. Your charters are fenced off; anyone who wants to cross shows a pass, and anyone with a bag opens it. The sergeant at the brook is called Hinnerk and apologises each time. Bruna sells him soup at double price, then at the old one, then sits down with him.

[after 136] The marching band of one, who never went home, buries his drum behind the bakery, with full honours.

[after 137] This time they have brought the slate along. By morning there is a cow drawn on it, well above the line.

“It isn’t me,” says Hinnerk. “I only do what is in the book.”

Pim, who writes the book, sleeps badly that year.`,
  },
  376: {
    name: 'Everything Out of the Cellars',
    text: `Before a king comes, one tidies up, and whoever tidies up finds things. Crates come up from your cellars that you had been using as benches. Strangers turn out to be guests, and guests to be friends. Under the Grandstand somebody digs out a goblet that nobody will admit to having buried.

In the coming game no kind of advancement card is locked any longer: whatever is still missing of treasures, items, guests and friends is unlocked for everybody now and shuffled into the deck. The personas in those crates go to the Archive.

[after 142] The last cellar is dark. Bartol lets his own lantern down; the king’s candle lies in a corner, cold, and nobody trips over it any more.

[after 143] For the last cellar somebody lights the inch of candle that is left. The flame leans over, as though it would like to read.

At the very bottom of the last crate lies a list of six names, in the hand of the plans. The first is Alban’s.`,
  },
  // Game 11: the king
  146: {
    name: 'Bread and Salt',
    text: `He is smaller than on the coins. He comes down the ladder by himself, takes your bread and your salt and knows everyone by name. His face is young. It doesn’t quite fit around the eyes.

[after 144] The brass band of forty plays until he lifts one finger. Then you can hear the brook.

[after 145] Sergeant Hinnerk presents arms. Bruna has sewn all his buttons on for today, each in a different thread.

[after 129] The king walks along your doors and reads the little numbers under his breath, like somebody saying grace.

[after 130] “So this is the gate that my assessor was shown,” says the king, and shuts it behind him.

“What a good village,” says the Forever King. “You have no idea how good. I have had many.” He holds out his hand, and Pim, white as paper, gives him the ledger.

“Eleven years, neatly entered. What is written here is mine, you see. It says so in the letter. Six times eleven; that will keep me for a while.”

“And us?” asks Tilda.

“You,” he says gently, “have been counted.”`,
  },
  147: {
    name: 'The Question',
    text: `He is smaller than on the coins. He has hardly set foot on the meadow when you stand before him, with the old black coin, the list of six names, and Alban, trembling so much that you can see it.

[after 142] “There you are,” he says. “After the candle went out I quite lost sight of you.”

[after 143] “How well I know you all,” he says. “That candle gave such a good light.”

“What happened to them?” you ask.

He is not even angry. He touches his cheek. “They are keeping very well. What is written in the ledger is mine; it says so in the letter. Coins, sacks, years. They wrote so diligently. As do you.”

[after 138] “Only your slips of paper,” he adds, “I could never make out. I did try, at night.”

[after 139] “And that scale! One sum for all of you. You can’t imagine the trouble it saves.”

He holds out his hand. Pim, white as paper, doesn’t give him the book. It is the first thing in his life that he hasn’t entered.`,
  },
  148: {
    name: 'The Battle on the Meadow',
    text: `So it has come to this. Every charter takes a side now, even the empty ones, and puts a persona into its chest: a loyal one, for the king, or a rebel. Nobody will be asked twice.

[after 131] Captain Ottilie takes the king’s letter of leave down from the mooring and lights her pipe with it. “By all means,” she says.

[after 133] Captain Ottilie slings the old rope over her shoulder, the one that was thrown before anybody asked.

Then the drums begin, and it turns out what eleven years were worth. Count: 1 for every pleased king, because a contented king comes with a small escort; 3 for every companion you treated kindly, because they come running, and they bring others; 2 for every rebel.

If the sum is 24 or more, open crate V. If it is less, open crate U. And whatever the sum may be: Bruna has put the kettle on, for afterwards.`,
  },
  149: {
    name: 'Before Lunch',
    text: `It was over before lunch. There were too many of them. Whoever had reason to came, and stood beside you to the end. Whoever had none had a good memory as well.

[after 134] Then you sat under Bartol’s lamp yourselves, and were asked where you came from and what was in your bags.

[after 135] By evening there were bowls on the fence, one for each of you. Nobody could say who had put them there.

[after 144] The brass band of forty had been told to play throughout. Towards the end there was only the drum.

[after 145] It was Sergeant Hinnerk who tied you up. He is no good at knots, he says, and looks away.

The king sits on the best seat of the Grandstand, not even out of breath. But the face is wearing thin; close up you can see the one before. “I need a new one,” he says. “I shall take the finest of you. Do your best this last year, won’t you? I have to live in it.”

Captain Ottilie moors the islands closer. Tilda hides the list of names inside the stone, and the stone lets her.`,
  },
  150: {
    name: 'The Stone Drinks Ink',
    text: `They came out of the wood, down from the islands, up from the pit: everyone who remembered any good of you, and everyone whom they had told about the soup.

[after 144] Ahead of the soldiers marched the brass band of forty. It caught sight of Bruna, who had fed it in three kitchens, and struck up a polka. Nobody can charge to a polka.

[after 145] In front of the soldiers stood Hinnerk. He looked across at Bruna, took off his helmet and sat down. Then the second rank sat down.

[after 146] In the tumult Pim took the ledger out of the king’s hand, begged pardon, ran to the stone and opened it.

[after 147] Pim had not let go of the ledger all day. Now he ran to the stone and opened it.

The ink ran out like water into sand, eleven years, a hundred, a thousand. The king grew old from the feet upwards and looked surprised, and then relieved.

Now he sits on the Grandstand and feeds the pigeons. “One more year,” says Alban, “and then home.” By then you will know who is to speak for the village.`,
  },
  // Afterwards
  151: {
    name: 'Who Would Be Missed',
    text: `Twelve years. You know by now who came out ahead, if anybody did.

[after 149] The king took the finest face among you; the crown sits askew on it. He sleeps badly: this face remembers mud and soup, and a whole village clearing its throat. Some mornings it is no longer he who wakes up in it.

[after 150] There is no crown, only the chair by Bruna’s stove, hard and a little too warm. Whoever sits there speaks for the village, after everybody else. In the evenings Alban leans on the fence; some evenings it is only his spade.

Bruna’s inn has a second kettle, and Bartol forty lamps. Captain Ottilie flies only on Sundays; the Zeppelin is steered by a woman of twenty-one who knows a lot about barrels.

[after 129] The enamel numbers have been swapped about so often that letters are delivered by smell.

[after 130] The gate has a coat of paint. Visitors like to knock on it, and walk round.

[after 134] Under Bartol’s lamp questions are still asked, mostly about whether anybody would like another slice.

[after 135] Bruna still puts bowls on the fence at night. In the morning they have been washed.

Pim still counts, but only the swallows. “You were sent to be a village,” says Tilda. “You have become people who would be missed.” In the meadow the stone hums.`,
  },
  375: {
    name: 'The Last Page',
    text: `The campaign is over, but nobody is thrown out of the village. You may go on playing here as often as you like and in any number; the Charterstone die says in which charter.

What belonged to the story goes to the Archive: your first personas, the companions and the spectral worker. All other personas, the sky islands, the cards and the goods are shared from now on. The Chronicle has new rules for this: 1, 2, 4, 18, 19 and 26.

[after 144] Three of the brass band have stayed: the tuba, the small drum, and somebody who only turns the pages.

[after 145] Hinnerk has taken the room above the inn for good, and apologises to the stairs.

Crates that are still locked keep their secrets until somebody is curious. And if you should find a large letter under the door: it is from Pim. He asks how you are, and whether you have counted your spoons.`,
  },
};
