import { paths } from '@attune/contract/paths.ts'
/** What the assistant says where the library has no part in it. */
export const replies = {
  unknown: `I don’t know that. I am software with a small library.\nI can tell you how Attune works, how therapy works and how to choose someone, and what may help with worry, low mood, panic, sleep, anger, grief or loneliness. You can also ask for your own things, such as “Show my last entry”. Try it in one short question.\nFor anything urgent there is Help (${paths.help}).`,
  unknownButNear: `I don’t know that. I am software with a small library. For anything urgent there is Help (${paths.help}).\nDid you mean one of these?`,
  unknownInDistress: `That sounds hard, and I don’t have a good answer to it: I am software with a small library.\nSomething small that may help now: press your feet into the floor and let each breath out go slowly, ten times. Then tell one person how you are. People who listen, day and night, are listed in Help (${paths.help}).`,
  noMore:
    'That is all I know about it. A therapist can go further with you, or ask me something else in one short question.',
  ifItIsHeavy:
    'If it is heavy right now, or you are not safe, somebody listens day and night: the lines are under Help.',
  /** {line} and {call} as in `DangerWords`. */
  helpIsStillThere:
    'I have not forgotten what you wrote before: it matters more than this. {line} In danger right now: {call}.',
} as const
