import type { ConcernSlug } from '../questionnaires/concerns.ts'

/** When a concern needs a doctor or another person soon, said as a sign to look for. */
export const signs: Readonly<Partial<Record<ConcernSlug, string>>> = {
  psychosis: 'What you hear or see gets worse, or tells you to do harm: that is an emergency.',
  'domestic-abuse': 'You are not safe where you are: that comes before all of this.',
  'eating-body-image': 'You faint, vomit often, or hardly eat or drink: that needs a doctor now.',
  bipolar:
    'You hardly sleep and feel full of energy, or take risks that are not like you: call a doctor the same day.',
  'substance-use':
    'You drink heavily each day or take calming pills: see a doctor before you cut down.',
  parenting: 'After a birth, you feel no bond or strange ideas come: call your doctor today.',
  panic: 'Your chest hurts or you faint: let a doctor look for other causes.',
  anger: 'Someone at home is afraid of you, or you of them.',
  sleep: 'You snore loudly with pauses, or fall asleep by day without warning: see a doctor.',
  'chronic-illness': 'Your pain is new or gets worse: ask your doctor.',
  'trauma-ptsd': 'What happened could happen again: then your safety comes first.',
}
