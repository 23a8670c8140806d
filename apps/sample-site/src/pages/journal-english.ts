import type { Journal } from './journal.ts';

export const journalEnglish: Journal = {
  title: 'Thirty hours, one loaf: a sourdough diary',
  byline: 'By Rosa’s daughter Inés · Nine minutes',
  opening:
    'People ask for the recipe and I give it to them gladly, because the recipe is not the secret. It fits on the back of a receipt. The secret is what happens while nothing seems to happen.',
  contents: 'In this piece',
  sections: [
    {
      id: 'starter',
      title: 'The oldest employee',
      paragraphs: [
        'Our starter is called Gladys. She lives in a blue bucket under the bench and she has never had a day off. Every evening somebody feeds her flour and water, and every morning she has doubled, sighed and settled, like a cat that has been out all night.',
        'A starter is a crowd: wild yeast that makes bread rise and bacteria that make it taste of something. You cannot order them about. You can only keep them warm, keep them fed and learn what they look like when they are happy. Domed means not yet. Flat with small bubbles means now. Sunken means you should have come an hour ago.',
        'When the radio breaks down or the van does not start, we still bake. When Gladys is not well, we close.',
      ],
    },
    {
      id: 'dough',
      title: 'Hands in the dough',
      paragraphs: [
        'At two in the afternoon we mix. Flour and water first, nothing else, and then we leave the room. In half an hour the flour has drunk all it can and the dough has begun to hold together without anyone having kneaded it. Only then come the starter and the salt.',
        'For the next four hours we fold it, a little, every thirty minutes: wet hands under one side, stretch, over, turn the tub. It looks like very little work and it is. The dough does the rest. By six it shivers when you nudge the tub, and the surface is smooth like the skin on warm milk.',
      ],
    },
    {
      id: 'night',
      title: 'What the night is for',
      paragraphs: [
        'Shaped and floured, the loaves spend the night in the cold. The yeast slows down, the bacteria do not, and between them they make the sour, nutty taste that no machine has managed to hurry. Twelve hours is good. Eighteen is better. At twenty-four somebody has overslept.',
        'I like the bakery best at this hour. The refrigerators hum, the street lamp draws a square on the floor, and forty loaves are busy becoming breakfast.',
      ],
    },
    {
      id: 'fire',
      title: 'Four in the morning',
      paragraphs: [
        'The oven is hot long before we are. Each loaf gets one cut, quick and shallow, so that it knows where to open. Then steam, a closed door and twenty minutes of not looking. When the door opens again the shop smells the way it has smelled since 1987, and the first person is already waiting outside, pretending to read the notice board.',
        'Let it cool. I know. Let it cool anyway: a hot loaf is not finished, it is still cooking from the inside. An hour, on a rack, and then it sings, very quietly, little cracks all over the crust. That is the sound the whole thirty hours were for.',
      ],
    },
  ],
  quote: 'The secret is what happens while nothing seems to happen.',
  crumb: {
    alt: 'The inside of a cut loaf: pale crumb with holes of all sizes under a dark crust.',
    caption: 'Open crumb from a wet dough. The big hole is where the butter falls through.',
  },
  day: {
    alt: 'A line from noon to seven the next evening: mix at two, fold until six, cold from seven to four, bake at four thirty, shop opens at seven.',
    caption: 'A loaf’s day. Most of it is waiting.',
  },
  table: {
    caption: 'How much, for two loaves',
    head: ['What', 'Weight', 'Share of flour'],
    rows: [
      ['Strong white flour', '800 g', '80 %'],
      ['Wholemeal flour', '200 g', '20 %'],
      ['Water, lukewarm', '750 g', '75 %'],
      ['Starter, fed and flat', '200 g', '20 %'],
      ['Salt', '20 g', '2 %'],
    ],
  },
  codeTitle: 'For the spreadsheet people',
  code: `const flour = 1000; // grams, for two loaves
const share = { water: 0.75, starter: 0.2, salt: 0.02 };

for (const [what, part] of Object.entries(share)) {
  console.log(what.padEnd(8), Math.round(flour * part), 'g');
}`,
  codeNote: 'My brother-in-law wrote this. It is correct, and I still weigh by eye.',
  shortcut: { before: 'To print the recipe press', keys: ['Ctrl', 'P'], after: 'and stick it on the refrigerator.' },
};
