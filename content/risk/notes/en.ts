import { noteLabels } from '@attune/contract/note-labels.ts'
import type { NoteWords, Words } from './note-words.ts'

export const en: NoteWords = {
  families: {
    suicide: {
      heading: 'That sounds heavy to carry.',
      text: 'If you are thinking of ending your life, or are not sure, someone can listen right now.',
    },
    'self-harm': {
      heading: 'You do not have to be alone with this.',
      text: 'If you have hurt yourself or feel close to it, someone can listen right now, without judging you.',
    },
    eating: {
      heading: 'Your body needs care too.',
      text: 'Please let a doctor see you soon, and today if you faint, your chest hurts or you cannot keep water down.',
    },
    'violence-at-home': {
      heading: 'You deserve to be safe.',
      text: 'It is not your fault, and someone can help you stay safe; use a phone nobody else looks at.',
    },
    'own-violence': {
      heading: 'You can stop before anyone is hurt.',
      text: 'Move away from them and from anything that could hurt them, and talk to a person now.',
    },
    addiction: {
      heading: 'You do not have to manage this alone.',
      text: 'Someone can talk with you without judging you; before you stop all at once, ask a doctor, because that can be dangerous.',
    },
    child: {
      heading: 'The child’s safety comes first.',
      text: 'If a child is in danger now, call the emergency number; you do not have to be certain to call.',
    },
    other: {
      heading: 'It is good that you are looking out for them.',
      text: 'If they are in danger now, call the emergency number; a help line can also tell you what to say and do.',
    },
    medical: {
      heading: 'Please get medical help now.',
      text: 'Call the emergency number and say what happened; do not wait to see whether it passes.',
    },
    psychosis: {
      heading: 'You do not have to face this alone.',
      text: 'If voices or fears push you towards harm, stay near someone you trust and talk to a person now.',
    },
  },
  soft: {
    heading: 'This sounds heavy.',
    text: 'Would it help to see who you could talk to?',
  },
  labels: noteLabels,
}

/** In English alone: whatever language it stands beside cannot be told. */
export const unread: Words = {
  heading: 'Software cannot read this language.',
  text: 'So it cannot notice here when you need help. If you need someone now, people listen:',
}
