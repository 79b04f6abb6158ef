import type { Translation } from './translation.ts'

export const french: Translation = {
  unknown:
    'Cela, je ne le sais pas. Je suis un logiciel avec une petite bibliothèque. Je peux expliquer comment marche Attune, ce qui se passe en thérapie, les coûts et qui voit vos données. Demandez en une phrase courte. En cas d’urgence il y a Aide ({help}).',
  unknownButNear:
    'Je n’en suis pas sûr. Je suis un logiciel avec une petite bibliothèque sur Attune et la thérapie. En cas d’urgence il y a Aide ({help}). Vouliez-vous dire l’une de celles-ci ?',
  englishFollows: 'Cette réponse, je ne l’ai qu’en anglais :',
  noMore:
    'C’est tout ce que j’en sais. Un thérapeute peut aller plus loin avec vous, ou posez-moi une autre question courte.',
  ifItIsHeavy:
    'Si c’est trop lourd en ce moment ou si vous n’êtes pas en sécurité, sous Aide ({help}) se trouvent des lignes qui écoutent, jour et nuit.',
  helpIsStillThere:
    'Ce que vous avez écrit avant compte plus que ceci. {line} En danger maintenant : {call}.',
  continuations: 'et|mais|alors|pourquoi|quoi d’autre|et si|donc|comment ça',
  elsewhere:
    'quel temps fera-t-il demain|recette de cuisine|quelle est la capitale du pays|qui a gagné le match de foot|traduis ce mot|combien font douze fois sept|raconte une blague|quel film regarder|réparer ma voiture|qui est le président|quelle est la plus haute montagne|quelle heure est-il',
  entries: {
    'what-is-attune': [
      'Qu’est-ce qu’Attune ?|à quoi sert ce site|comment marche Attune',
      'Attune vous aide à trouver un thérapeute agréé qui vous convient. Vous répondez à des questions, voyez au plus six personnes avec les raisons, et leur écrivez ici. Ce n’est ni une thérapie ni un service d’urgence.',
    ],
    cost: [
      'Combien ça coûte ?|c’est gratuit|dois-je payer quelque chose|prix de l’abonnement|faut-il payer pour l’utiliser|est-ce payant',
      'Attune ne coûte rien : ni frais ni essai qui se termine. Ce qu’un thérapeute demande par séance se règle entre vous ; demandez-le dans le premier message.',
    ],
    'session-price': [
      'Combien coûte une séance ?|prix d’une consultation|tarif d’un psy',
      'Chaque thérapeute fixe son tarif, selon le pays et la formation. Demandez le prix, la durée et s’il y a un tarif réduit.',
    ],
    insurance: [
      'Est-ce remboursé ?|ma mutuelle paie la thérapie|la sécu rembourse|assurance maladie',
      'Cela dépend du pays et de votre assurance. Demandez-lui ce qu’elle couvre et s’il faut une ordonnance, et au thérapeute s’il facture à l’assurance. Attune n’a pas de contrat avec des assurances.',
    ],
    afford: [
      'Je ne peux pas payer une thérapie|pas d’argent pour un psy|thérapie pas chère ou gratuite',
      'Demandez un tarif réduit ; beaucoup en ont. Il y a aussi les centres publics, les universités, les associations et les groupes. Les lignes d’Aide sont gratuites.',
    ],
    privacy: [
      'Ce que j’écris est-il privé ?|qui peut voir mon journal|mes données sont-elles en sécurité|est-ce confidentiel|quelqu’un lit-il ce que j’écris|d’autres personnes le voient|mes notes sont-elles secrètes',
      'Personne d’autre que vous ne voit vos réponses, votre journal et vos humeurs. Ils sont gardés scellés avec une clé à vous ; qui gère ce serveur détient de quoi l’ouvrir et pourrait les lire. Les messages sont lus par vous et le thérapeute ; le résumé seulement si vous le permettez. Plus de détails sous Privacy.',
    ],
    'export-data': [
      'Comment télécharger mes données ?|exporter mes données|copie de mon journal|tout télécharger|sauvegarder mes données',
      'Dans votre profil, « Download everything » donne tout dans un fichier : journal, réponses, messages et plus. Le mot de passe est demandé. Faites-le avant de supprimer le compte.',
    ],
    'what-therapist-sees': [
      'Que voit le thérapeute de moi ?|mon thérapeute lit-il mon journal|quelles données reçoit-il',
      'Votre nom, votre photo et vos messages. Le reste seulement si vous le partagez, une chose à la fois : résumé, humeurs, une seule page. Votre profil montre qui a lu quoi, et un geste le retire.',
    ],
    'data-sold': [
      'Vendez-vous mes données ?|partagez-vous mes informations|publicité et traceurs',
      'Non. Attune ne vend rien, n’a ni publicité ni traceurs, et ses pages n’appellent aucune autre entreprise.',
    ],
    'employer-knows': [
      'Mon patron le saura-t-il ?|mon employeur peut-il l’apprendre|le travail est-il informé',
      'Attune ne dit rien aux employeurs, et un thérapeute est tenu au secret. Si une assurance paie, elle sait qu’il y a un traitement. En général vous n’avez pas à le dire au travail.',
    ],
    confidentiality: [
      'Ce que je dis en thérapie reste-t-il secret ?|le psy peut-il en parler|secret professionnel',
      'Les thérapeutes sont tenus au secret. Les exceptions sont rares et légales : danger grave et proche, enfant en danger, ordre d’un juge. Demandez à la première séance.',
    ],
    'delete-account': [
      'Comment supprimer mon compte ?|effacer mes données|fermer mon profil',
      'Ouvrez le profil et touchez Delete Account. Après confirmation tout est effacé : réponses, journal, messages, résumé. Sans retour possible, donc copiez d’abord ce que vous voulez garder.',
    ],
    password: [
      'Mot de passe oublié|je ne peux pas me connecter|changer mon mot de passe|j’ai perdu mon mot de passe|oublié mon code',
      'Pour le changer : Profile, Edit Profile, Change password. Si vous n’entrez pas, vérifiez l’adresse et la page (patients et thérapeutes séparément) et attendez quinze minutes après trop d’essais. Ou touchez « Forgot your password? » sur la page de connexion : un lien arrive par mail.',
    ],
    'sign-up': [
      'Comment s’inscrire ?|créer un compte|que faut-il pour s’inscrire',
      'Sur la page d’inscription donnez nom, pseudo, adresse mail, mot de passe et téléphone ; la photo est facultative. Puis viennent les questions. Dès 18 ans.',
    ],
    'edit-profile': [
      'Comment changer mon adresse mail ?|changer ma photo ou mon téléphone|modifier mes données',
      'Ouvrez le menu en haut, Profile puis Edit Profile. Nom, pseudo, mail, téléphone et photo peuvent être changés.',
    ],
    'sign-out': [
      'Comment me déconnecter ?|sortir du compte|ordinateur partagé',
      'Dans le menu en haut choisissez Sign Out. Cela efface aussi ce que le navigateur gardait. Faites-le toujours sur un appareil partagé.',
    ],
    'adults-only': [
      'À partir de quel âge ?|j’ai 17 ans|pour les mineurs|mon adolescent',
      'Attune est pour les adultes, dès 18 ans. Plus jeune, parlez à l’école, à un médecin ou à une ligne pour jeunes ; voir Aide. Un parent peut chercher un thérapeute pour son enfant avec son propre compte.',
    ],
    matching: [
      'Comment les thérapeutes sont-ils choisis ?|comment marche la correspondance|pourquoi ce thérapeute|comment trouver un thérapeute|je cherche un psy|il me faut un thérapeute',
      'Attune compare vos souhaits à ce que les thérapeutes disent de leur travail : sujets, méthode, langue, horaires, format. Vous en voyez au plus six, avec les raisons. Personne ne paie pour être mieux placé. Tous sont sous Find Therapist.',
    ],
    'match-percentage': [
      'Que veut dire le pourcentage ?|c’est quoi le chiffre sur la carte|80 pour cent c’est bien',
      'C’est la part de ce que vous avez demandé que ce profil remplit. Il ne prédit pas la thérapie ; ce que vous ressentez avec la personne compte plus.',
    ],
    'few-matches': [
      'Aucun thérapeute ne s’affiche|pourquoi si peu de résultats|la liste est vide',
      'Vos conditions obligatoires écartent les autres ; sous la liste vous voyez combien il y en aurait sans chacune. Touchez Show All Therapists pour tous les voir.',
    ],
    'write-to-therapist': [
      'Comment écrire à un thérapeute ?|que mettre dans le premier message|comment contacter un psy',
      'Dans Find a Therapist, touchez le bouton de message. Quelques lignes suffisent : ce qui vous amène, vos horaires, le prix. Un message ne partage que lui-même ; ensuite vous choisissez si vous partagez plus.',
    ],
    'no-reply': [
      'Le thérapeute ne répond pas|quand va-t-il répondre|personne ne m’écrit|ma psy n’a pas répondu depuis des jours|j’attends toujours une réponse',
      'Quelques jours, c’est courant. Vous pouvez écrire à plusieurs personnes. Après trois jours sans réponse, Attune en propose une autre. Si c’est urgent, ouvrez Aide.',
    ],
    'change-therapist': [
      'Puis-je changer de thérapeute ?|je n’aime pas mon psy|ça ne colle pas|je veux un autre thérapeute',
      'Oui, à tout moment et sans raison à donner. Si possible, dites d’abord ce qui manque. Puis rouvrez Find a Therapist.',
    ],
    'choose-therapist': [
      'Comment choisir un bon thérapeute ?|à quoi faire attention|que demander à un psy',
      'Cherchez quelqu’un d’agréé qui connaît votre sujet, avec des horaires et un prix possibles. Écrivez à deux ou trois. Après, demandez-vous si vous vous êtes senti entendu.',
    ],
    'therapist-gender': [
      'Puis-je choisir une femme thérapeute ?|je veux un homme comme psy|thérapeute femme',
      'Oui. Les questions permettent de demander le genre et d’en faire une condition. Le profil le montre si la personne l’a dit.',
    ],
    'language-therapist': [
      'Y a-t-il des thérapeutes qui parlent français ?|thérapie dans ma langue|psy francophone',
      'Choisissez vos langues dans les questions et faites-en une condition si besoin. Chaque profil montre les langues.',
    ],
    'sessions-where': [
      'Les séances sont-elles en ligne ou en cabinet ?|y a-t-il la vidéo|comment prendre rendez-vous',
      'Qui tient ici un agenda montre sur sa fiche la prochaine heure libre : appuyez dessus pour la demander. Avec les autres, vous en convenez dans le chat.',
    ],
    'online-or-not': [
      'La thérapie en ligne marche-t-elle aussi bien ?|en personne c’est mieux|thérapie par vidéo',
      'Pour les problèmes courants, les études trouvent la vidéo presque aussi bonne. Sur place vaut mieux si vous n’avez pas d’intimité ou de sécurité chez vous.',
    ],
    'first-session': [
      'Que se passe-t-il à la première séance ?|comment est le premier rendez-vous|que va-t-on me demander|comment va se passer le premier rendez-vous|la première fois chez le psy',
      'On fait connaissance : ce qui vous amène, depuis quand, ce que vous espérez. Vous décidez de ce que vous dites, et pouvez demander prix, méthode et secret.',
    ],
    'first-nervous': [
      'J’ai peur de la première séance|je suis nerveux d’aller chez le psy|j’ai honte de commencer',
      'Presque tout le monde l’est. Vous pouvez commencer par « je suis nerveux » et vous arrêter quand vous voulez. Ce n’est pas un examen.',
    ],
    'how-long': [
      'Combien de temps dure une thérapie ?|combien de séances|quand irai-je mieux',
      'Une séance dure environ 50 minutes, souvent chaque semaine. Pour un problème précis, 8 à 20 sont courantes ; beaucoup notent un changement entre quatre et huit.',
    ],
    'does-it-work': [
      'La thérapie marche-t-elle ?|ça vaut la peine d’aller chez le psy|est-ce que ça aide',
      'Elle aide la plupart des gens, et la relation avec le thérapeute compte le plus. Regardez après six séances si quelque chose a changé, sinon dites-le.',
    ],
    'do-i-need': [
      'Ai-je besoin d’une thérapie ?|comment savoir si je dois consulter|est-ce assez grave',
      'Il ne faut pas aller très mal. Si quelque chose pèse depuis des semaines ou gêne le sommeil, le travail ou vos relations, un premier entretien vaut la peine.',
    ],
    cbt: [
      'C’est quoi la TCC ?|qu’est-ce que la thérapie cognitive et comportementale|comment marche la TCC',
      'Elle regarde comment pensées, émotions et actes se poussent l’un l’autre, et essaie de petits changements avec des exercices. Souvent 8 à 20 séances.',
    ],
    'therapist-kinds': [
      'Psychologue ou psychiatre ?|différence entre psychologue et psychiatre|qui prescrit',
      'Un psychiatre est médecin et peut prescrire. Psychologues et psychothérapeutes aident par la parole. Regardez l’agrément et l’expérience.',
    ],
    medication: [
      'Dois-je prendre des médicaments ?|effets des antidépresseurs|ai-je besoin de cachets',
      'Je ne peux pas conseiller sur un médicament ; cela revient à un médecin qui vous connaît. Si un effet vous inquiète, appelez aujourd’hui médecin ou pharmacien.',
    ],
    'stop-medication': [
      'Puis-je arrêter mon traitement ?|je veux arrêter mes médicaments|arrêter les antidépresseurs|est-ce que je peux arrêter mes cachets|arrêter de prendre mes comprimés|stopper mes médicaments',
      'Pas seul ni d’un coup : certains se baissent lentement. Appelez qui l’a prescrit et dites pourquoi. Si vous avez déjà arrêté et allez mal, appelez aujourd’hui.',
    ],
    summary: [
      'Est-ce un diagnostic ?|c’est quoi le résumé|ai-je une dépression|Attune peut-il me diagnostiquer',
      'Elle ne dit pas si vous avez un trouble : c’est un résumé fait par un logiciel à partir de vos réponses ; aucun professionnel ne l’a vérifié. Seule une personne formée qui vous parle peut dire ce qu’il signifie.',
    ],
    'share-summary': [
      'Comment arrêter de partager mon résumé ?|retirer l’accès au thérapeute|qui a lu mon résumé',
      'Dans le profil, sous « Who may read my summary », un bouton par thérapeute agit aussitôt. Vous y voyez aussi qui l’a lu et quand.',
    ],
    journal: [
      'À quoi sert le journal ?|comment écrire dans le journal|où est mon journal|où trouver mon journal',
      'Un lieu privé pour mettre des mots. Touchez New Journal. Aucun thérapeute ne voit une page que vous n’avez pas partagée vous-même.',
    ],
    questionnaire: [
      'Pourquoi tant de questions ?|combien de temps dure le questionnaire|puis-je sauter une question',
      '18 questions, environ cinq minutes, pour le résumé, les correspondances et de meilleurs conseils. Chacune a une sortie, comme « je préfère ne pas dire ».',
    ],
    'change-answers': [
      'Puis-je changer mes réponses ?|je me suis trompé dans le questionnaire|refaire les questions',
      'Oui. Dans votre profil, touchez « Edit answers » : le résumé et les propositions suivent les nouvelles réponses ; favoris et conversations restent.',
    ],
    'who-are-you': [
      'Es-tu un robot ?|est-ce que je parle à une personne|qui es-tu|êtes-vous une intelligence artificielle',
      'Je suis un logiciel, ni une personne ni un thérapeute. Je cherche la réponse la plus proche dans une bibliothèque écrite par des gens, et je peux me tromper.',
    ],
    'what-can-you-do': [
      'Que peux-tu faire ?|à quoi sers-tu|que puis-je demander|aide',
      'Je peux expliquer Attune, la thérapie, les coûts et vos droits, et proposer un petit geste pour un moment dur. Si c’est urgent, ouvrez Aide.',
    ],
    'ai-data': [
      'Cette conversation est-elle gardée ?|mes données entraînent-elles une IA|es-tu ChatGPT',
      'Non. Ce chat n’est pas gardé et rien ne sert à entraîner. Vos mots ne vont à aucune IA extérieure sans votre accord.',
    ],
    emergency: [
      'Où trouver de l’aide maintenant ?|numéro de crise|j’ai besoin d’aide d’urgence|qui appeler',
      'Ouvrez Aide en haut : des lignes gratuites de votre pays. Si une vie est en danger, appelez les urgences (112 en Europe, 911 au Canada). Personne ne surveille ce chat.',
    ],
    licence: [
      'Les thérapeutes sont-ils agréés ?|sont-ce de vrais psychologues|comment savoir s’il est diplômé',
      'Ils le déclarent, et le profil dit ce qui a été vérifié : « Self-declared », « Document seen », « Verified » ou « Expired ». Vérifiez aussi dans le registre du pays.',
    ],
    rights: [
      'Quels sont mes droits de patient ?|se plaindre d’un thérapeute|mon psy a dépassé les limites',
      'Vous pouvez demander formation et coût, dire non et arrêter quand vous voulez. Un contact sexuel est toujours interdit à un thérapeute. Plaignez-vous à l’ordre et à ceux qui tiennent ce site.',
    ],
    'end-therapy': [
      'Comment finir la thérapie ?|je veux arrêter la thérapie|dire au revoir au psy',
      'Vous pouvez arrêter à tout moment. Une phrase suffit : « J’aimerais finir après une séance. » Un dernier entretien vaut souvent la peine.',
    ],
    'cancel-session': [
      'Comment annuler une séance ?|je ne peux pas venir au rendez-vous|changer l’heure',
      'Ouvrez le rendez-vous ici : « Move » le déplace, « Cancel it » l’annule. Beaucoup font payer à moins de 24 ou 48 heures ; demandez la règle.',
    ],
    panic: [
      'Je fais une crise de panique|que faire en cas de panique|angoisse très forte',
      'Cela fait peur et passe, presque toujours en minutes. Soufflez lentement, sentez vos pieds, nommez cinq choses. En cas de douleur à la poitrine ou si c’est nouveau, appelez les urgences.',
    ],
    sleep: [
      'Je n’arrive pas à dormir|insomnie|je me réveille la nuit|je ne dors plus la nuit|je dors mal',
      'Levez-vous à la même heure, quittez le lit après vingt minutes sans sommeil et faites une chose ennuyeuse, peu de lumière. Si cela dure des semaines, voyez un médecin.',
    ],
    'low-mood': [
      'Je suis très triste|je n’ai plus d’énergie|je suis déprimé|je pleure beaucoup|je n’en peux plus|tout est trop lourd|je suis à bout',
      'Je suis désolé que ce soit si lourd. Faites aujourd’hui une petite chose : sortir dix minutes, manger, écrire à quelqu’un. Si cela dure plus de deux semaines, parlez à un médecin ou thérapeute. Sous Aide, quelqu’un écoute jour et nuit.',
    ],
    worry: [
      'Je m’inquiète tout le temps|j’ai de l’anxiété|je n’arrête pas de penser',
      'Notez le souci et donnez-lui un quart d’heure fixe par jour. Souffler lentement dix fois calme le corps.',
    ],
    loneliness: [
      'Je me sens seul|je n’ai pas d’amis|je suis seule',
      'Cela fait mal et arrive à beaucoup. Écrivez aujourd’hui une phrase simple à quelqu’un, ou allez là où l’on revoit les mêmes gens. Les lignes d’Aide écoutent aussi.',
    ],
    breathing: [
      'Comment me calmer maintenant ?|exercice de respiration|besoin de me calmer',
      'Inspirez en comptant quatre, soufflez en comptant six, dix fois. Sentez vos pieds au sol. Home propose des exercices guidés.',
    ],
    problem: [
      'La page ne marche pas|il y a une erreur|ça ne charge pas',
      'Désolé. Rechargez la page ; ce que vous avez écrit reste sur cet appareil. Si cela continue, dites-le à ceux qui tiennent ce site.',
    ],
    'site-language': [
      'Est-ce en français ?|dans quelles langues est le site|changer la langue|parlez-vous français|tu parles français',
      'Les pages sont en anglais ; votre navigateur peut les traduire. Je réponds à l’essentiel en neuf langues. Journal et messages s’écrivent dans toute langue.',
    ],
    couples: [
      'Y a-t-il des thérapies de couple ?|mon couple se dispute|thérapie familiale',
      'Oui : dans les questions choisissez qui participe, et vous verrez des thérapeutes de couples ou de familles.',
    ],
    hello: [
      'Bonjour|salut|bonsoir',
      'Bonjour. Je suis l’assistant d’Attune, un logiciel. Demandez comment marche Attune ou la thérapie, ou dites ce qui pèse.',
    ],
    thanks: [
      'Merci|merci beaucoup|ça m’a aidé',
      'De rien. Je suis là si vous voulez demander autre chose.',
    ],
    'join-as-therapist': [
      'Je suis thérapeute, comment m’inscrire ?|s’inscrire comme psychologue|proposer mon cabinet',
      'Choisissez « Sign up as a Therapist », créez un compte et répondez aux questions sur votre pratique. Après la dernière vous êtes dans la liste. C’est gratuit.',
    ],
    'therapist-licence': [
      'Comment faire vérifier mon agrément ?|ajouter mon numéro de licence|mon agrément est autodéclaré',
      'Le profil accepte jusqu’à cinq agréments. Ils restent « Self-declared » jusqu’à ce que ceux qui tiennent ce site aient vu le document ou vérifié le numéro ; demandez-leur.',
    ],
    notifications: [
      'Est-ce que je reçois un mail quand on m’écrit ?|comment savoir que j’ai un nouveau message|désactiver les notifications',
      'Oui, si ce site peut envoyer des mails et que votre adresse est confirmée. Si quelqu’un écrit alors qu’aucune page n’est ouverte, un mail le dit une fois, sans nom ni contenu. Dans Profile, Notifications, vous choisissez quand : tout de suite, après 10 minutes, une fois par jour ou jamais ; rien n’arrive la nuit si vous le laissez ainsi. Sur une page ouverte, la cloche compte ce qui est nouveau.',
    ],
    offline: [
      'Attune marche-t-il sans internet ?|je n’ai pas de réseau|puis-je écrire hors connexion',
      'En partie, si vous êtes déjà venu avec une connexion : l’aide et ses numéros, les exercices guidés et une nouvelle page du journal s’ouvrent. Ce que vous écrivez reste sur l’appareil et part dès que la connexion revient. Ne vous déconnectez pas avant, cela l’efface.',
    ],
  },
}
