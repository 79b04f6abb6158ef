import type { NoteWords } from './note-words.ts'

export const pt: NoteWords = {
  families: {
    suicide: {
      heading: 'Isso parece muito pesado de carregar.',
      text: 'Se você pensa em tirar a própria vida, ou não tem certeza, alguém pode escutar você agora mesmo.',
    },
    'self-harm': {
      heading: 'Você não precisa ficar só com isso.',
      text: 'Se você se machucou ou sente que está perto disso, alguém pode escutar você agora, sem julgar.',
    },
    eating: {
      heading: 'Seu corpo também precisa de cuidado.',
      text: 'Procure um médico logo, e hoje mesmo se desmaiar, sentir dor no peito ou não conseguir segurar água.',
    },
    'violence-at-home': {
      heading: 'Você merece segurança.',
      text: 'A culpa não é sua, e alguém pode ajudar você a se proteger; use um telefone que só você veja.',
    },
    'own-violence': {
      heading: 'Você pode parar antes que alguém se machuque.',
      text: 'Afaste-se dessa pessoa e de tudo o que possa machucá-la, e fale com alguém agora.',
    },
    addiction: {
      heading: 'Você não precisa lidar com isso por conta própria.',
      text: 'Alguém pode conversar com você sem julgar; antes de parar de uma vez, pergunte a um médico, porque pode ser perigoso.',
    },
    child: {
      heading: 'A segurança da criança vem primeiro.',
      text: 'Se uma criança está em perigo agora, ligue para o número de emergência; não é preciso ter certeza.',
    },
    other: {
      heading: 'Que bom que você se preocupa com essa pessoa.',
      text: 'Se ela está em perigo agora, ligue para o número de emergência; uma linha de ajuda também pode dizer o que falar e fazer.',
    },
    medical: {
      heading: 'Procure ajuda médica agora, por favor.',
      text: 'Ligue para o número de emergência e diga o que aconteceu; não espere para ver se passa.',
    },
    psychosis: {
      heading: 'Você não precisa enfrentar isso a sós.',
      text: 'Se vozes ou medos empurram você a causar dano, fique perto de alguém de confiança e fale com uma pessoa agora.',
    },
  },
  soft: { heading: 'Isso parece pesado.', text: 'Ajudaria ver com quem você pode falar?' },
  labels: {
    call: 'Ligar para {number}',
    callPerson: 'Ligar para {name}',
    write: 'Escrever para {name}',
    text: 'SMS',
    chat: 'Chat',
    more: 'Mais',
    close: 'Fechar',
    show: 'Mostrar',
    notNow: 'Agora não',
    findLine: 'Encontrar uma linha de ajuda',
    emergency: 'Em perigo agora: ligue para {number}.',
    emergencyUnknown: 'Em perigo agora: ligue para o número de emergência local.',
    nobodyTold: 'Esta nota vem de um programa. Ninguém foi avisado.',
    notBefore: '{name} pode não ver isto antes de {day}.',
    notSoon: '{name} pode demorar a ver isto.',
  },
}
