/** What the assistant says where the library has no part in it. */
export const replies = {
  unknown:
    'I don’t know that. I am software with a small library.\nI can tell you how Attune works, how therapy works and how to choose someone, and what may help with worry, low mood, panic, sleep, anger, grief or loneliness. Try it in one short question.\nFor anything urgent there is Help (/help).',
  unknownButNear:
    'I don’t know that. I am software with a small library. For anything urgent there is Help (/help).\nIf you meant one of these, ask me in these words:',
  unknownInDistress:
    'That sounds hard, and I don’t have a good answer to it: I am software with a small library.\nSomething small that may help now: press your feet into the floor and let each breath out go slowly, ten times. Then tell one person how you are. People who listen, day and night, are listed in Help (/help).',
  noMore:
    'That is all I know about it. A therapist can go further with you, or ask me something else in one short question.',
  possible:
    'Thank you for telling me. I am software, so I cannot help the way a person can, and you deserve a person now.\nMay I ask plainly: are you thinking about ending your life or hurting yourself, or is someone in danger?\nIf so, or if you are not sure, please use one of the help lines shown beside this. You can just say: “I am not well and need to talk.” If you can, stay with someone until it eases.',
  hurtBySomeone:
    'I am glad you said it. It is not your fault, and you deserve to be safe. I am software, so please let a person help you.\nMay I ask plainly: are you in danger right now?\nIf so, call your emergency number. If not, the help lines shown beside this know about being hurt at home, and will not push you. If someone checks your device, use another one, and sign out here afterwards. Plan a way out with someone; leaving can be a risky time.',
  imminent:
    'I am very glad you wrote this. I am software and cannot keep you safe, but a person can, now.\nPlease call your emergency number or one of the help lines shown beside this, or go to the nearest emergency room. Are you alone? If anyone is near, tell them: “I am not safe by myself.” Move away from anything you could use to hurt yourself.\nThese feelings can be stronger than you and still pass.',
  stillThere:
    'I hear you. I am software, so please let a person be with you in this: the help lines beside this are there now, day and night.\nYou do not have to explain everything. One sentence is enough to begin. If the danger is near, call your emergency number.',
} as const
