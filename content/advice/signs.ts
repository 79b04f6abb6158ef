import type { ConcernSlug } from '../questionnaires/concerns.ts'
import type { Ways } from './sentences.ts'

/** When a concern needs a doctor or another person soon, said as a sign to look for. */
export const signs: Readonly<Partial<Record<ConcernSlug, Ways>>> = {
  psychosis: [
    'What you hear or see gets worse, or tells you to do harm: that is an emergency.',
    'A voice tells you to harm yourself or someone else: that is an emergency.',
  ],
  'domestic-abuse': [
    'You are not safe where you are: that comes before all of this.',
    'You are in danger at home: your safety comes first.',
  ],
  'eating-body-image': [
    'You faint, vomit often, or hardly eat or drink: that needs a doctor now.',
    'You grow weak or dizzy, or keep no food down: see a doctor now.',
  ],
  bipolar: [
    'You hardly sleep and feel full of energy, or take risks that are not like you: call a doctor the same day.',
    'You need far less sleep, speak fast and spend more than usual: call a doctor the same day.',
  ],
  'substance-use': [
    'You drink heavily each day or take calming pills: see a doctor before you cut down.',
    'You shake or sweat when you go without: see a doctor before you cut down further.',
  ],
  parenting: [
    'After a birth, you feel no bond or strange ideas come: call your doctor today.',
    'You are afraid of harming your child, or of being alone with them: call your doctor today.',
  ],
  panic: [
    'Your chest hurts or you faint: let a doctor look for other causes.',
    'Panic comes with chest pain or fainting, or is new to you: let a doctor look at your heart.',
  ],
  anger: [
    'Someone at home is afraid of you, or you of them.',
    'You have hurt someone, or come close to it.',
  ],
  sleep: [
    'You snore loudly with pauses, or fall asleep by day without warning: see a doctor.',
    'You stop breathing in your sleep, as others tell you, or nod off at the wheel: see a doctor.',
  ],
  'chronic-illness': [
    'Your pain is new or gets worse: ask your doctor.',
    'The illness changes, or a new pain comes: ask your doctor.',
  ],
  'trauma-ptsd': [
    'What happened could happen again: then your safety comes first.',
    'You are in danger from whoever did it: then safety comes first.',
  ],
}
