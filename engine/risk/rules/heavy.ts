import type { RuleFamily } from './rule.ts'

export const loss: RuleFamily = {
  title: 'Losing someone to suicide',
  looksFor: 'Someone died by suicide or overdose. Noted as a heavy thing, not as a danger.',
  source: 'bereavement by suicide',
  grade: 'distress',
  kind: 'suicide',
  who: 'another',
  rules: [
    {
      name: 'someone took their life',
      says: '((killed|hanged|hung|shot) (himself|herself|themselves)|(took|ended) (his|her|their) (own )?(life|lives)|(committed|died (by|of|from)|to|his|her) suicide|{relation} (suicide|overdosed))',
      example: 'My uncle took his own life.',
    },
  ],
}

export const despair: RuleFamily = {
  title: 'No hope, no worth, not coping',
  looksFor:
    'Hopelessness, worthlessness, panic, numbness. Noted as a heavy thing, not as a danger.',
  source: 'K10',
  grade: 'distress',
  kind: 'suicide',
  rules: [
    {
      name: 'no hope',
      says: '(hopeless(ness)?|(no|lost( all)?|without|out of) hope|pointless|no meaning|no way (forward|out)|trapped|never get better|nothing (ever )?(gets|matters|helps)|end of my (rope|tether)|no point|the point|giv(e|ing|en) up)',
      example: 'It all feels hopeless.',
      refuses: true,
    },
    {
      name: 'no worth',
      says: '(hate (my ?self|my life|my body)|worthless|useless|failure|disappointment|disgusted|ruin everything|broken|unlovable|a burden)',
      example: 'I hate myself.',
    },
    {
      name: 'cannot cope',
      says: '(breakdown|breaking (down|point)|fall(ing)? apart|not (do (this|it)|take (this|it)|cope|breathe|stop crying|go on|bear)|overwhelm(ed|ing)|cry(ing)? (every|all|myself)|panic attacks?|unbearable|desperate|despair|suffering|want to disappear)',
      example: 'I am falling apart.',
      refuses: true,
    },
    {
      name: 'low and alone',
      says: '(empty|dead inside|numb|depressed|depression|alone|lonely|(nobody|no one) (cares|loves|likes)|exhausted|worn out|burn(ed|t) out|(dark|bad) place)',
      example: 'I feel so lonely.',
      refuses: true,
    },
  ],
}
