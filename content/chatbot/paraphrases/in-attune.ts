/** How else patients and therapists ask about what Attune does. */
export const inAttuneParaphrases: Readonly<Record<string, string>> = {
  't-cost':
    'do therapists pay for attune|whats your cut|is listing free for me as a psychologist|monthly fee for practitioners|how do you make money off therapists|any charges for clinicians|commission per client',
  't-listed-when':
    'when do i go live|my profile isnt showing up|am i in the directory|how long till i appear|clients say they cant find me|filled everything in but not visible|is my listing active',
  't-rank':
    'how does the order of therapists work|why am i at the bottom|boost my profile|can i advertise|get shown to more clients|what makes me match with somebody|ranking factors for therapists',
  't-no-patients':
    'zero requests so far|no one contacts me|is anybody even using this|waiting for clients since may|empty inbox as a therapist|my profile gets no messages|how to attract clients',
  't-reply-fast':
    'do i need to answer the same day|how soon must i respond|is there a time limit to reply|72 hours rule|what if i answer late|am i penalised for slow replies',
  't-response-figure':
    'usually answers within, where does that come from|my answering rate looks wrong|how do you count my replies|can i hide the response time|improve my response rate|what does the number about my replies mean',
  't-warning':
    'i got a notice that i dont answer|why am i no longer matched|removed from matches after not replying|silence warning|how many unanswered messages before im out|i was sick and got a warning|reactivate my matching',
  't-away':
    'out of office|im taking two weeks off|set vacation|parental leave how do i show it|pause while travelling|auto reply when im away|absence dates',
  't-reply-hours':
    'show my working hours|i only answer in the mornings|availability times|patients think im online always|set when i read messages|business hours setting|usual hours',
  't-own-price':
    'put my hourly rate on the profile|publish my fees|i charge 120 where do i say that|do clients pay through you|invoice patients here|my price range|sliding scale setting for therapists',
  't-calendar':
    'can clients self-schedule|connect google calendar|appointment tool|booking page|where do i manage my appointments|send an appointment invite',
  't-video':
    'do you have telehealth built in|start a video call with my patient|is there a secure video link|can i do sessions on this platform|zoom link in chat|hipaa video',
  't-write-first':
    'message a patient who matched with me|reach out to potential clients|can i start the conversation|see people looking for help|cold message patients|why cant i write to anyone|invite a patient to write me',
  't-decline':
    'i want to say no to this patient|how to refuse a request|not the right fit for me, how do i tell them|close a request|reject a client politely|i have no capacity for this person|what do i do with someone i cant help',
  't-first-answer':
    'first reply to a new client, what to say|how do i respond to an enquiry|wording for my first message back|what should i ask a new patient|someone new wrote to me what now|good opening reply',
  't-refer':
    'pass a client on to someone else|forward a patient to a colleague|i cant help her but my colleague can|transfer a case|send them to another therapist|hand over patient',
  'patient-in-danger':
    'client sent me a goodbye message|my patient says she wants to die|a client threatens self harm what do i do|what are my duties when a patient is suicidal|i am worried about a client tonight',
  't-night-duty':
    'do i have to be reachable at night|what if someone writes at 3am in crisis|liability for messages i didnt see|am i on call|crisis message while i sleep|who watches the chat when im off',
  't-read-summary':
    'where is the screening of my client|open diagnosis of patient|how do i see their summary|find the ai summary|button for summary missing|look at patient results',
  't-no-summary':
    'no diagnosis data available, why|summary is empty|cant open the summary of this patient|patient has no summary|it says nothing shared|why can i not see her answers',
  't-summary-quality':
    'can i trust the summary|how accurate is the ai diagnosis|is it validated|what is the screening based on|use the summary for my report|evidence behind the summary',
  't-review':
    'mark summary as reviewed|leave a note on the summary|add a comment for my patient|undo my review|what happens when i tick reviewed|can the patient see my note',
  't-reads-logged':
    'do they know when i open it|is my access logged|can i look without them noticing|read receipts on summaries|audit of my reading',
  't-journal':
    'do i get to see diaries|access to client journal|she wrote about me in her journal can i read it|see mood entries of my patient|journal of patient',
  't-patient-data':
    'what info do i get about clients|do i see their phone number|patient address|full name of my patient|which data of the patient is visible to me|can i see their answers',
  't-own-visible':
    'what is public about me|who can see my profile|is my phone number shown|do strangers see me on google|what do clients see on my card|is my profile on the internet',
  't-notes':
    'take session notes|where do i document|private notes about a client|progress notes|patient file|keep records here',
  't-export':
    'download chat with a client|print conversation|save messages for my records|backup of my patient chats|documentation duty export',
  't-patient-deleted':
    'a client vanished from my list|conversation gone|patient closed her account what happens to chat|where did my patient go|messages of deleted patient',
  't-block':
    'stop a client from messaging|patient harasses me|how do i block someone as a therapist|end contact with a patient|client is threatening me in chat|close a conversation for good',
  't-delete':
    'close my practitioner account|leave attune as a therapist|remove my listing completely|erase my therapist data|i retire, delete me|cancel my therapist membership',
  't-languages':
    'i also speak spanish, add it|set my session languages|change languages on profile|offer sessions in turkish|where do i tick languages',
  't-specialties':
    'choose my focus areas|limit on specialisations|add trauma to my profile|my specialty isnt listed|change what i treat|list of concerns i work with',
  't-years':
    'change years of practice|experience is wrong on my profile|ive now 10 years|does experience matter for matching|update how long i practise',
  't-picture':
    'what photo is good for therapists|do i need a headshot|change my profile photo as a therapist|professional picture|logo instead of photo',
  't-licence-expired':
    'renew my licence here|update expiry date|it says expired but i renewed|licence ran out|new licence end date',
  't-licence-number':
    'is my licence number public|hide my registration number|why show the number|who can see my credentials',
  't-abroad':
    'see a client from another country|patient moved abroad can we continue|cross border therapy|treat people in the us from germany|licensed in uk client in spain|expat clients',
  't-trainee':
    'im still in training|student therapist sign up|supervised practice, may i join|intern psychologist|almost licensed can i register',
  't-coach':
    'life coach registration|no license but trained|can i join as a counsellor without licence|hypnotist here|spiritual healer sign up',
  't-minors':
    'do you have child patients|can i treat a 15 year old here|work with teenagers|parents writing for their kid|adolescents on attune',
  't-couples':
    'list couples therapy|add couple sessions to my offer|family therapist setup|both partners in one chat',
  't-group':
    'offer a group|invite people to my workshop|run group therapy via attune|post an event',
  't-clinic':
    'account for our practice|add a second therapist to my account|reception needs access|team account|multi user practice|assistant replies for me',
  't-templates-many':
    'how do i make a template|change my saved reply|remove a template|template limit|use first name placeholder|canned responses',
  't-keys':
    'shortcuts|hotkeys inbox|j and k keys|navigate without mouse|keyboard list|turn off keyboard keys',
  't-quiet':
    'no alerts at night|mute inbox after 6|do not disturb|silence weekends|turn off the red dot|stop notifications for me as therapist',
  't-order':
    'sort by waiting time|who should i answer first|why is he on top of the list|filter unread|search a client name|order of conversations',
  't-legal':
    'data protection agreement|is this gdpr safe for my practice|confidentiality law and attune|dpa contract|am i allowed to use this legally|hipaa baa',
  't-ai-writes':
    'does a bot reply in my place|ai drafting answers|is my chat used for machine learning|auto responses to patients|do you analyse my messages',
  't-colleague-chat':
    'is peer chat private|who reads messages between therapists|discuss a client with another therapist|need supervision|ask a colleague here confidentially',
  't-burden':
    'im exhausted by my clients|compassion fatigue|therapist needs therapy|i take work home|cant switch off after sessions|vicarious trauma|secondary trauma',
  't-complaint':
    'somebody reported me|bad review about me|can you kick me off|accused by a patient|what if a client complains|my profile was hidden by operator',
  't-two-roles':
    'can i use my therapist login as a client|both roles one mail|im a psychologist but need help too|second account as patient|switch to patient view',
  't-availability-off':
    'if i turn off new patients what do they see|do existing clients notice|full practice setting effects|reopen for new clients|toggle taking new patients',
  't-time-zone':
    'wrong timezone|clients abroad see odd hours|set tz|my times are off by an hour|daylight saving|times shown to patients',
  't-patient-no-show':
    'client didnt come|patient went silent|ghosted by a patient|no answer after my message|should i write again to a patient|missed appointment of a client',
  'password-rules':
    'password requirements|what counts as a good password|minimum characters|it says my password is too weak|does it need a number|password rejected at sign up|special characters needed',
  'password-changed':
    'my ex has my password|i think im hacked|someone logged in as me|compromised account|my brother guessed my password|secure my account again',
  'email-check':
    'no verification mail|confirm email link missing|didnt receive mail from you|verification link expired|resend the confirmation|is confirming the email required|mail ended up in spam',
  username:
    'what is a username good for|pick a username|username taken|who sees my username|can i use a nickname|change my user name',
  'real-name':
    'can i be anonymous|use a fake name|must it be my legal name|i dont want to say who i am|pseudonym ok|stay incognito|do i need id',
  'phone-why':
    'why must i give my phone number|will you call me|i dont want to give my number|is my number visible|fake phone number|who sees my cell|do you text people',
  'too-many-tries':
    'too many requests|locked after wrong passwords|wait 15 minutes message|account temporarily blocked|tried my password five times|rate limited',
  'two-factor':
    '2fa|set up authenticator|extra security for login|turn on second step|is there mfa|login with google|sign in with apple|protect my account better',
  'share-account':
    'one account for me and my wife|couple account|can my sister use my login|family account|two people one login',
  restore:
    'undo deletion|i deleted by accident|bring back my account|recover deleted data|changed my mind after deleting|are backups kept',
  'pause-account':
    'take a break from attune|deactivate temporarily|freeze my account|hide me for a while|not using it for months|go inactive',
  'delete-therapist-copy':
    'does she still have my chats after i delete|what remains with the therapist|are my messages really gone|does deletion remove messages on their side|backup copies after deletion',
  'someone-died':
    'my mother had an account and passed away|close account of a deceased person|access to my late husbands account|account of dead relative',
  'quick-exit':
    'hide this site fast|someone walked in|panic button|clear my history|my husband checks my browser|leave no trace|incognito use',
  browser:
    'does it run on safari|old phone support|internet explorer|which browser is best|page looks weird in my browser|need javascript|works on ipad?',
  offline:
    'no internet, can i still write|on a plane|use without wifi|bad signal what happens|train tunnel lost connection|does the journal work offline',
  unread:
    'red dot|what is the little dot|dot wont go away|how do i see unread|mark as unread|badge on messages',
  typing:
    'is there a typing indicator|does he see im online|last seen|three dots typing|can they tell i read it|online status|seen ticks',
  'leave-thread':
    'remove a chat|delete conversation with a therapist|get rid of a thread|clear chat history|hide a conversation|how do i end the chat with her',
  'many-therapists':
    'contact more than one|is it rude to write to several|message 3 therapists|do they know i wrote to others|how many can i ask at once|compare therapists by writing',
  'next-best':
    'it offers me another one now|who fits next|someone didnt answer what now|draft to a different therapist|suggested to write somebody else',
  'response-rate':
    'answers within a day, is that true|how fast do they reply|response time on profile|too new to say|who replies quickest|do they actually answer',
  'not-accepting':
    'full, can i still message|waiting list|no new patients badge|says away until|therapist has no room|not available right now',
  'why-matches-change':
    'different therapists today|list changed overnight|where did my match go|suggestions keep changing|she was number one yesterday',
  'match-reasons':
    'why him|explain this recommendation|what are the bars under the match|reasons behind my match|factors list|why is she first',
  'all-same-match':
    'all are 60|no good match|low scores everywhere|everybody shows the same number|nobody above 50',
  'skip-questionnaire':
    'can i just browse|dont want to do the survey|see therapists without answering|questions are too personal|avoid the form|is the quiz mandatory',
  'save-halfway':
    'continue later|i stopped in the middle|lost my questionnaire progress|does it save as i go|finish questions tomorrow|browser closed during the quiz',
  'other-field':
    'free text answer|please specify box|none of the options fit|type my own answer|limit of words other',
  'na-meaning':
    'n/a|blank fields|profile incomplete|why doesnt it show her price|missing info on card|not stated',
  'therapist-email':
    'get her mail address|call the therapist|contact details|can i phone instead|whatsapp with therapist|write outside the platform',
  'directory-size':
    'how big is your network|are there therapists in canada|do you cover my city|anyone in switzerland|how many professionals do you have|is it only us|therapists in my state|available in india?',
  'journal-limits':
    'max length of entry|can i paste a long text|add photo to entry|bold text in diary|emoji in journal|word limit journal',
  'journal-date':
    'write for yesterday|change entry date|forgot to write on monday|date is wrong on my entry|add an old entry',
  'journal-analysis':
    'what does ai see in my diary|emotions found in my journal|turn on analysis|is my diary scanned|what are themes in my journal|mood detection in entries',
  'journal-analysis-off':
    'dont read my diary|disable analysis|opt out of the ai|remove the findings|stop scanning my entries|i dont want software reading it',
  'journal-conflict':
    'changed elsewhere message|which version wins|edited on phone and laptop|two copies of one entry|lost my edit on other device',
  'advice-new':
    'refresh advice|give me different tips|new tips please|generate again|the tips are old|more advice',
  'advice-safe':
    'is the advice legit|who writes the tips|advice made it worse|can i follow this blindly|are tips from a doctor',
  'mood-wrong':
    'tapped the wrong mood|undo my mood|im neither of these|more moods please|delete mood history|why only four moods',
  'activity-why':
    'why should i do this|dont like the activity|other suggestion please|who picks the activity|activity of the day doesnt fit',
  streaks:
    'do i lose something if i skip|must i write daily|reminders|is there a streak|how often do people use it|daily habit',
  'exercise-list':
    'list of exercises|box breathing|body scan where|4-7-8|show all exercises|relaxation audio|pmr tense and release|self compassion exercise',
  'articles-trust':
    'are the articles reliable|source of articles|opens a new site why|where is yesterdays article|who picks what i read',
  'dashboard-empty':
    'nothing on my dashboard|no results yet|where is my summary|dashboard blank|no diagnosis shown',
  'summary-share-ahead':
    'does she get my data when i write|what goes out with my first text|is my result sent automatically|what does he receive|before i message her what will she see',
  'trusted-hidden':
    'will you call my mom|is my emergency contact notified|does my trusted person get a message|remove trusted person|who sees my contact person',
  'help-lines-country':
    'number for another country|hotline for canada|wrong number listed|i live abroad which line|help lines in my country|im on holiday which number',
  'danger-reading':
    'why did i get the help box|what triggers crisis message|how does it know im in danger|how accurate is it|false alarm|what words are flagged|do you scan for suicide',
  watched:
    'does a human read this|who is watching|will police come|is there a moderator|do you monitor chats|are you going to tell someone what i wrote|will you report me',
  'assistant-wrong':
    'thats not true|your answer is wrong|are you sure about that|who programmed you to say that|can i rely on you|you made a mistake|nonsense',
  'assistant-private':
    'is what i type to you private|who reads this chat|does my therapist see my chat with the bot|do you save this|is this logged|can the company read our chat',
  'assistant-languages':
    'do you speak french|hablas espanol|can i write in turkish|other languages bot|my english bad can i use my language',
  'assistant-own-things':
    'what do you know about me|can you read my journal|do you have access to my data|remember me?|look up my messages|do you see my profile',
  source:
    'which ai is this|what model|is it gpt|open source code|who built this|how does the bot work|are you llm',
  'partner-org':
    'use it in our company|for our university|license attune|run our own server|business version|ngo wants this|self host',
  gift: 'share with a friend|my brother should use this|invite link|register for my dad|recommend to someone|sign up for another person',
  ads: 'who pays for this|why is it free|whats the business model|are you selling something|no ads why|where do you get funding',
  screenshot:
    'can she copy my messages|what if he shares my chat|screenshots by therapist|are chats copy protected|is it safe to send private stuff|could my messages leak',
  'report-therapist-here':
    'report a fake therapist|unprofessional behaviour|he asked for money upfront|she flirted with me|scam therapist|complain about a therapist on attune|inappropriate message from therapist',
  'language-therapist':
    'russian speaking therapist|someone who speaks polish|therapy in farsi|native language sessions|german speaking therapist please|spanish counselor',
  'home-visits':
    'therapist comes to me|cant go out|outdoor sessions|walk and talk|bedridden, home therapy|wheelchair, visit at home',
  'messages-between':
    'text between appointments|can i write her anytime|cost of messages|how often can i message|write to therapist at night|is texting included',
}
