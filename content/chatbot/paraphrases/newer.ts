/** How else people ask for what sharing, signing in, beginnings and everyday troubles say. */
export const newerParaphrases: Readonly<Record<string, string>> = {
  passkey:
    'login with finger|sign in without typing the password|i hate passwords|set up passkey|my new phone lost the passkey|is my fingerprint sent to you|windows hello login|yubikey|can i unlock attune with my face like my bank|touch id',
  'recovery-codes':
    'my authenticator is on my old phone|the six digit code is wrong|cant get the code|how do i turn off the second step|where do i find backup codes|new phone no codes locked out|google authenticator does not match',
  idle: 'it asks if i am still there|log me out after some minutes automatically|the popup with the countdown|i walk away from the computer often|auto logout|can it stay signed in longer',
  'shared-computer':
    'internet cafe|the tick box at sign in about shared|im at the library can i log in here|hotel pc|using my sisters ipad',
  'my-devices':
    'i left myself logged in at work|got an email about a new sign in that wasnt me|log out my old phone|stolen phone|list of logins|someone is using my account',
  'confirm-again': 'i already typed my password|is it you window|do i need the password to delete',
  'import-data':
    'upload the zip file|i had attune at another clinic|restore from my download|import my old journal|this file could not be taken in|move to a different site with all my stuff',
  'archive-passphrase':
    'zip wont open|what program for the zip|the download asks for a password|print all my data on paper|what is in the archive',
  'share-steps':
    'show her just some of it|i dont want him to see the suicide questions|share my mood chart|choose which bits she gets|preview what she reads|can i share without my answers about harm|let my therapist see how i felt the last weeks',
  'share-entry':
    'let him read one page only|send my diary entry to my counsellor|can she see my whole diary if i share one|unshare an entry|give therapist access to a journal post',
  'share-end':
    'stop sharing after our first talk|can i set an expiry|will he still see it next year|access for 3 months|take everything back at once|withdraw all sharing',
  ledger:
    'history of my sharing|audit trail|can the operator hide that he read it|when did i give her permission',
  'decline-patient':
    'she says she cant take me|he declined me|got a no from my therapist what now|am i too difficult for therapists|nobody wants to take me|the conversation was closed by her|they rejected me|can i write to someone who declined me again|why did he refuse',
  'wish-where':
    'somebody local|near by in person|within 20 km|i moved to another town|search by distance|is there anyone in my area|walking distance',
  'wish-budget':
    'show cheap therapists|max 60 per session|therapists that accept my insurer|is there anyone with low fees|i can only pay little, who fits|sort by price|see the fee before i write',
  'own-words':
    'i want to explain it myself|none of the boxes describe me|free text for matching|what does "your own words" mean on a match|does anybody read what i typed in the box',
  'let-go':
    'see who fits if i drop the language|forget about the gender wish|undo letting go|none of the therapists meets my needs|loosen my criteria|ask for it again',
  'matters-most':
    'make this list fit better|the matches dont fit what i really need|put trauma first|prioritise my problems|tune my results',
  'licence-line':
    'it says not checked by anyone, scary|declared licence meaning|why is her licence not verified|document seen what is that|licence expired on the profile',
  'special-training':
    'is he really specialised|trauma specialist with certificate|does he have extra qualifications|what does training checked mean',
  'contact-withheld': 'no contact info shown|email missing on all profiles suddenly',
  'message-limit':
    'it wont let me send another|limit on messages|says wait before writing again|too many messages to one therapist',
  'contact-ended':
    'chat closed cant type|conversation says ended|am i blocked|i ended it by accident, undo|reopen the conversation',
  'report-what-happens':
    'is reporting anonymous|i reported her what now|does anybody act on reports|flag a chat|complain about a message i got',
  't-practice':
    'practice section|add my address|say which insurers i take|where do patients read about how i work|fill in the practice card|online only setting|accepted insurance',
  't-main-areas':
    'main focus of my practice|highlight what i do most|why do long lists count less|set my core specialties',
  't-caseload':
    'only want 2 new patients per month|waitlist date|throttle enquiries|too many people write to me|when could i start with someone new',
  't-limits':
    'dont match me with addiction|i dont work with kids, where to put that|set limits in profile|avoid crisis patients',
  't-training':
    'add my cbt diploma|further education on profile|certificate upload|continuing education listed',
  't-licence-rejected':
    'they refused my document|how do i appeal the rejection|licence denied what now|resubmit my licence',
  't-contact-shown':
    'i dont want clients to have my number|private phone visible?|practice email instead of mine',
  't-checked-only':
    'how do i get approved|waiting for approval|who do i send my licence document to|speed up verification',
  't-decline-words': 'reason for declining visible?|my standard refusal text|polite no template',
  't-shared-items':
    'she said she shared something but i dont see it|mood chart of my client|shared items',
  't-import': 'switch server as therapist|import my old profile',
  't-first-free': 'should i charge for the intake|free 15 min call as therapist',
  't-crisis-plan':
    'will i be notified if a client is in crisis|do you flag risky patients for me|who is liable in an emergency|emergency contact of my patient',
  't-boundaries':
    'client texting nonstop|too many messages from one patient|can i do therapy by text here|boundaries with clients in chat',
  't-network': 'intervision group|room to rent to colleagues|talk shop with other therapists',
  'what-is-therapy':
    'explain therapy to me like im five|never been to a shrink what is it|is it just talking|what does a therapist actually do|what goes on in there|how is talking supposed to help|whats the point of seeing a psychologist',
  'good-therapist':
    'warning signs of a bad therapist|my therapist seems weird is that ok|how should a good one behave|is it normal that she judges me',
  'how-often': 'twice a week normal|can i come once a month|how regular is it',
  'silent-session':
    'i go blank in sessions|cant get words out|talking about myself is hard|what if i just sit there|im shy and dont talk much|opening up feels impossible',
  'therapist-judge':
    'what will she think of me|its too shameful to say out loud|they will laugh at me|im scared hell think im a bad person|my thoughts are disgusting can i tell',
  'problem-too-small':
    'its not bad enough|feel silly asking for help|there are people with real problems|do i have the right to therapy|taking a spot from someone who needs it',
  'tried-before':
    'been there done that, useless|last time was a waste|already did therapy years ago|sceptical after bad results|nothing came out of my last therapy',
  'partner-against':
    'they say only crazy people go|my culture thinks therapy is shameful|dad would kill me if he knew i see a counsellor|keep it secret from wife|family laughs at me for going',
  'therapist-holiday':
    'therapist on vacation, panicking|she is off sick for long|no sessions in august|break in therapy feels awful',
  'late-session':
    'didnt show up, embarrassed|i keep missing sessions|does she get mad if i dont come',
  'online-tech':
    'zoom keeps freezing|no webcam|bad wifi online session|camera off allowed|which app for the call',
  'partner-refuses':
    'partner wont come along|convince wife marriage counselling|he says we dont need it|go to couples counselling by myself',
  'diagnosis-need':
    'will it be on my file forever|scared of being labelled|can i have therapy without a diagnosis|does it go on my medical record',
  'self-diagnosis':
    'what do i have|is it bipolar or just me|i ticked every symptom|googled my symptoms|which disorder is this|am i a narcissist|could i be autistic|tell me my diagnosis',
  'gp-first':
    'doctor or therapist first|how do i bring it up with my doctor|gp appointment what to say|does my doctor have to send me',
  'tired-always':
    'cant get out of bed|running on empty|exhausted for no reason|always sleepy and heavy|no strength left for the day',
  overthinking:
    'brain wont shut up|going round in circles in my head|i analyse every word i said|cant switch off my mind|thoughts racing at night|obsessing about what i said yesterday',
  'strong-feelings':
    'too sensitive|everything hits me so hard|i go from zero to hundred|told im dramatic|my feelings are all over the place',
  'lost-in-life':
    'everyone has a plan but me|feel stuck in life|dont know myself anymore|quarter life crisis|what should i do with my life',
  'social-media-compare':
    'all my friends have perfect lives|tiktok ruins my mood|feel behind everyone my age',
  'exam-failed':
    'got kicked out of uni|bad marks, parents furious|repeat the year|failed again feel stupid',
  flatmates: 'noisy neighbour stresses me|housemate never cleans|people i live with annoy me',
  disorganised:
    'lose my keys daily|house is a mess and i cant begin|forget appointments all the time|so disorganised',
  'death-guilt':
    'never got to say goodbye|we argued before she passed|its my fault he is gone|survivor guilt',
  'living-with-parents': '27 and at moms|cant afford to move out|adult child wont leave home',
  'food-and-mood': 'energy drinks and panic|magnesium for stress|should i quit coffee|omega 3',
  'med-time':
    'when to take my tablets|can i move my pill to the evening|before bed or after breakfast|does it matter what time i take lexapro',
  'med-mix':
    'interaction between meds|mix xanax with antihistamine|weed and antidepressants|cbd oil with my meds|melatonin plus sertraline ok',
  'med-side':
    'no sex drive since the meds|sweating on lexapro|meds make me numb|shaking hands from pills|cant sleep since new medication|nausea from antidepressants',
  'med-dose':
    'want to up my dosage|50 mg or 100|cutting my pills in half|pill doesnt work anymore take more?|lower my dose',
  'med-not-working':
    'still depressed on meds|meds do nothing for me|no effect after two weeks|which pill is best',
}
