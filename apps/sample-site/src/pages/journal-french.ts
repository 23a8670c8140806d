import type { Journal } from './journal.ts';

export const journalFrench: Journal = {
  title: 'Trente heures, une miche : carnet de levain',
  byline: 'Par Inés, la fille de Rosa · Neuf minutes',
  opening:
    'On me demande souvent la recette, et je la donne volontiers, car le secret n’est pas là. Elle tient au dos d’un ticket de caisse. Le secret, c’est ce qui se passe quand il ne semble rien se passer.',
  contents: 'Dans cet article',
  sections: [
    {
      id: 'starter',
      title: 'La doyenne de la maison',
      paragraphs: [
        'Notre levain s’appelle Gladys. Elle habite un seau bleu sous le plan de travail et n’a jamais pris un jour de congé. Chaque soir, quelqu’un lui donne de la farine et de l’eau ; chaque matin, elle a doublé, soupiré, puis s’est affaissée, comme un chat rentré de sa nuit.',
        'Un levain, c’est une foule : des levures sauvages qui font lever le pain et des bactéries qui lui donnent du goût. On ne leur commande rien. On les tient au chaud, on les nourrit, on apprend à voir quand elles vont bien. Bombé : pas encore. Plat, avec de petites bulles : maintenant. Creusé : vous auriez dû venir il y a une heure.',
        'Quand la radio tombe en panne ou que la camionnette refuse de démarrer, nous cuisons quand même. Quand Gladys ne va pas bien, nous fermons.',
      ],
    },
    {
      id: 'dough',
      title: 'Les mains dans la pâte',
      paragraphs: [
        'À quatorze heures, nous mélangeons. D’abord la farine et l’eau, rien d’autre, et nous quittons la pièce. En une demi-heure, la farine a bu tout ce qu’elle pouvait et la pâte commence à se tenir sans que personne l’ait pétrie. Alors seulement viennent le levain et le sel.',
        'Pendant quatre heures, nous la replions un peu, toutes les trente minutes : les mains mouillées dessous, on étire, on rabat, on tourne le bac. Cela paraît peu de travail, et c’est vrai. La pâte fait le reste. Vers dix-huit heures, elle frémit quand on pousse le bac, lisse comme la peau du lait chaud.',
      ],
    },
    {
      id: 'night',
      title: 'À quoi sert la nuit',
      paragraphs: [
        'Façonnées et farinées, les miches passent la nuit au froid. Les levures ralentissent, les bactéries non, et de là vient ce goût acidulé de noisette qu’aucune machine n’a su presser. Douze heures, c’est bien. Dix-huit, c’est mieux. À vingt-quatre, quelqu’un ne s’est pas réveillé.',
        'C’est l’heure où j’aime le plus le fournil. Les frigos ronronnent, le réverbère dessine un carré sur le sol, et quarante miches s’occupent de devenir un petit déjeuner.',
      ],
    },
    {
      id: 'fire',
      title: 'Quatre heures du matin',
      paragraphs: [
        'Le four est chaud bien avant nous. Chaque miche reçoit une entaille, vive et légère, pour savoir où s’ouvrir. Puis de la buée, une porte fermée et vingt minutes sans regarder. Quand la porte se rouvre, la boutique sent ce qu’elle sent depuis 1987, et la première cliente attend déjà dehors en faisant mine de lire les petites annonces.',
        'Laissez-le refroidir. Je sais. Laissez-le refroidir quand même : un pain chaud n’est pas fini, il cuit encore de l’intérieur. Une heure sur une grille, et il chante tout bas, de petits craquements sur toute la croûte. C’est pour ce bruit-là que nous avons attendu trente heures.',
      ],
    },
  ],
  quote: 'Le secret, c’est ce qui se passe quand il ne semble rien se passer.',
  crumb: {
    alt: 'L’intérieur d’une miche coupée : une mie pâle aux trous de toutes tailles sous une croûte foncée.',
    caption: 'La mie ouverte d’une pâte bien hydratée. Le grand trou, c’est par là que tombe le beurre.',
  },
  day: {
    alt: 'Une ligne de midi à sept heures le lendemain : mélange à 14 h, rabats jusqu’à 18 h, froid de 19 h à 4 h, cuisson à 4 h 30, ouverture à 7 h.',
    caption: 'La journée d’une miche. Surtout de l’attente.',
  },
  table: {
    caption: 'Les quantités, pour deux miches',
    head: ['Quoi', 'Poids', 'Part de la farine'],
    rows: [
      ['Farine blanche de force', '800 g', '80 %'],
      ['Farine complète', '200 g', '20 %'],
      ['Eau tiède', '750 g', '75 %'],
      ['Levain nourri et plat', '200 g', '20 %'],
      ['Sel', '20 g', '2 %'],
    ],
  },
  codeTitle: 'Pour les amateurs de tableurs',
  code: `const farine = 1000; // grammes, pour deux miches
const part = { eau: 0.75, levain: 0.2, sel: 0.02 };

for (const [quoi, taux] of Object.entries(part)) {
  console.log(quoi.padEnd(8), Math.round(farine * taux), 'g');
}`,
  codeNote: 'C’est mon beau-frère qui l’a écrit. Le calcul est juste, et je pèse toujours à l’œil.',
  shortcut: {
    before: 'Pour imprimer la recette, appuyez sur',
    keys: ['Ctrl', 'P'],
    after: 'et collez-la sur le frigo.',
  },
};
