import type { DangerWords } from './words.ts'

export const frenchDanger: DangerWords = {
  phrases: {
    medical:
      'crise cardiaque, infarctus, mal|douleur|douleurs|oppression a|au|dans|la poitrine|coeur, arrive|peux pas|plus a|respirer respirer, fais|avc avc, convuls*, inconscient*, respire pas|plus, saigne|saigner beaucoup|pas|enormement|arrete, arrete pas de saigner, reaction|choc allergique|anaphylactique, pris|avale trop|tous|toute|plein de|mes|les medicaments|cachets|comprimes|boite, overdose|surdose, vomi* sang, gorge gonfle|serre|ferme, evanoui*, avale|pris tous|toute|trop mes|les|boite|de medicaments|comprimes|cachets, n|ne arrive|peux pas|plus a|respirer respirer, douleur|mal|serre poitrine|coeur, bras engourdi|paralyse, avale|pris boite|plaquette|tube entiere|entier|complete, avale|pris toute boite|plaquette',
    suicide:
      'serai|serais morte|mort demain|avant|bientot, serai plus la|en vie, vais me tuer|foutre|pendre|jeter, jeter|jette sous|du|d train|metro|pont, plus envie de|d vivre|etre, finir avec la|cette vie, en finir ce|demain|maintenant, tous|toutes comprimes|cachets|pilules|medocs coup|maintenant|soir|fois, veux|voudrais|envie mourir|crever, veux|envie|envi pas|plus|de vivre, mettre fin a|mes|ma jours|vie, me tuer|suicider|foutre, suicid*, mieux sans moi, plus me reveiller, en finir, voudrais etre mort*, veux|voudrais|envie|prefere de mourir|crever|disparaitre, veux|peux plus vivre|continuer|exister, en finir avec|la vie, me tuer|pendre|suicider|jeter, sauter du|d|de pont|balcon|toit|train, lettre d adieu, mieux sans moi',
    'self-harm':
      'me suis coupe|coupee|scarifie|scarifiee|taillade|mutile, me coupe|coupais les|bras|encore, recommence|repris a me couper, me scarifie|scarifier|mutile|mutiler, automutil*, me coupe|couper|coupes, me fais|faire du mal, me brule volontairement, me scarifie|coupe|brule|mutile|taillade bras|peau|cuisses|encore|poignets, me scarifie|mutile, scarification*',
    child:
      'frappe|bat|tape|touche|maltraite|abuse mon|ma|un|une|notre|de|le|la enfant|fils|fille|bebe|frere|soeur|neveu|niece|petit|petite, enfant|fils|fille battu*|maltraite*|abuse*|frappe*, maltraitance enfant*, ai 10|11|12|13|14|15|16|17 frappe|touche|bat|viole, oncle|beau|prof me|pere touche|frappe|abuse, frappe|secoue mon|le|mon bebe, beau|oncle|grand pere|mon|prof touche|frappe|abuse ma|mon|de fille|fils|soeur|frere, peur de faire|frapper du|mal|mon mal|bebe|enfant|fils|fille, frappe|secoue mon|ma enfant|bebe|fils|fille',
    'violence-at-home':
      'il|elle a|avec un|une couteau|arme|pistolet, defonce|casse la|ma porte, mari|femme|copain|copine|compagnon|conjoint|conjointe|ex|il|elle|pere me|m frappe|bat|tape|menace|etrangle|viole|force|enferme|controle|gifle|insulte, peur de|du mon|ma|mari mari|copain|compagnon|conjoint|ex|femme|rentrer, pas|plus en securite|maison chez|maison|securite, violence* conjugale*|domestique*, ai ete viole*|agresse*, laisse pas sortir|travailler, me harcele|suit, mari|copain|compagnon|conjoint|ex|femme|il|elle me frappe|bat|menace|etrangle|viole|enferme|pousse|gifle|surveille, peur de|rentrer mon|chez mari|copain|conjoint|compagnon|moi, ex m|me suit|attend|guette|surveille|espionne|traque, me suit partout, me guette devant|chez, traceur|gps|airtag|mouchard|balise dans|sous|sur ma|mon voiture|sac|telephone|portable|manteau, il|elle|mari|femme|copain|copine|compagnon|conjoint|ex|pere m a|avait frappe|frappee|battu|battue|gifle|giflee|cogne|cognee|tape|tapee|etrangle|etranglee',
    'own-violence':
      'veux|vais|envie|peur de|le|la tuer|frapper|taper|blesser|poignarder|faire le|la|quelqu|ma|mon|mal, ai frappe|gifle|tape ma|mon femme|copine|mari|compagne, le|la|les tuer, envie|vais|veux|peur de|le|la tuer|frapper|poignarder|etrangler|faire mon|ma|quelqu|lui|mal|un, vais le|la tuer|frapper',
    psychosis:
      'entends|entendre des|les voix, voix me disent|parlent|ordonnent, me surveille*|espionne*|poursui*|empoisonn*, tele|television|radio me|parle parle|moi, puce dans tete|cerveau, vois des choses|gens existent|pas, lit|lisent mes|dans pensees',
    eating:
      'mange|mange rien|pas|plus depuis|jours, vomi* apres|chaque|repas repas|manger, me fais|faire vomir, laxatif*, arrete de manger, peur de manger, anorexi*, boulimi*, me prive manger|nourriture, fais|fait vomir, vomis apres|chaque les|repas|manger, mange plus|rien depuis|jours, doigts dans|la gorge, laxatifs',
    addiction:
      'arrive|peux plus|pas arreter boire|fumer|jouer|drogue, arrive|peux pas a|plus arreter|arreter|passer boire|alcool|drogue|cocaine|jouer|fumer|jeux, accro|addict|addicte|dependant* a|au|aux|alcool|l, alcoolique, rechute, bois tous|chaque|tout jours|matin|matins|soirs, prends|consomme cocaine|heroine|crack|drogue, sevrage, perdu jeu|paris tout|argent, arrive|peux|sais pas|plus a arreter|stopper de boire|alcool|fumer|jouer|drogue, tremble quand|le|sans matin|bois|alcool, trop|surdose de|d heroine|coke|cocaine|drogue, rechute|replonge',
    other:
      'ami|amie|frere|soeur|fils|fille|mere|pere|copain|copine|mari|femme|collegue veut|parle|menace|essaye|tente|dit|pense mourir|suicid*|tuer|finir|jours, fils|fille|frere|soeur|ami|amie|mere|pere|mari|femme|copain|copine parle|menace|veut|dit|tente de|vouloir|se|qu|du suicide*|suicider|tuer|mourir, fils|fille|enfant|neveu|niece|eleve|ami|amie|frere|soeur|copain|copine|mari|femme se scarifie|mutile|automutile|taillade, fils|fille|enfant|neveu|niece|eleve|ami|amie|frere|soeur|copain|copine|mari|femme se coupe|brule bras|veines|cuisses|poignets|volontairement|expres, fils|fille|enfant|neveu|niece|eleve|ami|amie|frere|soeur|copain|copine|mari|femme se fait|blesse mal|volontairement|expres',
  },
  harmless:
    'surtout|plutot|s pas|plait d|un|de homme|femme|psy, pas d|un|une homme|femme svp|plait, arreter|arrete|oublie de|mon|mes|le|prendre medicament*|traitement|antidepresseur*|cachets|comprimes, peur d|de|faire infarctus|cardiaque, crise|attaque de panique, crise d|angoisse angoisse, gere|gerez|traite|reagit risque|au|le suicide|crise, me coupe|couper cheveux|ongles, comment gere|traite|reagit attune|vous le|risque suicide|crise|de, si|passe je|dis|parle a|mon psy|therapeute suicid*|mourir, meurs de faim|rire|soif|chaud|sommeil, telephone|portable|batterie|page mort|meurt, groupe|deuil|association suicide, chat|chatte|chien|chienne|chiot|chaton|bebe|petit|petite me suit, se coupe|coupent|coupe cheveux|ongles, bebe fait|dort nuits|nuit',
  yes: 'oui, je crois, un peu, peut etre',
  replies: {
    medical:
      '{call} maintenant, avant tout. Dites où vous êtes et ce qui se passe ; on vous dira quoi faire. Si quelqu’un est près de vous, demandez-lui de rester. Je suis un logiciel et ne peux pas juger des symptômes : appeler est juste, même si ce n’est rien.',
    suicide:
      'Merci de me le dire. Je suis un logiciel, et vous méritez une personne maintenant. Puis-je demander clairement : pensez-vous à mettre fin à vos jours ? {line} S’il y a un danger tout de suite, {call}.',
    'self-harm':
      'Merci de me le dire. Je suis un logiciel, et vous méritez qu’une personne vous écoute. Avez-vous une blessure en ce moment, et pensez-vous à mettre fin à vos jours ? {line} Si une plaie est profonde ou saigne sans arrêt, {call}.',
    child:
      'C’est bien de le dire. La sécurité de l’enfant passe d’abord, et ce n’est jamais sa faute. S’il y a danger maintenant, {call}. Sinon, prévenez aujourd’hui la protection de l’enfance, un médecin ou l’école ; il ne faut pas de preuve. Si vous craignez de lui faire mal, mettez-le en sécurité, sortez et appelez quelqu’un. {line} Je suis un logiciel ; personne d’autre ne lit ceci.',
    'violence-at-home':
      'C’est bien de le dire. Ce n’est pas votre faute et vous avez droit à la sécurité. En danger maintenant : {call}. {line} Il y a des lignes pour les personnes frappées ou menacées chez elles, qui aident sans pousser. Si quelqu’un contrôle votre appareil, utilisez-en un autre. Je suis un logiciel ; personne d’autre ne lit ceci.',
    'own-violence':
      'C’est bien de le dire avant qu’il arrive quelque chose. Éloignez-vous maintenant : une autre pièce, dehors, chez quelqu’un de confiance, loin de ce qui pourrait blesser. Si vous risquez de passer à l’acte, {call}. {line} Vous pouvez y dire ce que vous avez écrit ici. Je suis un logiciel ; une personne peut vous aider.',
    psychosis:
      'Cela a l’air effrayant, et c’est bien de l’écrire. Je suis un logiciel et ne peux pas dire ce que c’est, mais un médecin peut aider : parlez-lui aujourd’hui, avec quelqu’un de confiance. Si les voix ordonnent de faire du mal ou si vous n’êtes pas en sécurité, {call}. {line}',
    eating:
      'Merci de le dire ; ce n’est pas facile. Votre corps peut avoir besoin de soins même si vous vous sentez bien : voyez un médecin cette semaine, aujourd’hui en cas de vertige ou de cœur irrégulier. En cas de malaise ou de douleur à la poitrine, {call}. {line} Je suis un logiciel ; une personne peut vous accompagner.',
    addiction:
      'Merci de le dire ; il faut du courage. Si vous buvez ou consommez chaque jour, n’arrêtez pas d’un coup : cela peut être dangereux, et un médecin peut le rendre sûr. Avec des tremblements, des convulsions ou une surdose, {call}. {line} Je suis un logiciel ; une personne peut faire le pas suivant avec vous.',
    other:
      'Merci de veiller sur cette personne. Je suis un logiciel. Si elle est en danger maintenant, {call} et restez près d’elle. Vous pouvez demander clairement si elle pense à mourir ; demander ne donne pas l’idée. {line} Vous n’avez pas à porter cela à vous seul.',
  },
  again:
    'Je vous lis. Il ne faut pas tout expliquer ; une phrase à une personne suffit. {line} En danger maintenant : {call}.',
  call: 'appelez le {number}',
  emergency: 'appelez les urgences (112 en Europe, 911 au Canada)',
  line: '{name} : {reach}.',
  noLine: 'Les lignes de votre pays sont dans Aide ({help}).',
}
