import type { NoteWords } from './note-words.ts'

export const fr: NoteWords = {
  families: {
    suicide: {
      heading: 'C’est lourd à porter.',
      text: 'Si vous pensez à mettre fin à vos jours, ou si vous n’en êtes pas sûr·e, quelqu’un peut vous écouter maintenant.',
    },
    'self-harm': {
      heading: 'Vous n’avez pas à rester seul·e avec cela.',
      text: 'Si vous vous êtes blessé·e ou en êtes proche, quelqu’un peut vous écouter maintenant, sans vous juger.',
    },
    eating: {
      heading: 'Votre corps aussi a besoin de soins.',
      text: 'Voyez bientôt un médecin, et aujourd’hui même en cas de malaise, de douleur à la poitrine ou si vous ne gardez pas l’eau.',
    },
    'violence-at-home': {
      heading: 'Votre sécurité compte.',
      text: 'Ce n’est pas votre faute, et quelqu’un peut vous aider ; prenez un téléphone que vous seul·e regardez.',
    },
    'own-violence': {
      heading: 'Vous pouvez vous arrêter avant que quelqu’un soit blessé.',
      text: 'Éloignez-vous de cette personne et de tout ce qui pourrait la blesser, et parlez à quelqu’un maintenant.',
    },
    addiction: {
      heading: 'Vous n’avez pas à gérer cela sans aide.',
      text: 'Quelqu’un peut parler avec vous sans vous juger ; avant d’arrêter d’un coup, demandez à un médecin, car cela peut être dangereux.',
    },
    child: {
      heading: 'La sécurité de l’enfant passe d’abord.',
      text: 'Si un enfant est en danger maintenant, appelez le numéro d’urgence ; il n’est pas nécessaire d’en avoir la certitude.',
    },
    other: {
      heading: 'C’est bien de veiller sur cette personne.',
      text: 'Si elle est en danger maintenant, appelez le numéro d’urgence ; une ligne d’écoute peut aussi vous dire que dire et que faire.',
    },
    medical: {
      heading: 'Demandez une aide médicale maintenant.',
      text: 'Appelez le numéro d’urgence et dites ce qui s’est passé ; n’attendez pas de voir si cela passe.',
    },
    psychosis: {
      heading: 'Vous n’avez pas à affronter cela sans aide.',
      text: 'Si des voix ou des peurs vous poussent à faire du mal, restez près d’une personne de confiance et parlez à quelqu’un maintenant.',
    },
  },
  soft: { heading: 'Cela semble lourd.', text: 'Voulez-vous voir à qui vous pourriez parler ?' },
  labels: {
    call: 'Appeler le {number}',
    callPerson: 'Appeler {name}',
    write: 'Écrire à {name}',
    text: 'SMS',
    chat: 'Chat',
    more: 'Plus',
    close: 'Fermer',
    show: 'Montrer',
    notNow: 'Pas maintenant',
    findLine: 'Trouver une ligne d’écoute',
    emergency: 'En danger maintenant : appelez le {number}.',
    emergencyUnknown: 'En danger maintenant : appelez le numéro d’urgence local.',
    nobodyTold: 'Cette note vient d’un logiciel. Personne n’a été prévenu.',
    notBefore: '{name} ne verra peut-être pas ceci avant {day}.',
    notSoon: '{name} ne verra peut-être pas ceci tout de suite.',
  },
}
