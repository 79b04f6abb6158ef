import type { RuleFamily } from './rule.ts'

export const others: RuleFamily = {
  title: 'Someone else in danger',
  looksFor: 'A friend, a child, a partner who may die, hurts themselves or does not eat.',
  source: 'C-SSRS 2',
  grade: 'possible',
  kind: 'other',
  who: 'another',
  rules: [
    {
      name: 'may kill themselves',
      says: '(kill|kills|killing|hurt|hurts|hurting|harm|harming|cuts|cutting|hang|shoot|starves?|burns|hits) (himself|herself|themsel(f|ves))|(take|taking|end|ending) (his|her|their) (own )?(life|lives)',
      example: 'My sister wants to kill herself.',
      counter: 'My cat licks herself.',
    },
    {
      name: 'hurts themselves',
      says: '{selfHarms}',
      example: 'My daughter self harms.',
      counter: 'My son hurt himself at football.',
      sure: true,
    },
    {
      name: 'says so',
      says: '{loved}~ (said|says|saying|keeps|told me|texted|wrote|threatens?|threatened|posted|talks?|talking|wants|tried|going|thinking)~ (suicide|goodbye forever|die|end it|dying|overdose)(?! (laughing|of))',
      example: 'My friend says he might end it.',
      counter: 'My friend says hello.',
    },
    {
      name: 'is in danger',
      says: '{inDanger}',
      example: 'My daughter is cutting in the bathroom.',
      counter: 'My daughter was cut from the team.',
    },
    {
      name: 'does not eat',
      says: '{loved}~ (not eaten|not eating|refuses to eat|stopped eating|refusing food|throws? up (after|every))',
      example: 'My daughter stopped eating.',
      counter: 'My daughter stopped biting.',
    },
    {
      name: 'is beaten',
      says: '(hits|beats|beating|hitting|abuses|abusing|starves|molests|rapes|strangles|choked) (his|her|their|the|my) (little )?(wife|husband|kids?|children|child|baby|son|daughter|sister|brother|mum|mother|girlfriend|boyfriend)',
      example: 'The neighbour beats his kids.',
      counter: 'The neighbour beats his rugs.',
    },
  ],
}
