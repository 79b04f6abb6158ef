import type { NoteWords } from './note-words.ts'

export const it: NoteWords = {
  families: {
    suicide: {
      heading: 'Sembra un peso difficile da portare.',
      text: 'Se pensi di toglierti la vita, o non ne hai la certezza, qualcuno può ascoltarti adesso.',
    },
    'self-harm': {
      heading: 'Non devi affrontarlo per conto tuo.',
      text: 'Se ti sei fatto o fatta del male o senti di esserci vicino, qualcuno può ascoltarti adesso, senza giudicarti.',
    },
    eating: {
      heading: 'Anche il tuo corpo ha bisogno di cure.',
      text: 'Fatti vedere presto da un medico, e oggi stesso se svieni, ti fa male il petto o non trattieni l’acqua.',
    },
    'violence-at-home': {
      heading: 'Hai diritto a essere al sicuro.',
      text: 'Non è colpa tua, e qualcuno può aiutarti a proteggerti; usa un telefono che nessun altro guarda.',
    },
    'own-violence': {
      heading: 'Puoi fermarti prima che qualcuno si faccia male.',
      text: 'Allontanati da quella persona e da tutto ciò che potrebbe ferirla, e parla adesso con qualcuno.',
    },
    addiction: {
      heading: 'Non devi farcela per conto tuo.',
      text: 'Qualcuno può parlare con te senza giudicarti; prima di smettere di colpo chiedi a un medico, perché può essere pericoloso.',
    },
    child: {
      heading: 'La sicurezza del bambino viene prima.',
      text: 'Se un bambino è in pericolo adesso, chiama il numero di emergenza; non serve avere la certezza.',
    },
    other: {
      heading: 'È bene che tu ti preoccupi per questa persona.',
      text: 'Se è in pericolo adesso, chiama il numero di emergenza; una linea di aiuto può anche dirti che cosa dire e fare.',
    },
    medical: {
      heading: 'Chiedi subito aiuto medico, per favore.',
      text: 'Chiama il numero di emergenza e di’ che cosa è successo; non aspettare di vedere se passa.',
    },
    psychosis: {
      heading: 'Non devi affrontarlo senza nessuno.',
      text: 'Se voci o paure ti spingono a fare del male, resta vicino a una persona di fiducia e parla adesso con qualcuno.',
    },
  },
  soft: { heading: 'Sembra pesante.', text: 'Ti aiuterebbe vedere con chi potresti parlare?' },
  labels: {
    call: 'Chiama {number}',
    callPerson: 'Chiama {name}',
    write: 'Scrivi a {name}',
    text: 'SMS',
    chat: 'Chat',
    more: 'Altro',
    close: 'Chiudi',
    show: 'Mostra',
    notNow: 'Non ora',
    findLine: 'Trova una linea di aiuto',
    emergency: 'In pericolo adesso: chiama il {number}.',
    emergencyUnknown: 'In pericolo adesso: chiama il numero di emergenza locale.',
    nobodyTold: 'Questa nota viene da un software. Nessuno è stato avvisato.',
    notBefore: '{name} potrebbe non vedere questo prima di {day}.',
    notSoon: '{name} potrebbe non vedere questo presto.',
  },
}
