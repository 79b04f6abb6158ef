import type { RuleFamily } from './rule.ts'

export const violence: RuleFamily = {
  title: 'Being hurt, threatened or controlled',
  looksFor:
    'Being hit, choked, raped, threatened, followed, locked in or made to do things, by whoever it is.',
  source: 'HITS',
  grade: 'possible',
  kind: 'violence-at-home',
  rules: [
    {
      name: 'hurts me',
      says: '{harmer} ({doing} )*{hurts} (me|us|my (kids|children|son|daughter|baby))',
      example: 'My husband hits me.',
      counter: 'The news hits me.',
    },
    {
      name: 'children see it',
      says: '{seenByChildren}',
      example: 'He hit me and the kids saw it.',
      counter: 'He hit the ball and the kids saw it.',
      sure: true,
    },
    {
      name: 'hands on my throat',
      says: 'hands?~ (around|round|on) my (neck|throat)',
      example: 'His hands were around my neck.',
    },
    {
      name: 'was hurt',
      says: '(was|am|being|been|got|get|and) (badly |just |nearly |sexually )*(beaten(?! (to|by (a|the|them)))|raped|molested|assaulted|strangled|abused|stalked|groped|trafficked)|(abused|beaten|hit|hurt) (by my|at home)',
      example: 'I was raped.',
      counter: 'The team was beaten by the visitors.',
      who: 'self',
    },
    {
      name: 'forced',
      says: '(forced himself on me|(forces?|forced|makes?|made) me~ (sex|sexual|touch|undress|naked|stuff)|(forces?|forced|makes?|made) me (to )?do (things|stuff)~ (at night|in bed|to him|to her|with him|do not want)|touch(es|ed|ing) me (there|sexually|at night|in my sleep|when i))',
      example: 'I said no and he made me undress.',
    },
    {
      name: 'points a weapon',
      says: '{harmer}~ (gun|knife|pistol|blade)~ (at|to|against) (me|us|my)|{armed}',
      example: 'He held a knife to my face.',
    },
    {
      name: 'threatens me',
      says: '(threaten|threatens|threatened|threatening|said|says|swore|wants|tried|trying|{scared})~ (kill|murder|stab|shoot|hurt|beat|deport) (me|us|my (kids|children|son|daughter))(?! (lol|if i (forget|lose|am late|miss|do not)))|if i (leave|left|tell|go)~~ (will|would) (kill|hurt|beat|find) me',
      example: 'He threatened to kill us.',
      counter: 'She will kill me if I forget the milk.',
      refuses: true,
    },
    {
      name: 'told to kill oneself',
      says: '(told|tells|telling|says|said|texted)(~| ") kill (yourself|my ?self)',
      example: 'They said kill yourself.',
    },
    {
      name: 'locks me in',
      says: '(keeps me locked|(locks?|locked) me (in|up))',
      example: 'He locks me in.',
      counter: 'He locks the shop.',
    },
    {
      name: 'lets me do nothing',
      says: '{harmer}~ (not|never) (let|lets|allow|allows|allowed) me (to )?(leave|go|out|see|talk|have|work|call|eat|sleep)',
      example: 'She does not let me leave.',
      counter: 'This form does not let me leave.',
      refuses: true,
    },
    {
      name: 'takes what is mine',
      says: '{harmer}~ (keeps?|took|takes|hid|hides|controls|checks?|reads?|tracks?) (away )?(all )?my (passport|papers|salary|wages|medication|phone|money|keys|messages|location)',
      example: 'My boyfriend checks my phone.',
      counter: 'My boyfriend found my phone.',
    },
    {
      name: 'afraid to go home',
      says: '({scared} (to go|of going|to be|of being) (home|at home)|{scared} of my (husband|wife|partner|boyfriend|girlfriend|dad|father|mother|ex|stepfather)|not (feel )?safe (at home|with (him|her|them|my)))',
      example: 'I am scared of my husband.',
      counter: 'I am scared of my exam.',
      refuses: true,
    },
    {
      name: 'follows me',
      says: '{follows}',
      example: 'He follows me home.',
      counter: 'The cat follows me home.',
    },
    {
      name: 'stalks me',
      says: '{stalks}',
      example: 'My ex keeps turning up at my work.',
      counter: 'My ex turned up at her wedding.',
      sure: true,
    },
    {
      name: 'forced to marry',
      says: '(marry me off|(force|forcing|forced) me (to marry|into marriage)|forced marriage|honou?r killing)',
      example: 'My family wants to marry me off.',
    },
  ],
}
