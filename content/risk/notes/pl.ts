import type { NoteWords } from './note-words.ts'

export const pl: NoteWords = {
  families: {
    suicide: {
      heading: 'To brzmi jak wielki ciężar.',
      text: 'Jeśli myślisz o odebraniu sobie życia albo nie masz pewności, ktoś może Cię teraz wysłuchać.',
    },
    'self-harm': {
      heading: 'Nie musisz być z tym w samotności.',
      text: 'Jeśli robisz sobie krzywdę albo jesteś tego blisko, ktoś może Cię teraz wysłuchać i nie będzie oceniać.',
    },
    eating: {
      heading: 'Twoje ciało też potrzebuje opieki.',
      text: 'Idź wkrótce do lekarza, a dziś, jeśli mdlejesz, boli Cię w klatce piersiowej albo nie utrzymujesz wody.',
    },
    'violence-at-home': {
      heading: 'Masz prawo do bezpieczeństwa.',
      text: 'To nie Twoja wina i ktoś może Ci pomóc; użyj telefonu, do którego nikt inny nie zagląda.',
    },
    'own-violence': {
      heading: 'Można się zatrzymać, zanim komuś stanie się krzywda.',
      text: 'Odejdź od tej osoby i od wszystkiego, co mogłoby ją zranić, i porozmawiaj teraz z człowiekiem.',
    },
    addiction: {
      heading: 'Nie musisz radzić sobie z tym bez pomocy.',
      text: 'Ktoś może porozmawiać z Tobą bez oceniania; zanim odstawisz wszystko nagle, zapytaj lekarza, bo to bywa niebezpieczne.',
    },
    child: {
      heading: 'Najważniejsze jest bezpieczeństwo dziecka.',
      text: 'Jeśli dziecko jest teraz w niebezpieczeństwie, zadzwoń na numer alarmowy; nie trzeba mieć pewności.',
    },
    other: {
      heading: 'To dobrze, że o tę osobę dbasz.',
      text: 'Jeśli jest teraz w niebezpieczeństwie, zadzwoń na numer alarmowy; telefon zaufania podpowie też, co mówić i robić.',
    },
    medical: {
      heading: 'Poszukaj teraz pomocy lekarskiej.',
      text: 'Zadzwoń na numer alarmowy i powiedz, co się stało; nie czekaj, czy samo przejdzie.',
    },
    psychosis: {
      heading: 'Nie musisz mierzyć się z tym w samotności.',
      text: 'Jeśli głosy lub lęki pchają Cię do wyrządzenia krzywdy, bądź blisko kogoś zaufanego i porozmawiaj teraz z człowiekiem.',
    },
  },
  soft: { heading: 'To brzmi ciężko.', text: 'Czy chcesz zobaczyć, z kim można porozmawiać?' },
  labels: {
    call: 'Zadzwoń: {number}',
    callPerson: 'Zadzwoń: {name}',
    write: 'Napisz: {name}',
    text: 'SMS',
    chat: 'Czat',
    more: 'Więcej',
    close: 'Zamknij',
    show: 'Pokaż',
    notNow: 'Nie teraz',
    findLine: 'Znajdź telefon zaufania',
    emergency: 'W niebezpieczeństwie teraz: zadzwoń {number}.',
    emergencyUnknown: 'W niebezpieczeństwie teraz: zadzwoń na miejscowy numer alarmowy.',
    nobodyTold: 'Ta notatka pochodzi od programu. Nikt nie został powiadomiony.',
    notBefore: '{name} może zobaczyć to dopiero w ten dzień: {day}.',
    notSoon: '{name} może nie zobaczyć tego szybko.',
  },
}
