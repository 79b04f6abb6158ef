/** How else people ask about Attune; in their own words, parted by |. */
export const siteParaphrases: Readonly<Record<string, string>> = {
  'what-is-attune':
    'what is this exactly|someone recommended this page to me|just found you on the internet, what do you do|whats the idea behind this|is this a dating site or what|what kind of place is this|im here for the first time, explain|what do i get out of this|is this therapy or an app|how is this different from other therapy sites|what are my first steps here|i signed up, what do i do next',
  matching:
    'how does it know who suits me|how do you pick the counsellor|who sorts this list|why him of all people|on what grounds were these six picked|do you choose the doctor for me|explain how you choose|is there an algorithm behind it|can they bribe you to be on top|what counts most when you suggest someone|how come she came up first|do you favour some therapists|i want the best one for me',
  'match-percentage':
    'one has 91 and the other 88, is that a big difference|what is the figure next to the name|is a higher score a better therapist|how is that number worked out|only 40 percent, should i worry|does the bar show how good she is|what do the coloured parts of the bar stand for|she is 95 %, so will it work',
  cost: 'do i have to get my wallet out|is there a charge for this service|is this really for free|whats the catch|how do you make me pay|do i pay per message|will there be an invoice|no hidden fees|how much do i owe|does it cost anything to write to someone|i cant spend anything|is it a subscription i have to cancel|are you taking a cut',
  'sessions-where':
    'can we skype|do i have to go somewhere|phone, camera or real life|do i drive there or stay at home|can i do it from my sofa|where is the video room|how do we set a date|can we meet in a cafe|does it happen in this chat|how does the actual talking take place|can i see her calendar|is it over the phone',
  'write-to-therapist':
    'what goes in the empty box|how do i begin the conversation|which words do i use to say hello to her|i clicked on a therapist, now what|what do you say to a stranger like that|help me word a message|do i need to tell everything in the first message|is there an example message|how long should my message be|im nervous about writing to someone|where do i type to her|how do i introduce myself',
  'no-reply':
    'radio silence from him|four days and nothing|is she on holiday or what|how long until they get back to you|should i write again|he has seen it surely but says nothing|did she forget about me|my message is just sitting there|no reaction|when can i expect to hear something|crickets|ghosted by the therapist',
  'change-therapist':
    'she is nice but i am not comfortable with her|i dont feel at ease with him|can i get somebody else|we are not on the same wavelength|how do i find a new one|he doesnt understand me|i want to see another person|my counsellor annoys me|not the right one for me|do i have to stay with the same one|i dont trust my therapist|swap my therapist',
  favorites:
    'put somebody on my list for later|where is my saved list|keep her in mind|remember this therapist for me|what does the star do|take him off my list|does she know i starred her|how do i mark someone',
  search:
    'only the ones with lots of experience|find a particular person|i know her name, where is she|show all of them|sort by years|can i narrow the list down|there are too many to scroll through|is mr patel on here|somebody really experienced',
  questionnaire:
    'do the questions ever end|how many are left|why do you need to know all that|these questions are very personal|must i answer them now|can i do the questions later|what happens if i leave something blank|im stuck in the questions|whats it all for',
  summary:
    'does this say im mentally ill|what is wrong with me|tell me what i have|is this my official diagnosis|do i have something|am i sick|what illness is it|am i a psychopath|is it anxiety or depression what i have|can you find out whats up with me|how do you come to this result|did a real doctor look at this|is it depression',
  journal:
    'where do i write things down|i want to keep a diary|somewhere to put my feelings|is there a notebook|what is the writing page for|does writing help|how do i make a new page|can i write every day|start a diary|note down how my day was',
  tips: 'give me some advice|what does generate do|the advice is always the same|who came up with this advice|i need a few pointers|is the advice written by a doctor|make me a plan|tips please|can i get new suggestions',
  mood: 'why do i have to say how i feel|what are those four faces|energetic, calm, sad, stressed|what happens after i tap stressed|where do my clicks on the mood go|i tapped the wrong mood|give me another activity|is my mood saved somewhere',
  exercises:
    'play me something relaxing|the video on the first page|is there sound|something to follow along|guided relaxation please|how long are the exercises|where do i find the body scan|how do i stop the exercise|can i do it without headphones',
  'demo-profiles':
    'this looks like a made up person|are they actors|is the picture real|why does it say demo|fake accounts|nobody behind the profile|stock photo',
  'must-haves':
    'i will not accept anything else|this one is a deal breaker|leave out everyone who does not do evenings|can i rule people out|it has to be in spanish|only women please, nothing else|how strict are my wishes|what is not negotiable',
  'few-matches':
    'there is hardly anyone|only one person comes up|why is the list so short|nobody suits me apparently|zero hits|are there no more therapists|i need more to choose from|empty page where the therapists should be|nothing found',
  'change-answers':
    'i moved since i filled this in|i put down the wrong country|i said something untrue in the questions|can i go through the questions once more|my wishes are different now|start the questions over|i was in a rush and clicked anything|take back an answer|things have changed since i answered',
  'summary-wrong':
    'this report is rubbish|what it says about me is nonsense|thats not me at all|the result scared me|i dont recognise myself in this|who says i have that|it got me wrong|delete my result|the screening is mistaken',
  'share-summary':
    'she should not see what came out|i dont want him to get my results|keep it from the therapist|how do i take back permission|stop him from seeing it|can i let only one of them see it|hide my results|i regret sharing|switch sharing off|make it private from my therapist',
  'summary-reads':
    'did he already look at it|how do i know whether she has read about me|who had a look|has it been opened|show who viewed it|when was my summary read',
  'therapist-gone':
    'where has she gone|he is not on the list any more|the profile is empty now|did she quit|i cant find her any longer|the one i liked has left|her name is missing|it says this account was deleted',
  reviews:
    'what do others think of him|is she any good according to patients|can i leave a comment about her|how are they rated|experiences with this therapist|does anyone recommend her|best rated therapist|word of mouth',
  'message-lost':
    'the wifi dropped while i was typing|is it all gone|my battery died before i sent it|did it go through|i closed the tab by accident|it was there and now it isnt|i wrote for an hour and it vanished|no internet on the train|it says not sent|bring back my draft|the page reloaded and my words are gone',
  'message-rules':
    'oops i sent it to the wrong one|take it back|unsend|i made a typo in my message|can i send her a picture of my letter|does he get a tick when i read it|is there a limit to how much i can write|can i forward it|can we share documents here|voice note',
  'block-therapist':
    'he keeps messaging although i said no|she wont leave me alone|i want no contact with him any more|how do i get rid of that therapist|can strangers write to me|make her stop|unwanted messages from a therapist|he is bothering me',
  'delete-journal':
    'i wrote something and want it gone|tear out a page|get rid of tuesdays entry|read what i wrote last summer|change a word in my diary|undo an entry|clear my journal|find an old entry|is a deleted entry really gone',
  'daily-articles':
    'what are those texts on the home page|is there something to read about anxiety|who picks the articles|new articles please|where do the links go|reading material',
  dashboard:
    'where is my overview|page with everything about me|what do the boxes on the dashboard mean|where do i see my results|my conclusion|where is the summary|find my summary again',
  privacy:
    'will people know i was here|is it discreet|does anyone at all read this|can my partner see what i do here|is it just between us|who sees my answers|i want to stay anonymous|can somebody trace me|do you keep quiet about it|is it safe to tell you things|how private is it really|is anybody watching',
  'what-therapist-sees':
    'what does she get to know about me|which things of mine are shown to him|can he look into my diary|does the therapist see my test|what will he see before we talk|does she know my phone number|can they see my moods|is my journal visible to my therapist',
  'data-sold':
    'do you hand anything over to my insurer|does facebook know|will i get ads for therapy now|who do you give my data to|is google watching|are you making money from my problems|do companies see this|third party|is my data worth something to you',
  'ai-data':
    'does a robot learn from what i put in here|is this conversation kept|do you forget what i said|where do my words go|are you feeding this to openai|which ai is this|is there a log of this chat|does some model read it|is this training data|do you remember me tomorrow',
  'delete-account':
    'i am leaving, remove everything|how do i quit|wipe me from your system|i dont want to be here any more on this site|close everything|terminate my account|cancel my registration|erase me|undo my sign up|how do i disappear from here',
  'sign-up':
    'how do i get an account|where do i start registering|which details do you need from me|do i need an email|make me a member|why do you want my phone number|can i use it without registering|what do i need to sign up',
  password:
    'i dont remember which password i took|it wont let me in|wrong login|too many attempts|i lost my access|cannot get past the sign in page|my email is not recognised|how do i pick a new password|send me a reset link|forgot everything',
  'edit-profile':
    'i got married, new surname|my number is different now|put in a different picture|fix a typo in my name|where do i change my data|new address|update my info|another username',
  'sign-out':
    'how do i leave|get me out|where is the exit|end my visit|i am on a public computer|is closing the window enough|sign off',
  'dark-mode':
    'the screen blinds me|make it black|too white|easier on the eyes|night colours|switch to dark|i prefer light',
  problem:
    'it is not loading|the screen is blank|who do i complain to about this website|something went wrong|it hangs|i found a mistake on the page|cannot click anything|keeps crashing|your site is awful|technical help|nothing works|red error|it is so slow|who can fix this',
  'adults-only':
    'my lad is fifteen, would you take him|im a teenager|im 14 and need help|is it okay for my 12 year old|do you treat children|i turn 18 next month|for my niece who is in school|underage|how old do i have to be to be here',
  'photo-trouble':
    'my holiday snap is refused|the picture wont go in|invalid file|my selfie is too big|it doesnt accept my image|photo is rotated|cant add a face to my profile|png or jpg',
  'session-ended':
    'it throws me out every few days|i have to log in all the time|suddenly i was out|keep me signed in|why am i asked for my password again|how long does the login last|logged off by itself',
  devices:
    'is it the same on my other computer|i bought a new phone|start on the laptop and go on with the tablet|my kids use this ipad too|is everything still there if i use another browser|work laptop|someone else uses my phone',
  'export-data':
    'i would like all my information back|can i take my diary with me|save my entries to my computer|print it out|i need it on paper|make a copy of everything|get my stuff out of here',
  'data-rights':
    'what does the law say|which rights do i have over my data|right to be forgotten|i demand to see my data|privacy policy|who is the data protection officer|how long is it stored',
  'storage-security':
    'what if someone steals your database|is it bank level security|could it leak|where is it all kept|who holds the key|can the admin read it|which country is the server in|are you safe from hackers|what happens in a data leak',
  cookies:
    'what gets saved in my browser|cookie settings|reject all|do you follow me around the web|no banner, why',
  'who-runs':
    'who is behind this|whose website is it|where are you based|who is responsible|how can i reach the team|is there an address|which firm is this|are you a charity|who pays for all this',
  notifications:
    'do i have to keep checking|will you tell me when there is something new|do you email me|will my phone buzz|i dont want anything popping up|how will i find out she answered|turn alerts off|remind me to write|does it send a text message',
  'app-install':
    'where do i get the apk|is there something for my phone|on the play store|can i have it as an icon|do you have an ios version|download the programme|mobile version',
  'site-language':
    'my mother only understands portuguese|can i switch it to french|nur deutsch bitte|en español por favor|i do not speak english well|parlare italiano|can you talk in my language|translate the page',
  accessibility:
    'i cant read this without my glasses|everything is tiny|make the font bigger|my hands shake, i cant use a mouse|read it out to me|im visually impaired|colour blind|i have dyslexia|the moving things make me dizzy|hard of hearing',
  'help-shown':
    'why are there phone numbers suddenly|did you tell someone|i did not mean it like that|who gets warned|are you reading along|is this reported to the police|take that box away|i was just venting and got a warning',
  'trusted-person':
    'who gets called if something happens|can i put my sister in|my contact in an emergency|i want my husband to be informed|add my best friend as a contact|remove my contact person',
  'join-as-therapist':
    'i run a practice, how do i get listed|i would like to offer my help as a counsellor|how do professionals sign up|put my practice on here|i am a licensed social worker|do therapists pay|register as a provider|new clients for my practice|im a psychotherapist and looking for patients',
  'therapist-patients':
    'where are the people who contacted me|my inbox as a therapist|how do i read what a patient shared|see my clients|why cant i see the summary of this patient|answer a patient',
  'therapist-answers':
    'edit my practice|i offer video now|my fee has changed|add a specialty|change my languages|update what patients see|new office hours in my profile',
  'therapist-pause':
    'i am full|no more new clients please|take me off the list for a while|i am going on leave|hide my practice|close my practice|maternity leave as a therapist',
  'therapist-inbox':
    'canned responses|first answer template|do not disturb at night as a therapist|hotkeys|settings of my inbox|save a text i send often',
  'therapist-licence':
    'i want to enter my licence number|prove that i am licensed|my registration ran out|verification of my practice|upload my licence as a therapist',
  'outside-model':
    'which company writes this advice|turn the external ai off|i dont want openai to get anything|it says written by a model|consent for ai',
  'match-weights':
    'move the sliders|gender matters more to me than language|turn experience down|change what counts in the match|reweigh|my priorities',
  colleagues:
    'find other therapists to refer to|ask a colleague|who else works here|supervision|refer a client to someone|network with therapists',
  licence:
    'did she really study this|how sure can i be that he is trained|is he allowed to practise|anyone can call themselves a therapist|is she a proper doctor|show me the diploma|do you check them|is it a quack|which training does he have|are they real professionals|registered with a board',
}
