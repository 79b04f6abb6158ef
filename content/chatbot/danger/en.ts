import type { DangerWords } from './words.ts'

export const englishDanger: DangerWords = {
  phrases: {
    medical:
      'pain|pressure|tightness chest, chest tight|pain, having|have|had|got|is|be heart attack, my|the|sharp|bad|strong chest pain|pains|hurts|hurting, pain|pressure|pains in|on my|chest chest, chest pain arm, cant|cannot breathe, can not breathe, struggling to breathe, having|had|having|has stroke|seizure|seizures, face is|drooping drooping, is|hes|shes|unconscious unconscious|unresponsive, not|stopped breathing, bleeding a|so|very|wont|not lot|badly|heavily|stop|stopping, wont stop bleeding, allergic|anaphylactic reaction|shock, throat is|closing|swelling closing|swelling, my|throat throat closing|swelling, collapsed on|and floor|not, took|taken|swallowed too|so many|much pills|tablets|medication|paracetamol|tylenol|insulin, swallowed|drank bleach|poison|battery, coughing|vomiting|throwing blood, overdosed, shaking|seizure|sweating stopped|withdrawal drinking|alcohol|benzos, took double|twice dose, burned|burnt myself badly, cant feel my|arm|left arm|side|face, having|think|allergic i stroke',
    suicide:
      'want|going to end it all, wish|wished i was|were dead, better off without me, dont|do want|not wake up, unalive myself|me, no reason to live, end my life, kill myself',
    'self-harm':
      'cut|cutting|burn|burning|hurt|hurting|hit|scratch myself, self harm|harmed|harming, started|been|keep cutting, urge to cut|hurt',
    child:
      'hits|hit|beats|beat|hurts|hurt|touches|touched|abuses|abused|molests|shakes|shook my|the|our|a child|son|daughter|baby|kid|brother|sister|niece|nephew|stepson|stepdaughter, child|son|daughter|kid|niece|nephew|pupil|student is|was|being|gets abused|molested|beaten|hit|touched, child|son|daughter|kid has bruises, im|am|i 10|11|12|13|14|15|16|17 hits|beats|touches|hurts|rapes, uncle|teacher|coach|stepdad|stepfather|priest touches|touched|abuses me|her|him, child abuse at|is|happening|neighbour|neighbours|next, i|might hit|shook|shake|slapped|hurt my baby|child|kid|son|daughter',
    'violence-at-home':
      'husband|wife|partner|boyfriend|girlfriend|bf|gf|spouse|ex|he|she hits|hit|beats|beat|chokes|choked|strangled|punched|punches|slaps|slapped|kicks|pushed|pushes|threatens|threatened|rapes|raped|forces me, afraid|scared|terrified of|to my|go husband|wife|partner|boyfriend|girlfriend|ex|home, not safe at home, unsafe at home, hits|hit|beats me when|again|every|yesterday|today, domestic violence|abuse, controls|checks|takes my money|phone|every|everything, wont let me leave|out|work|go, being|am|is abused|stalked|stalking, i was raped, sexually assaulted, forced me to sex, threatens|threatened to kill me, locks|locked me in',
    'own-violence':
      'want|going|gonna|urge|afraid|scared|might to|i|ill|will|would hurt|kill|hit|stab|strangle|shoot him|her|them|someone|somebody|people|wife|husband|boss|mother|father|girlfriend|boyfriend, i|have hit|beat|punched|choked|slapped my wife|husband|girlfriend|boyfriend|partner, thoughts of|about killing|hurting|stabbing someone|people|others|him|her, lose control hit|hurt someone|wife|partner|kids',
    psychosis:
      'neighbours|they|someone poisoning my food|water|me, voices tell|telling|say|saying|command|told me, voices in|inside my head, hear|hearing voices, they|government|neighbours|police are watching|spying|following|poisoning me, tv|radio|television is|speaks|talks|sends talking|messages|speaking to|me, implanted|chip in|my me|head|brain|body, see|seeing things|people that|who are|arent not|there, god|devil|satan speaks|talks|chose|told to|me, reading|controlling my thoughts|mind',
    eating:
      'havent|not|stopped|no eaten|eating|food in|for days|week, starving|starve myself, throw|throwing|make|making up|myself after|vomit|sick|throw eating|meals|meal|vomit|sick|up, purge|purging after|every|meals|daily, laxatives to|every|after|lose lose|day|eating|weight, faint|fainted|fainting not|because|from eating|hunger|starving|fasting, afraid|scared to eat, only eat|eating calories|apple, my bmi',
    addiction:
      'cant|cannot stop|quit|without drinking|drinks|alcohol|using|drugs|cocaine|heroin|gambling|weed|pills|vodka|meth, relapsed, addicted to alcohol|heroin|cocaine|opioids|opiates|meth|pills|drugs|gambling|oxy|fentanyl|benzos|porn, drink|drinking every morning|day|night|bottle, drink|drinking bottle|bottles of|a vodka|whisky|whiskey|wine|day, using|shooting|shoot heroin|cocaine|meth|crack|fentanyl, i|im am|an alcoholic, am an alcoholic, withdrawal|withdrawals from alcohol|heroin|opioids|benzos, gambled|gambling away|everything|savings, overdose',
    other:
      'friend|brother|sister|son|daughter|mother|father|mom|mum|dad|wife|husband|partner|colleague|flatmate|roommate|neighbour|girlfriend|boyfriend|patient|client|uncle|aunt|teammate wants|want|going|tried|threatens|threatened|talks|talked|said to|about kill|die|dying|suicide|killing, friend|brother|sister|son|daughter|mother|father|mom|mum|dad|wife|husband|partner|girlfriend|boyfriend|patient|client is|was|feels|may|might suicidal, friend|brother|sister|son|daughter|wife|husband|partner|patient|client posted|sent|wrote goodbye|suicide',
  },
  harmless:
    'abused|hit|beaten|molested as child|kid, abused in childhood, stop|stopping|quit|coming|come|forgot|forget|missed taking|off|my|to medication|medications|meds|medicine|medicines|pills|pill|tablets|antidepressants|sertraline|ssri|ssris, want out delete, attune|you|assistant|therapist|therapists report|reports|tell|handle|treat|detect|scan suicid*|crisis|danger, how|what do|happens you|attune|therapists|when|if suicid*|crisis, afraid|scared|worry|worried|worrying|fear of|about|i having|have|will a|heart heart|stroke|attack, panic attack|attacks cant|cannot breathe, panic attack|attacks, signs|symptoms of heart|stroke, heart attack last|years|ago|survivor, father|mother|dad|mum|mom|husband|wife|grandfather had|died heart|stroke, would|what kill for, kill for, trying to kill time, killing me deadline|work|traffic|commute, breathe|breathing exercise|technique|exercises, my|phone|laptop|battery|account|app|page|computer died|dead|dies, hit a wall, hit rock, hit my goal|target|limit, beats me, beat me at|in, afraid|scared|nervous of|about my|the first|session|therapist|therapy',
  yes: 'yes, yeah, yep, yes i am, i am, maybe, i think so, a bit',
  replies: {
    medical:
      'Please {call} now, before anything else. Say where you are and what is happening; they tell you what to do. If someone is near, ask them to stay with you. I am software and cannot judge symptoms: it is right to call even if it turns out to be nothing.',
    suicide:
      'Thank you for telling me. I am software, and you deserve a person now. May I ask plainly: are you thinking of ending your life? {line} If there is danger right now, {call}.',
    'self-harm':
      'Thank you for telling me. I am software, and you deserve a person who listens. May I ask plainly: are you hurt now, and do you think of ending your life? {line} If a wound is deep or does not stop bleeding, {call}.',
    child:
      'I am glad you said it. A child’s safety comes first, and it is never the child’s fault. If a child is in danger now, {call}. Otherwise tell child protection, a doctor or the school today; you need no proof. If you fear you may hurt a child yourself, put them somewhere safe, step out and ring someone. {line} I am software; nobody else reads this.',
    'violence-at-home':
      'I am glad you said it. It is not your fault, and you deserve to be safe. If you are in danger now, {call}. {line} They help people hurt or threatened by someone close, without pushing you. If somebody checks your device, use another one for this. I am software; nobody else reads this.',
    'own-violence':
      'It is good that you say it before something happens. Step away now: another room, outside, to someone you trust, and put distance between you and anything that could hurt. If you may act on it, {call}. {line} You can say there just what you wrote here. I am software, and a person can help you keep everyone safe.',
    psychosis:
      'That sounds frightening, and I am glad you wrote it. I am software and cannot tell what it is, but a doctor can help, and sooner is easier: please speak to one today, best with someone you trust beside you. If the voices tell you to hurt anyone, or you feel unsafe, {call}. {line}',
    eating:
      'Thank you for saying it; this is hard to say. Your body may need care even if you feel all right: please see a doctor this week, today if you feel faint, your heart stumbles or you cannot keep water down. If you collapse or have chest pain, {call}. {line} I am software; a person can go through this with you.',
    addiction:
      'Thank you for saying it; it takes courage. If you drink or use every day, please do not stop all at once: withdrawal can be dangerous, and a doctor can make it safe. With shaking, a seizure, seeing things or too much of a drug, {call}. {line} I am software; a person can take the next step with you.',
    other:
      'Thank you for looking out for them. I am software. If they are in danger right now, {call} and stay with them. You can ask plainly whether they think of ending their life; asking does not put it into their head. {line} You do not have to carry this alone.',
  },
  again:
    'I hear you. You do not have to explain everything; one sentence to a person is enough. {line} In danger right now: {call}.',
  call: 'call {number}',
  emergency: 'call your emergency number (112 in Europe, 911 in North America, 999 in the UK)',
  line: '{name}: {reach}.',
  noLine: 'Lines of your country are in Help ({help}).',
}
