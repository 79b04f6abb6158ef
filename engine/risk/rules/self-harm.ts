import type { RuleFamily } from './rule.ts'

export const selfHarm: RuleFamily = {
  title: 'Hurting oneself',
  looksFor: 'Cutting, burning, hitting or otherwise hurting oneself, and the urge to.',
  source: 'SIWT',
  grade: 'possible',
  kind: 'self-harm',
  rules: [
    {
      name: 'hurts oneself',
      says: '(cut|cutting|hurt|hurting|harm|harmed|harming|burn|burned|burning|hit|hitting|punch|punching|punish|punishing|scratch|scratching|injure|starve|starving) my ?self',
      example: 'I hurt myself again.',
      counter: 'I hurt myself playing football.',
      who: 'self',
    },
    {
      name: 'cuts the skin',
      says: '(cut|cuts|cutting|burn|burned|burning|scratching|slice|sliced|punching) (up |at |into |open |all )*my (own |left |right |inner )*{skin}|carv(e|ed|ing)~~ my {skin}',
      example: 'I keep cutting my arms.',
      counter: 'I cut my arm on a nail.',
    },
    {
      name: 'until it bleeds',
      says: '(my {skin}|scratch|pick|bite|punch)~ (until|open|bled)~ (bleed|bleeds|bled|bleeding|blood)',
      example: 'I scratch until it bleeds.',
    },
    {
      name: 'head against the wall',
      says: '(bang|banging|bash|smash|smashing|hit|hitting|slamming) my head (against|on|into)',
      example: 'I bang my head against the wall.',
      counter: 'I bang my drum.',
    },
    {
      name: 'I cut',
      says: 'i (have |just |still |always |sometimes |really |only )*cut (again|last night|every (night|day)|deeper|to (feel|cope|calm))|cutting (really |always |just |only |is |was |the )*(helps|calms|relief|release)|(started|about) cutting again|i still cut$|how deep~ cut',
      example: 'I cut again.',
      counter: 'I cut the bread again.',
    },
    {
      name: 'urge to cut',
      says: '(urges?|deserve|want|wanting|need|itching|tempted) to (just |really )?(cut(?= (so|really|again|right|deep|$))|bleed|see blood|feel pain)',
      example: 'I want to cut so badly.',
      counter: 'I want to cut sugar.',
    },
    {
      name: 'self-harm by name',
      says: '((i|to|started?|stop|stopped|back|about|relapsed?|urges?|addicted|miss) (still |just |with |by |and |to |have )*self (harm|harmed|harming|injury)(?! (training|policy))|self harm(ed|ing)? (again|urges?|thoughts?|last|today)|self (harm|injury) (is|has become)~ (my|only|i)|self harming|sh urges)',
      example: 'I started to self harm.',
      counter: 'The self harm policy is on page two.',
    },
    {
      name: 'marks on the skin',
      says: '((fresh|new|more|deep) (cuts|burns|gashes)~ my|my {skin}~ (full of|covered in) (cuts|burns)|(hide|hiding|cover|covering) (up |my |the )*cuts)',
      example: 'My arms are covered in cuts.',
    },
    {
      name: 'burns the skin',
      says: '(lighter|flame|cigarettes?|iron|razor|blade)~ (to|against|on|into) my (own )?{skin}|use (them|it|the [a-z]+) on my ?self',
      example: 'I hold the lighter against my skin.',
    },
  ],
}
