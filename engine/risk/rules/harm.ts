import type { RuleFamily } from './rule.ts'

export const harm: RuleFamily = {
  title: 'The wish to hurt someone',
  looksFor: 'Wanting, planning or fearing to hurt or kill another person.',
  source: 'AAS',
  grade: 'possible',
  kind: 'own-violence',
  who: 'self',
  rules: [
    {
      name: 'may hurt someone',
      says: '(want|wanted|going|will|plan|planning|about|might|urges?|thoughts?|thinking|{scared}|fantas(y|ies)|images?)~ (kill|hurt|stab|shoot|harm|strangle|poison|killing|hurting|stabbing|harming|shooting) {victim}|{mayHurtInfant}',
      example: 'I want to hurt my wife.',
      counter: 'I want to kill him at chess.',
      sure: true,
    },
    {
      name: 'shakes the baby',
      says: '{hurtsInfant}',
      example: 'I nearly shook the baby.',
      counter: 'I nearly woke the baby.',
    },
    {
      name: 'attacks a place',
      says: '(shoot|shooting|blow|blowing|burn|burning) (up|down) (the|that|my|this) (office|school|building|church|mosque|house)|driv(e|ing)~ into (a|the) crowd',
      example: 'I will burn down the school.',
    },
  ],
}
