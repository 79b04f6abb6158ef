import type { NoteWords } from './note-words.ts'

export const de: NoteWords = {
  families: {
    suicide: {
      heading: 'Das klingt schwer zu tragen.',
      text: 'Wenn Sie daran denken, sich das Leben zu nehmen, oder unsicher sind, kann Ihnen jetzt jemand zuhören.',
    },
    'self-harm': {
      heading: 'Sie müssen damit nicht allein sein.',
      text: 'Wenn Sie sich verletzt haben oder kurz davor sind, kann Ihnen jetzt jemand zuhören, ohne zu urteilen.',
    },
    eating: {
      heading: 'Auch Ihr Körper braucht Hilfe.',
      text: 'Bitte gehen Sie bald in eine Arztpraxis, und heute noch bei Ohnmacht, Brustschmerz oder wenn kein Wasser drin bleibt.',
    },
    'violence-at-home': {
      heading: 'Sie haben ein Recht auf Sicherheit.',
      text: 'Es ist nicht Ihre Schuld; sprechen Sie mit jemandem, von einem Telefon, das nur Sie sehen.',
    },
    'own-violence': {
      heading: 'Sie können aufhören, bevor jemand verletzt wird.',
      text: 'Gehen Sie weg von der Person und von allem, was sie verletzen könnte, und sprechen Sie jetzt mit einem Menschen.',
    },
    addiction: {
      heading: 'Sie müssen das nicht allein schaffen.',
      text: 'Jemand kann mit Ihnen sprechen, ohne zu urteilen; bevor Sie ganz plötzlich aufhören, fragen Sie ärztlich nach, denn das kann gefährlich sein.',
    },
    child: {
      heading: 'Die Sicherheit des Kindes geht vor.',
      text: 'Wenn ein Kind jetzt in Gefahr ist, rufen Sie den Notruf; Sie müssen dafür nicht sicher sein.',
    },
    other: {
      heading: 'Es ist gut, dass Sie auf diesen Menschen achten.',
      text: 'Ist er jetzt in Gefahr, rufen Sie den Notruf; eine Hilfenummer sagt Ihnen auch, was Sie sagen und tun können.',
    },
    medical: {
      heading: 'Bitte holen Sie jetzt ärztliche Hilfe.',
      text: 'Rufen Sie den Notruf und sagen Sie, was geschehen ist; warten Sie nicht ab, ob es vorbeigeht.',
    },
    psychosis: {
      heading: 'Sie müssen das nicht allein durchstehen.',
      text: 'Wenn Stimmen oder Ängste Sie dazu drängen, Schaden anzurichten, bleiben Sie bei jemandem, dem Sie vertrauen, und sprechen Sie jetzt mit einem Menschen.',
    },
  },
  soft: {
    heading: 'Das klingt schwer.',
    text: 'Würde es helfen zu sehen, mit wem Sie sprechen könnten?',
  },
  labels: {
    call: '{number} anrufen',
    callPerson: '{name} anrufen',
    write: '{name} schreiben',
    text: 'SMS',
    chat: 'Chat',
    more: 'Mehr',
    close: 'Schließen',
    show: 'Zeigen',
    notNow: 'Jetzt nicht',
    findLine: 'Eine Hilfenummer finden',
    emergency: 'Jetzt in Gefahr: {number} anrufen.',
    emergencyUnknown: 'Jetzt in Gefahr: den örtlichen Notruf anrufen.',
    nobodyTold: 'Dieser Hinweis kommt von Software. Niemand wurde verständigt.',
    notBefore: '{name} sieht das vielleicht nicht vor {day}.',
    notSoon: '{name} sieht das vielleicht nicht so bald.',
  },
}
