/** The same of matches, journals, sharing, money and appointments; parted by |. */
export const askedByPatientsFurther: Readonly<Record<string, string>> = {
  'email-check':
    'no confirmation mail|verification email never came|confirm my email|didnt get the link after signing up|confirmation link missing|mail not in spam either|verify email how|do i need to confirm my address|where is the activation mail|resend confirmation|waiting for the confirmation mail since sunday',
  username:
    'what do i put as username|change username|username taken|is my username visible|pick a user name|username vs name|do therapists see my username|need a unique username why|different username pls|can i use a nickname as username|username already exists',
  'real-name':
    'can i stay anonymous|use a fake name|nickname instead of my name|must i give my last name|is anonymous ok|can i call myself bunny|dont want to say my name|pseudonym allowed?|do i need a profile picture|only first name ok?|sign up anonymously',
  'phone-why':
    'why phone number|dont want to give my number|do you call me|who sees my phone number|is my number shown to therapists|phone number required??|will i get calls|what do you do with my mobile number|hide my number|do i have to enter a phone|can the therapist call me on my number',
  'too-many-tries':
    'too many tries|blocked after wrong password|how long am i locked|wait 15 minutes really|it says try again later|login blocked|typed wrong pw five times|locked for how long|too many login attempts|temporarily blocked|attempt limit',
  'two-factor':
    '2fa|turn on two step login|authenticator app|second step for signing in|login with google|sign in with apple|extra security for my account|facebook login?|how do i enable 2fa|google authenticator here?|make my login safer|mfa',
  'share-account':
    'one account for both of us|couple account|my wife wants to use my login|joint account|can my girlfriend use my account too|account for two people|family account|two people same login|we want to sign up as a couple|my husband and me together in one account',
  restore:
    'undelete my account|i deleted my account by mistake|bring back my old account|get my account back|i deleted everything on sunday can you restore it|recover deleted account|regret deleting|use same email again after deleting|account gone, i deleted it, undo|reactivate my deleted profile',
  'pause-account':
    'take a break from attune|deactivate for a while|pause|going on holiday, freeze my account|can i hide my account for a month|account on hold|suspend my account til september|need a break from this site|put my account to sleep|stop for some time without deleting',
  'delete-therapist-copy':
    'if i delete my account what does the therapist keep|are my messages gone for her too|does dr adams still have my chat after deletion|will my therapist keep my summary|erased for the therapist as well?|copies in backups|deleted account but does he still have my texts|what stays with the therapist|are backups deleted too|therapists notes after i leave',
  'someone-died':
    'my father passed away, close his account|account of a deceased person|delete account of my late aunt|my mum died, can i read her journal|relative died, account still there|deceased relatives account|family access after death|account of my late husband|my grandmother passed, what about her account|remove a dead persons account',
  'quick-exit':
    'hide this page fast|quick escape button|exit quickly|close fast before someone comes|leave no trace in browser|clear history of this site|someone walks in, how do i hide it|my flatmate looks at my browser history|hide that i was here|escape button|remove attune from my browser history',
  browser:
    'does it work in safari|which browser|firefox ok?|old browser|browser not supported|use chrome or edge|need javascript?|internet explorer|looks broken in my browser|what browser is best for this|does it run on samsung internet',
  offline:
    'no internet|use without wifi|on a train without signal|does the journal work offline|write entry with no connection|no reception can i still write|airplane mode|exercises without internet|lost connection while writing|what works without net|offline mode',
  unread:
    'red dot on menu|whats the dot|dot wont go away|unread messages count|mark as unread|little dot next to messages|have i got a new message|why a dot on the menu|make a message unread again|where do i see new messages|dot in the corner',
  typing:
    'does she see me typing|can they see im online|online status|am i shown as online|hide online status|typing dots|last seen|see if my therapist is online|is he typing|does he notice im writing|green dot online?',
  'leave-thread':
    'delete a chat|remove conversation with julia|get rid of an old chat|throw out a thread|clear chat history|erase this conversation|chat list full, delete some|delete all messages with him|kill this conversation|how to leave a chat|remove old thread from messages|archive a chat',
  'many-therapists':
    'contact more than one therapist|can i message three at the same time|do therapists know i wrote to others|is it rude to write several|write to five therapists|how many can i write to|is it ok to contact a few|message many at once|do they see the other ones im talking to|parallel chats with therapists',
  print:
    'print my journal|printout|save as pdf|print a page|print summary for my doctor|make a pdf of my entry|need it on paper|how to print this|pdf pls|print out an entry for thursday|paper copy of my summary',
  'next-best':
    'whos next on my list|suggest someone else to write to|after 3 days nothing, who now|next best match|second choice|draft to another therapist appeared|it shows me another therapist after 72 hours|dismiss the next match note|why is there a draft to someone new|did you send my message to another therapist|who fits me next',
  'response-rate':
    'usually answers within 2 days|how fast does she answer|response time|answers 80 percent what does it mean|too new to say|reply rate on the card|who replies quickest|can therapists fake their response time|how is the answer time counted|how quick do they usually write back|usually answers hm',
  'not-accepting':
    'not taking new patients|profile says full|she has no room, can i still write|closed for new patients|waitlist of a full therapist|therapist not accepting|why cant i have dr roth, says no new patients|is he full|fully booked therapist profile|can i write someone who is full|no new clients label',
  'why-matches-change':
    'matches are different today|list changed|yesterday other therapists|where is the match i had on monday|my top match is gone|different matches every time|why new people in my matches|order of matches changed|my best match moved down|my results keep changing|she was number one, now third',
  'match-reasons':
    'why him|why did i get this therapist|reasons for this match|how come she fits me|explain this match|why is dr fischer on top|break down the score|which wishes are met|see how the parts add up|why was i matched with her|match details',
  'all-same-match':
    'all 100%|everyone has 92 percent|same score for all|all matches equal|no difference between matches|why do they all score the same|five people with the same number|identical percentages|everybody 75, useless|all the same percent',
  'skip-questionnaire':
    'skip the questions|no questionnaire pls|can i go on without answering|just browse therapists|dont want to do the questions|look around first|do i have to fill that in|bypass the form|without the 18 questions?|can i see therapists without answering anything|skip this',
  'save-halfway':
    'continue questions later|stopped in the middle of the questions|are half finished answers kept|finish the questionnaire tomorrow|pause the questions|had to stop at question 9|do i have to start over|lost my place in the questions|can i do the rest tonight|answers gone halfway|start on phone finish on laptop',
  'other-field':
    'what goes into other|other please specify|who reads the other box|my option isnt there|word limit in the other field|none of the options fit|does other count for matching|the free line under other|wrote something in other, who sees it|how many words in other|nothing fits so i took other',
  'na-meaning':
    'n/a on profile|price says n/a|what is na|not available or what|waiting time n/a|why so many n/a|it says N/A under languages|missing info on a profile|field says na|profile half empty|n/a ??',
  'therapist-email':
    'email dr brandt directly|therapists phone number|can i call the therapist|want to phone her instead|does he have an email|mail address of a therapist|call instead of chat|where is her phone number|write outside of attune|ring the therapist|reach my therapist by mail',
  'directory-size':
    'how many are on here|list of all therapists|show everyone|are there therapists in austria|which countries|number of therapists|only swiss therapists|all therapists|is this just for the uk|therapists in spain?|how big is the list|browse all',
  'journal-limits':
    'entry too long|max length journal|word limit in diary|add a picture to my entry|tags in journal|how many entries can i have|character limit entry|journal cut off my text|put photos in the journal|how much can i write|title too long',
  'journal-date':
    'backdate an entry|change date of entry|write for yesterday|forgot to write on sunday, add it now|wrong date on my entry|entry for last week|set another day|can i date an entry back|diary entry for tuesday but its thursday|move an entry to another date',
  'journal-analysis':
    'does software analyse my journal|what did you notice in my journal|themes from my entries|analyse my diary|turn on journal analysis|feelings found in my entries|what software noticed|how does the journal reading work|30 days themes|does my therapist see the analysis|insights from my journal',
  'journal-analysis-off':
    'stop analysing my diary|no analysis pls|dont scan my entries|switch off journal reading|disable analysis|kill the journal analysis|delete what you noticed|stop software reading my journal|make it stop guessing my feelings|remove the themes from my entries|opt out of journal analysis',
  'journal-conflict':
    'changed on another device|two versions of my entry|entry conflict|which version do i keep|edited on phone and laptop|entry changed elsewhere|it shows my entry twice|conflict message in journal|overwrote my entry?|both versions shown, what do i pick',
  'advice-new':
    'more advice|other tips pls|refresh my advice|same advice every time|get different advice|new advice for this week|old advice gone|generate again|where is my last advice|advice is outdated|update my advice after new mood',
  'advice-safe':
    'is the advice reliable|who wrote the advice|are these tips any good|is the advice from a doctor|advice seems wrong for me|should i follow the advice|what if a piece of advice doesnt suit me|how serious is this advice|are the tips checked by a professional|dont trust these tips|advice makes no sense',
  'mood-wrong':
    'wrong mood|tapped sad by accident|undo mood|change my mood|delete a mood|my mood isnt there|only four moods?|meant calm not stressed|im angry, which one do i take|misclicked mood|remove yesterdays mood|how long are moods kept',
  'activity-why':
    'why go for a walk|why do you suggest this|dont like this activity|other activity pls|suggestion doesnt suit me|why this thing for my mood|something else to do|this activity is dumb|the little task on home, why that|why that small thing today|same activity again',
  streaks:
    'must i come daily|i missed a week|do you have streaks|lost my streak?|reminders to journal|points?|is it bad if i skip days|remind me daily to write|how often should i use attune|havent been here for a month|do i have to log in every day|badges',
  'exercise-list':
    'list of exercises|what exercises do you have|is there a body scan|box breathing|4-7-8|do you have 5 4 3 2 1 grounding|muscle relaxation|worry appointment|loving kindness|show all ten exercises|values check|self compassion exercise',
  'articles-trust':
    'who picks the articles|are the articles reliable|where do these articles come from|source of the articles|does the other site know i come from here|who writes these articles|save an article|can i trust those links|is that article site legit|keep an article i liked',
  'dashboard-empty':
    'nothing on my dashboard|dashboard blank|where is my summary, its empty|no summary on dashboard|why is there nothing there|i answered everything but dashboard is empty|summary not showing|summary missing|dashboard shows nothing|still no summary after all questions',
  'summary-share-ahead':
    'does she get my summary when i write|is something shared automatically|first message shares what|if i write do they see my summary|do i share anything by messaging|will writing reveal my answers|is my summary sent with my first message|just saying hi, what gets shared|automatic sharing on first contact?|shared by default?',
  'trusted-hidden':
    'does my sister get a message|will my mum know i listed her|do you text my trusted person|do you tell the contact person|is tom informed that i added him|who sees my trusted contact|will they get notified that i put them|does my contact find out|secret from my trusted person|does my therapist see who i trust|is she told she is my contact',
  'help-lines-country':
    'help page shows wrong country|lines for austria|numbers for poland|help numbers not from my country|im travelling, which numbers|show lines of another country|help numbers for france|change country on the help page|a number on the help page is wrong|i moved to spain, help still shows germany|are the numbers up to date',
  'danger-reading':
    'how do your word rules work|how accurate is the word check|which words do you look for|false alarm rate|how often is the word check wrong|is the keyword check reported to anyone|what rules scan the text|where are the figures on the word rules|how good is your detection|does your filter miss things',
  watched:
    'do you read along|is someone reading this|moderators?|does anyone monitor the chats|do staff see my messages live|am i being watched|does a human check the messages|who monitors this|somebody listening in?|is the chat supervised|anyone there at night reading',
  'assistant-private':
    'does my therapist see what i ask you|is this chat private|are my questions here saved|can dr weiss read this assistant chat|do you log what i ask|who reads my questions to you|can she see what i typed to the bot|history of this chat|is our talk secret|where did our chat go',
  'assistant-own-things':
    'do you know me|what do you know about me|can you see my account|show my last entry|can you look up my appointments|do you remember me|do you have access to my journal|whats my name|can you look into my data|do you remember yesterday|look something up for me',
  source:
    'source code|github?|open source|what tech is this built with|which models run here|is the code public|can i see the code|does it call external services|can i host it myself|what runs on the server|self hosted?',
  'partner-org':
    'attune for my company|offer to employees|we are a clinic and want attune|business licence|for our staff|hr wants this for the team|can our hospital use this|contract for organisations|price for companies|our university would like to offer it|partner with you|b2b',
  gift: 'invite a friend|recommend to my sister|refer someone|send attune to my friend|can i sign up my mother|share link with a friend|my colleague wants this too|tell a friend|sign up somebody else|invitation link to the site|give it to a friend',
  ads: 'no ads?|how do you make money|who pays for this|why is it free whats the catch|how do you earn|where is the advertising|who finances attune|how is this funded|no advertising at all, how come|business model|do therapists pay you',
  screenshot:
    'can she take screenshots|screenshot of my chat|could he copy my messages|will i know if someone screenshots|can therapist save my texts|prevent screenshots|copy and paste by therapist|what if my therapist passes on my messages|can my messages be photographed|screenshots blocked?',
  'report-therapist-here':
    'report a therapist|complain about dr stone|therapist behaved badly|therapist asked me for money upfront|complaint about my therapist|she was rude, where do i complain|i think this therapist is a scammer|flag a therapist|unprofessional therapist|he wants payment in advance, fishy|inappropriate message from therapist|where is report',
  'language-therapist':
    'therapist in spanish|need someone who speaks arabic|polish speaking therapist|turkish therapist|talk in my mother tongue|german speaking psychologist|anyone who speaks russian|therapy in farsi|who speaks portuguese here|want to talk in french|english speaking therapist in berlin|therapist that knows ukrainian',
  'home-visits':
    'home visit|does anyone come to the house|i cant leave the house|therapist who comes to me|sessions outdoors|walk and talk|therapist visits at home|housebound, what can i do|can dr moor come to my flat|therapy outside in the park',
  'messages-between':
    'write between appointments|can i text him in between|does messaging between sessions cost|message in between sessions|is it ok to write before next session|will she read me between appointments|contact during the week|write to my therapist on weekends|messages in between, extra charge?|next session is in 3 weeks can i write meanwhile',
  insurance:
    'does aok pay|covered by insurance?|health insurance|will tk cover it|do you take blue cross|krankenkasse|is therapy covered by aetna|does my insurer pay for sessions|do i need a referral for the insurance|nhs covered?|private insurance debeka|how many sessions does insurance pay',
  'session-price':
    'how much per session|price of one hour|what do therapists charge|cost per session|therapist fee|what does an hour with dr lee cost|is 120 euro normal|how expensive is a session|prices pls|average price for 50 minutes|rates of therapists',
  'sliding-scale':
    'sliding scale??|lower rate|discount for students|reduced price|im unemployed, cheaper rate?|can i pay less|low income rate|price by income|ask for a lower fee|social rate|what does sliding scale on the profile mean',
  'pay-how':
    'how to pay|pay by card|paypal?|bank transfer ok|when do i pay|do i pay here or to the therapist|where do i pay dr kern|pay in cash|pay before or after the session|pay monthly?|payment methods|can i pay through attune',
  receipt:
    'invoice pls|need a receipt|bill for my insurance|superbill|where is my invoice|tax deductible?|get an invoice from dr hahn|rechnung|receipt for octobers sessions|invoice for debeka|proof of payment for taxes|can she write me a bill',
  'free-first':
    'first talk free?|free trial session|do i pay for the first meeting|free intro call|free consultation|trial talk|is the first appointment free of charge|does the initial talk cost|15 minutes for free?|get to know session free',
  'free-help':
    'therapy for free|no money for therapy|cant afford any of this|where is therapy free|im broke|free counselling|no insurance no money|free therapist pls|student counselling free|low cost clinics|charity therapy',
  'cancel-fee':
    'charged for a missed session|no show fee|cancellation fee|i was sick and still must pay|forgot my session on friday and got a bill|bill for a session i didnt attend|why charged when i cancelled|he charges me for missing|cancelled too late, must i pay|24 hour rule|missed it, do i have to pay',
  'price-rise':
    'she wants more money now|fee went up|therapist got more expensive|price increase|higher fee from january|he raised his rate|can my therapist just raise the price|now 20 euro more per session|cant pay the new fee|my sessions got dearer',
  'why-expensive':
    'so expensive|why does it cost so much|120 for 50 minutes is insane|rip off prices|what am i paying for|is it worth the money|therapists are overpriced|why do they charge that much|is therapy worth it at that price|thats a lot of money for one hour',
  refund:
    'refund|want my money back|paid but no session|he took my money and didnt show|get a refund from dr black|can attune refund me|give me my money back|session was bad, refund?|paid twice, money back|reimburse me|paid in advance and nothing happened',
  'first-appointment':
    'how soon can i be seen|earliest slot|when could we start|free slots tomorrow|weeks till therapy begins|appointment asap|how fast do i get a therapist|first meeting when|any appointments today|how fast can i get help from a therapist|time till first session|where do i book|book an appointment|see someone soon|next available time',
  'appointment-move':
    'reschedule|shift my session|push back tuesdays appointment|need another time|move my appointment to friday|can i come an hour later|postpone my session|change the date of my session|cant make thursday, other day?|swap my slot|earlier slot pls|she wants to move our appointment|move appt to next week|put it off to next week',
  'appointment-waits':
    'has she accepted my appointment|where are my appointments|still pending|booking not confirmed yet|did my request go through|waiting for confirmation|when is my next appointment|is thursday fixed now|what happens if he doesnt answer my request|my request expired|appointment status|am i booked for 4 pm',
  'waiting-list':
    'no slots|all booked|nothing free this month|tell me when something opens up|put me on the waitlist|no free appointments at dr sommer|get a spot if someone cancels|take me off the waitlist|notify me of a free slot|calendar is full|waiting list how|slot was offered to me, how long is it held',
  series:
    'weekly sessions|every tuesday at 5|repeat my appointment|recurring appointment|same slot each week|every two weeks|book ten sessions at once|regular sessions how|stop the weekly series|standing appointment|cancel all following dates|fixed slot on wednesdays|biweekly',
  'room-enter':
    'join video|where is the link for the call|how do i get into the call|start the video session|session starts now where do i click|no join button|video call link|enter the room|cant get into the session|do i need zoom|waiting to be let in|when can i join|install something for video?',
  'room-leave':
    'hang up|end the call|how to leave the video|exit the room|get out of the call|left by mistake, back in?|close the video session|stop the call|how do i end the session|is my camera off after i leave|quit video',
  'room-devices':
    'camera black|mic not working|no sound|she cant hear me|he cant see me|webcam doesnt work|video freezes|mute myself|turn off my camera|wrong microphone|headset not picked up|i cant hear anything|picture keeps freezing|change camera',
  'room-backdrop':
    'blur background|hide my messy room|background image|virtual background|dont want her to see my kitchen|blurred backdrop|make what is behind me blurry|plain background|hide whats behind me|bakground blur pls|does blur run on my device',
  'room-guests':
    'bring my wife to the session|invite someone to the call|my mother wants to join|couple session on video|add a third person|guest link|can a friend sit in on the video|interpreter in the call|invite my husband to thursdays session|take back a guest invitation|how many guests|three of us in the call',
  'appointment-reminders':
    'remind me before the session|reminder email|no reminder came|turn off appointment reminders|i always forget my appointments|reminder an hour before|do i get a reminder for wednesday|reminders off|kill the reminder mails|send me a reminder the day before|get reminded',
  'appointment-zone':
    'time zone|is 3 pm my time|im in new york she is in berlin|which clock is that|appointment time is wrong by an hour|daylight saving|im traveling, what time is my session|german time or mine|summer time change|two times on my appointment|therapist in london, whose time is shown',
  'appointment-agenda':
    'list for the session|things to bring up|topics for next session|to talk about list|write down points for thursdays session|can my therapist see my topics|agenda|what is how was it|session notes for me|put something on the agenda|prepare for my session|i always forget what i wanted to say',
  'appointment-calendar':
    'put it in google calendar|add to outlook|ics file|sync with my iphone calendar|appointment in my own calendar|calendar export|save the date in my calendar|why is it not in my calendar|get tuesdays session into google cal|calendar invite|apple calendar',
  'room-screen':
    'screen share|show her something on my screen|present my screen|share a window|stop sharing my screen|screen sharing on phone|how can i show a document in the call|screenshare not there on my ipad|is my screen recorded|let him see my screen|share desktop',
  'room-alone':
    'nobody here|im alone in the call|she isnt here yet|therapist didnt show up|waiting in the room for 10 minutes|no one comes|dr wolf is late|call dropped|got thrown out of the call|connection lost in the middle|still waiting for my therapist in video|he never joined',
  'cancel-session':
    'cancel session|call off tomorrow|drop my appointment|cant come on monday, cancel it|get rid of my appointment|take back my request|withdraw my appointment request|cancel booking|delete appointment with dr ross|i dont want the appointment anymore|how do i cancle|does cancelling cost me|im sick cancel todays session',
}
