/** How else patients ask about Attune: accounts, finding somebody, privacy; parted by |. */
export const askedByPatients: Readonly<Record<string, string>> = {
  passkey:
    'sign in with fingerprint|face id login|use my fingerprint insted of a password|how do i set up touch id|add passkey to my iphone|rename my passkey|remove old passkey|passkeys??|log in with my face on the laptop|does attune get my fingerprint|want to log in without typing a password|how many passkeys can i have',
  'recovery-codes':
    'lost my phone with the authenticator app|ten codes what are they for|where are my backup codes|new recovery codes pls|backup codes used up|got a new phone, code app is gone|those 10 codes i was told to print|do the old recovery codes still work after making new ones|no phone, no codes, how do i get in|can i use a recovry code twice',
  idle: 'auto logout setting|log me out after 15 minutes|stay logged in longer pls|change how fast it signs me out|set automatic sign out|sign me out when i dont use it|can i stay signed in for a whole day|timer for signing out|a window asks if im still there|how to make it log off on its own|inactivity timeout',
  'shared-computer':
    'using attune at the library|public computer ok?|internet cafe login safe|checkbox shared computer at sign in|im on a pc at the hostel, what should i tick|logging in on my sisters laptop once|school computer safe to use|can i log in on a borrowed tablet without leaving traces|public pc|is it ok to use this at the community center',
  'my-devices':
    'which devices are logged in|log out my old phone|sign out everywhere|theres a device i dont recognise|kick off all other sessions|list of my logins|still logged in on my exs ipad, kill that|sign out of the other computer from here|where am i logged on rn|last used devices|log out remotely|see active sessions',
  'confirm-again':
    'keeps asking my password|why type my password twice|asked for password when downloading|i just signed in why again the password|password prompt before deleting|stop asking me for my password im already logged in|password needed again to change password, annoying|re-enter password why|it wants my pasword again',
  'import-data':
    'move from another attune site|my clinic has a new attune server, take my journal along|import my old account|upload my download file to the new account|bring my journal over|transfer account to a different server|switching sites, can i take everything with me|import old data|restore from the file i downloaded|do my chats come along when i change servers',
  'archive-passphrase':
    'forgot passphrase of my zip|the downloaded file is locked|how to open the encrypted download|passphrase??|put a password on my data file|cant open the export, asks for a passphrase|which program opens the locked zip|lost the zip password|what is read-me.html|7zip attune file|is the download file encrypted',
  'share-steps':
    'how do i share stuff with dr weber|walk me through sharing|want to share things with my therapist, how|share step by step pls|where is the share button|what happens when i tap share|how do i let my therapist read something|sharing how does that go|show my moods to my therapist|do i see what gets shared before i share it|share only one thing',
  'share-entry':
    'share one diary page|show my therapist what i wrote on sunday|send a journal entry to my therapist|let anna read my last entry|can she read just one entry|share journal page|show just mondays entry not the rest|give therapist a single entry|can i let my therapist see something from my journal|if i edit a shared entry does he see the change',
  'share-end':
    'when does sharing run out|share for 14 days|how long is it shared|does sharing stop automatically|set an end date for sharing|share until the first talk only|share for three months|will he still be able to read it next year|sharing expiry|does what i shared expire on its own',
  ledger:
    'history of what i shared|log of sharing|what have i shared so far|list of everything ive given out|sharing record|can the record be deleted|when did i share what with whom|want proof of what i took back|overview of all my shares ever|can someone tamper with the sharing log|sharing protocol',
  'decline-patient':
    'got rejected by a therapist|she said no|therapist declined me|he said he cant take me|why was i turned away|therapist refused me what now|dr klein doesnt want me as a patient|got a no on tuesday, now what|therapist closed our conversation|she has no room for me she wrote|been turned down again ugh',
  'wish-where':
    'therapists near leipzig|someone in my area|close to me|therapist within 20 km|near me pls|where do i put in my town|in person near bristol|set how far i can travel|nearby therapists|only want people around here|filter by city|i live in a village, who is close by',
  'wish-budget':
    'only therapists i can afford|max 60 euro a session, how do i set that|set my budget|cheap therapists filter|price limit|sort out the expensive ones|where can i enter what i can pay|show me ones under 80|who takes aok patients, can i filter that|affordable ones only|say my insurance pays',
  'own-words':
    'can i just write whats wrong|free text instead of ticking|dont fit in your boxes, can i type it myself|describe my problem myself|does anyone read my free text|is what i wrote in own words used|tell you in my own way|write it out instead of tick boxes|who sees my description|does free text count for matches',
  'let-go':
    'drop a must have for today|relax one requirement|loosen my needs a bit|show me therapists without that one need|ignore the female only wish for now|what if i skip the language requirement just once|put a must back after dropping it|temporarily drop a need|see who id get without that must|one must is keeping everyone out, lift it',
  'matters-most':
    'set my priorities|where do i pick my most important reasons|sleep is most important to me, where do i say that|name my top reasons|main reason im here should count more|i ticked ten things but only two are important|make anxiety count more than the rest|tell you whats most important|highlight my main issue|rank my reasons',
  'licence-line':
    'is this therapist really licensed|not checked by anyone??|who verifies the licenses|how do i check a licence|licence declared hm|licence checked by the operator, what does it mean|no licence declared on her profile|is he a real therapist or fake|has someone checked dr novak|license number lookup|are therapists here verified',
  'special-training':
    'what is emdr badge|trained in emdr is that checked|extra training on the profile|training not checked on profile|document seen what does it mean|special trainings??|does special training give more match points|how do i know hes really trained in exposure|who has an ocd training|her profile lists a trauma training, is that proven|dbt training on profile',
  'contact-withheld':
    'email hidden|cant see the phone number of the therapist anymore|why no contact data today|it says contact data until tomorrow|phone and mail missing on all profiles today|looked at many profiles now emails are gone|contact details vanished|when do i see the phone numbers again|daily limit for contact details?|yesterday i saw his number, now its gone',
  'message-limit':
    'wont let me send another message|message held back|limit on messages?|my message waits 30 minutes|why is my text still in the box|cant send a 4th message|how many messages can i send|says im writing too often|sending blocked, too many messages|ive only written twice today and it holds it back grr|message cap',
  'contact-ended':
    'chat is closed|cant type in the chat anymore|it says ended|the conversation is locked|text box is gone in my chat with maria|undo ending the contact|i ended contact by accident|who ended the chat|contact ended why|reopen my chat|want to write her again but chat is closed',
  'report-what-happens':
    'does he find out i reported him|what comes after a report|who reads my report|is reporting anonymous|i reported someone last week what now|do they see which messages i add|will the person know about my report|reported her, who decides|can they ban someone i reported|where does a report go|whats done with reports',
  'what-is-attune':
    'whats this site|what do you do here|explain attune pls|what is this about|new here, what can i do|so what does this app do|is attune therapy|tell me about attune|whats attune for|what can i use this for|first time here what is it',
  matching:
    'how do matches work|how do you pick therapists for me|who decides which therapist i get|do therapists pay to be on top|find best match how|pair me with someone|where do i get my matches|on what basis do you suggest people|get me a match|why only six therapists|matching algorithm?|can therapists buy a better place',
  'match-percentage':
    'what is 87%|why only 62 percent|number on the card|is a high percentage better|percentage??|what does the % on my match say|does 90 percent mean it will work|low percent bad?|how is the score made|no percentage shown just words|whats the score next to her name',
  cost: 'is this free|do i have to pay for attune|how much is attune|subscription?|does the site cost anything|any hidden fees|is there a trial|price for using this|do i need a credit card|premium version?|will i be charged at the end of the month|free or paid',
  'sessions-where':
    'book a session|how do i make an appointment|where do sessions happen|get an appointment with dr lang|online or in person?|schedule a first talk|book thursday with her|is it video or at the practice|see free slots of a therapist|reserve a time|how does meeting work|i want an apointment next week|make a booking',
  'write-to-therapist':
    'message a therapist|how do i write the first message|what do i say to a therapist|get in touch with someone|contact dr santos|first message example|dont know what to write her|send a msg to a therapist|how to reach out|text a therapist|what should my first message look like|where is the message button',
  'no-reply':
    'no answer yet|still waiting for a reply|she hasnt written back|how long till they answer|wrote on monday still nothing|therapist ignores me|he doesnt reply|nobody answers here|no response from dr braun since friday|been ghosted by my therapist|when will they write back|why dont they answer ffs',
  'change-therapist':
    'want a different therapist|new therapist pls|it doesnt click with her|not happy with my therapist|leave my therapist for another one|how do i swap therapists|he isnt right for me|we dont get along, find someone else|how do i tell her i want somebody else|change to someone new|dont like my therapist|replace therapist',
  favorites:
    'bookmark a therapist|save a therapist for later|where are my favourites|starred therapists|favorite list|does she know i starred her|unstar somebody|keep this profile for later|my saved therapists|whats the star for|show only the ones i starred',
  search:
    'look up a therapist by name|find dr hoffmann|search box where|someone recommended maria lopez, is she here|search name|only therapists with 10 years experience|how can i look someone up|min years of experience|filter by experience|looking for a certain person|where do i type a name|cant find the search',
  summary:
    'do i have depression according to you|whats my diagnosis|screening summary what is it|did the software diagnose me|what does my summary say about me|what do my results mean|is the summary a diagnosis|results of my answers|who made this summary|has a doctor checked the summary|screening thing on dashboard|diagnosis??',
  journal:
    'how do i start a journal|diary|where can i write privately|new journal entry how|start writing a diary|what do i do with the journal|is there a diary here|write down my thoughts somewhere|journaling how|where is new journal|open my journal|why should i journal',
  tips: 'give me some tips|where do i find advice|generate advice|get tips for me|how does the advice part work|want some suggestions what to do|where is the advice page|make me some advice|tips pls|where does the advice come from|first time advice how',
  mood: 'choose mood|how do i log my mood|mood buttons on home|what are the moods for|i tapped stressed, what now|pick calm or sad why|mood tracker?|does my therapist see my mood|record how i feel today|what does tapping a mood do|feeling energetic button',
  exercises:
    'breathing thing on home|do you have guided exercises|how long are the exercises|exercise without sound?|where are the exercises|guided breathing|do the exercises have audio|can i stop an exercise midway|something guided for 5 minutes|start an exercise|relaxation exercise where|todays exercise',
  'demo-profiles':
    'is this profile real|fake profiles?|demo profile on a card|is this a made up therapist|real person or demo|why are there demo therapists|wrote to a demo profile|does anyone sit behind demo profiles|are the people here real|what is demo next to his name|is dr example a real doctor',
  questionnaire:
    'so many questions ugh|how long does the questionnaire take|what are the questions for|18 questions really|why do i have to answer all this|must i answer every question|i dont want to answer that one|is prefer not to say ok|what happens with the 18 questions|too many quesions|why does it ask so much personal stuff',
  'journal-prompt':
    'dont know what to write today|need a prompt|journal ideas|blank page help|writing prompts pls|what should i write in my diary|give me a journal question|an idea for todays entry|stuck, what do i write about|inspire me for my journal|another writing prompt|prompt',
  'outside-model':
    'do you use chatgpt|switch off the outside model|is openai behind this|external ai off|what does the outside ai get|is an outside model connected|allow external model where|turn on the outside model|which llm is connected here|get rid of the external ai|does claude or gpt write the advice|who wrote this, marked as model text',
  'match-weights':
    'weigh the factors myself|sliders beside my matches|make price count less|turn a factor off|gender doesnt matter, turn it down|set weights|factor up or down|save my weights|change how much language counts|adjust the matching|weight of each factor|count experience more',
  'must-haves':
    'set a requirement|it has to be a woman, how do i make that fixed|deal breakers|must has to speak polish|mark wish as must|where do i choose musts|musts vs wishes difference|what happens if someone misses a must|too many musts?|make evening hours a must|non negotiable wishes',
  'few-matches':
    'only two matches|no results|list is empty|why do i get so few|nobody shows up|zero therapists found|just one person in my matches|find best match shows nothing|no one fits me apparently|where are all the therapists|cant see any therapists|0 matches',
  'change-answers':
    'edit my answers|redo the questions|i clicked the wrong answer|take the questionnaire again|correct an answer|my situation changed, update answers|go back a question|answered wrong on question 7|where is edit answers|want to change what i ticked|fill in the questions again|fix my anwsers',
  'summary-wrong':
    'thats not me|summary got me wrong|this summary is nonsense|i disagree with the summary|summary is totally off|why does it say im anxious, im not|the screening text is false|summary upset me|wheres that sentence in my summary from|doesnt describe me at all|my summary says wrong stuff',
  'share-summary':
    'take back my summary|unshare summary|stop dr kim reading my summary|revoke access to my summary|dont want her to see my summary anymore|withdraw the summary|turn sharing off|hide my summary from my therapist|who may read my summary setting|stop sharing|pull back what he can read|summary off for everyone',
  'summary-reads':
    'who looked at my summary|did she read it yet|who has read it|has my therapist opened my summary|list of readings|when did dr maier look at it|see who viewed my stuff|was my summary read|who accessed my shared things|did anyone open it since wednesday|views of my summary',
  'therapist-gone':
    'my therapist vanished|cant find lisa on the list anymore|therapist not listed anymore|profile is gone|where did my therapist go|dr schulz is no longer here|she was here yesterday, now not|has he left attune|therapist deleted?|the one i liked is gone from the list|favourite therapist is missing',
  reviews:
    'ratings?|can i rate my therapist|where are the reviews|leave a review|how good is this therapist, any ratings|what do others say about her|5 stars for my therapist|testimonials|write a bad review|patient opinions|no stars anywhere why|is dr costa any good',
  'message-lost':
    'where did my message go|did my message send|my text is gone|message not sent|was typing and it vanished|unsent message gone|it says try again under my message|message stuck|lost what i wrote|wrote for an hour in the journal and its gone|is my message sent or not|message didnt arrive',
  'message-rules':
    'unsend a message|edit a sent message|take back what i wrote her|can i send a photo in the chat|voice message?|attach a pdf|send a file to my therapist|delete my last msg|sent it to the wrong person, undo|how long can a message be|read receipts?|typo in my message can i fix it|has he read my message',
  'block-therapist':
    'block him|stop her from writing me|dont want messages from dr x anymore|block|he wont stop writing|unblock a therapist|how do i get rid of this therapist in chat|can any therapist write to me first|make her stop messaging|block this person pls|stop all contact from a therapist',
  'delete-journal':
    'delete a diary entry|remove my entry from friday|throw out an old journal page|edit an entry|erase what i wrote yesterday|get rid of a journal entry|fix a typo in my entry|find an old entry|search my journal|where are my older entries|trash this entry|rewrite my last entry|open last weeks entry',
  'daily-articles':
    'articles on home|what are those articles|where is yesterdays article|new articles every day?|reading stuff on the first page|how are articles picked for me|something to read|why this article today|where do i find things to read|do the articles open somewhere else|article opens another site',
  dashboard:
    'whats on the dashboard|dashboard??|where is my dashboard|who sees my dashboard|what do i find there on the dashboard|overview of my stuff|explain the dashboard|can my therapist see my dashboard page|where do i see everything about me on one page|dashbord what for',
  compare:
    'compare two therapists|put anna and peter next to each other|side by side view|comparison of three|compare tick box|cant decide between two therapists|whats the difference between these two|compare prices of my top three|how many can i compare|open comparison|see them next to each other',
  privacy:
    'who can read my journal|is this private|can others see my answers|how private is all this|can the admin read my stuff|is my diary safe from others|confidential?|does anybody see what i write|can whoever runs this look into my journal|is it really private here|privacy pls explain|are my chats confidential',
  'what-therapist-sees':
    'what does she know about me|does my therapist see my answers|what can dr yilmaz see|can he see my journal|what does the therapist get from me|do they see my moods|which info do therapists get|what does a therapist see when i write|is my picture shown to them|does my therapist see everything|visible to therapist',
  'data-sold':
    'do you give my data to my employer|is my info sold|who gets my data|trackers?|does my insurer find out|will my boss know i use this|do you share data with facebook|you make money with my data right|sell to advertisers|will barmer learn about this|third parties|does google know im here',
  'ai-data':
    'is my journal used to train ai|do you train on my data|is my text sent to chatgpt|does the ai read my diary|does a bot read along|training data?|does ai process my messages|dont want my words used for ai|what does the ai do with my text|am i talking to a robot',
  'delete-account':
    'close my account|get rid of my profile|remove everything about me|quit attune|i want out, delete me|erase my account|cancel my account|how to leave for good|wipe all my data|del account|kill my account|where is the delete account button|unregister',
  'sign-up':
    'make an account|register|how do i join|create account|where can i register|want to start, how|what do i need to sign up|sign up pls|open an account|registration how|join attune|new account',
  password:
    'change my password|cant log in|forgot pw|reset password|password doesnt work|locked out|lost my password|new password pls|cant remember my pasword|where do i change the password|login not working|need a reset link',
  'edit-profile':
    'change my name|new email address|update phone number|edit my profile|got married, change last name|change picture|switch my email to gmail|correct my adress|where can i edit my details|remove my profile photo|new mobile number|wrong email in my profile',
  'sign-out':
    'log off|logout button where|sign me out|how to sign out|end my session on this page|where do i log out|exit my account|i want to log out pls|log out|cant find sign out',
  'dark-mode':
    'too bright|night mode|switch to dark|make the page dark|light mode back|how to get black background on the site|my eyes hurt, darker pls|turn off dark mode|dark theme|sun and moon button|everything is black, make it light again',
  problem:
    'site is broken|page is blank|nothing loads|its not working|error on page|support contact|who do i call when the site is down|page hangs|keeps loading forever|something went wrong message|customer service|stuck on loading since this morning|report a bug|technical help',
  'adults-only':
    'im 16 can i use this|for my daughter|therapist for my son|is this for teenagers|under 18|minimum age|how old do i have to be|can kids use attune|my 12 year old needs a therapist|looking for someone for my child|is it ok for a 17 year old|can my teenage son sign up',
  'photo-trouble':
    'cant upload my picture|profile pic wont upload|image too big|which photo formats|picture rejected|svg not accepted|photo upload error|max size of profile picture|heic ok?|my pic fails every time|upload a selfie doesnt work|is the location removed from my photo',
  'session-ended':
    'i got logged out|logged out again|why does it keep logging me out|session expired|had to sign in again today|thrown out of my account overnight|suddenly signed out|signed out on all devices|every week i have to log in again why|kicked out of my account|was writing and got signed out',
  devices:
    'use it on phone and laptop|same account on ipad|does it sync|can i log in on my mobile too|will my journal be on my other phone|work computer ok?|two devices same time|switching from pc to phone|use attune at work|sync between tablet and phone|got a new phone, is my stuff there|draft not on my other device',
  'export-data':
    'download my data|get a copy of everything|export journal|save all my entries|backup of my stuff|download everything where|take my data with me|how can i get my journal out|want all my messages in a file|copy of my account before i delete|export pls|download my whole diary',
  'data-rights':
    'gdpr request|my rights|data protection|right to erasure|dsgvo auskunft|what do you have stored about me|i want access to my data under gdpr|formal data request where|correct data you hold|which privacy law applies|who is the data controller|file a gdpr complaint',
  'storage-security':
    'encrypted?|end to end encryption|where is my data kept|how safe is my data|which server is it on|is everything encrypted|aes 256?|could a hacker read my journal|are messages e2e encrypted|is my name encrypted|where are the servers, germany?|how is stuff secured',
  cookies:
    'cookie banner?|which cookies|do you track me with cookies|no cookie popup why|what cookies are set|clear cookies|accept cookies|cookie settings|are there analytics here|reject all cookies|why wasnt i asked about cookies',
  'who-runs':
    'who is behind this|which company owns this|operator?|who made this site|imprint|who do i write to about this site|contact of the operator|is this run by a hospital|who is responsible for this page|owner of the website|where do i find the impressum|is this a startup',
  notifications:
    'get notified about new messages|email alerts|do i get a mail for a new message|turn on email notifications|no mail came when she wrote|stop the emails|unsubscribe|will i get an sms|push notification for messages?|how do i know if someone wrote me|turn off mails|too many emails from you',
  bell: 'number on the bell|bell icon|why is there a 3 on the bell|clear the bell|mark all notifications read|red number at the top|bell wont go away|what is the bell for|where are my old notifications|notifications list|reset the bell counter',
  'mail-times':
    'no mails at night|mails only once a day|quiet hours|when are the emails sent|got a mail at 3 am grr|set time for emails|one mail a day at 9|delay message mails|change how often i get mails|turn on device notifications|daily instead of instant|stop emails between 10 and 7',
  'app-install':
    'is it on the app store|download the app|android app|iphone app?|play store|put attune on my home screen|install attune|get this as an app|is there a mobile version|cant find attune in the app store|add icon to my phone|app pls',
  accessibility:
    'screen reader|i am blind, can i use this|make the text bigger|font too small|keyboard only|voiceover support|zoom in|hard of hearing|animations make me dizzy|low vision|large print|nvda works here?|i cant use a mouse|i cant speak, is writing possible',
  'help-shown':
    'why did a box pop up when i typed|help box wont go|box beside my text|why do i see help lines next to my journal|im fine why the help box|a box came while writing to dr berg|did someone get told about the box|pop up while journaling|that help popup is wrong|does the therapist see that a help box came',
  'trusted-person':
    'add a trusted person|save my sisters number|where do i put my contact person|note someone i trust|change my trusted contact|remove my ex as trusted person|my mum as contact|trusted contact where|add my friend tom with phone number|emergency contact|replace the person i trust',
  'password-rules':
    'password rejected|why is my password too weak|minimum password length|password requirements|how many characters for the password|does it need a special character|what makes a good password|my password isnt accepted|it wont take my new password|password too common|pick a strong password',
  'password-changed':
    'my ex has my password|someone else logged into my account|i think i got hacked|my husband knows my login|someone is in my account|my password leaked|my account was hacked|my brother guessed my pw|somebody reads my account|stranger in my account|my mom found out my password',
}
