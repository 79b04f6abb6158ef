/** Of Attune, of therapy and of what one does with a website; ways are parted by commas. */
export const siteAndTherapyConcepts = {
  COST: 'cost,price,fee,charge,charged,pay,paid,payment,expensive,money,cheap,bill,billed,invoice,subscription,premium,free,gratis,for nothing,credit card,card details,how much,trial,dollars,euros,pounds,plan',
  THERAPIST:
    'therapist,counsellor,counselor,shrink,psychologist,psychotherapist,psych,doc,practitioner,clinician,professional,provider,specialist,therapists,dr,analyst',
  PSYCHIATRIST: 'psychiatrist,doctor,physician,gp,medic,nurse',
  THERAPY:
    'therapy,counselling,counseling,treatment,psychotherapy,seeing someone,see someone,seeing a shrink,getting help,get help',
  SESSION: 'session,appointment,meeting,consultation,hour,slot,visit,first time',
  MESSAGE: 'message,text,write,wrote,chat,dm,contact,reach out,get in touch,texting,note,send,sent',
  REPLY:
    'reply,answer,respond,response,write back,wrote back,get back to me,left me on read,ignore,ignoring,no word,heard back,hear from,silence',
  PRIVATE:
    'private,privacy,confidential,secret,anonymous,find out,secrecy,discreet,nobody knows,read my,spy,leak,see my,visible,public',
  DELETE:
    'delete,erase,remove,close,wipe,get rid of,cancel,deactivate,unsubscribe,clear,discard,trash',
  ACCOUNT: 'account,membership,profile,registration,user,login',
  JOURNAL: 'journal,diary,entry,entries,diary page,journaling,log',
  FAVOURITE: 'favourite,favorite,star,bookmark,bookmarked,shortlist,liked,save for later,heart,pin',
  LOOK: 'read,see,look,access,view,open,visible,show,display,watch',
  CHOOSE: 'find,choose,pick,select,decide between,shortlist,right one',
  SWITCH:
    'change,switch,swap,another,different,someone else,somebody else,replace,new therapist,other therapist,instead',
  EDIT: 'edit,change,update,correct,fix,modify,adjust,redo,retake,amend,rename,wrong one,typo,mistake,revise',
  SIGNIN: 'signin,sign in,log in,login,log on,logging in,get in,locked out,access my account',
  SIGNOUT: 'signout,sign out,log out,logout,log off,logged out,signed out,kicked out',
  SIGNUP: 'signup,sign up,register,join,create an account,enrol,enroll,become a member,get started',
  PASSWORD: 'password,passcode,pin code,credentials,reset,forgot,forgotten',
  BROKEN:
    'broken,bug,error,crash,does not work,not working,glitch,stuck,frozen,freezes,loading,fails,failed,will not load,spinning,spins,blank page,problem with the site,slow,down,nothing happens',
  SUPPORT:
    'support,customer service,help desk,helpdesk,report a problem,complain,feedback,contact you',
  UPLOAD: 'upload,add a picture,attach,insert,set a picture',
  PICTURE: 'picture,photo,image,avatar,pic,selfie,portrait,jpg,png,file',
  APP: 'app,iphone,android,ios,app store,play store,install,mobile,phone app,download,ipad',
  DEVICE: 'device,laptop,computer,tablet,phone,pc,desktop,browser,ipad,machine',
  SHARED:
    'shared,share a computer,public computer,library computer,family computer,work computer,other people use',
  NOTIFY:
    'notify,notification,notifications,alert,push,email me,remind,reminder,ping,let me know,newsletter,sms,beep',
  EMAIL: 'email,mail,e mail,inbox,address',
  EXPORT: 'export,download,copy of,backup,print,save a copy,pdf,take with me',
  LAW: 'gdpr,hipaa,law,legal,regulation,rights,data protection,lawyer,dsgvo,ccpa',
  SECURE:
    'secure,security,encrypt,encrypted,encryption,hack,hacked,hacker,breach,stolen,safe,server,servers,stored,storage,database,cloud',
  SELL: 'sell,sold,advertiser,advertisers,ads,advertising,marketing,third party,third parties,google,facebook,meta,share with companies,tracker,trackers,track',
  COOKIE: 'cookie,cookies,analytics,local storage,consent banner',
  SOFTWARE:
    'software,bot,robot,ai,machine,program,chatbot,chatgpt,gpt,openai,algorithm,computer,automated,artificial intelligence,language model,siri,assistant',
  HUMAN: 'human,person,people,real,alive,somebody,someone real,real person',
  AGE: 'age,old,under 18,minor,underage,years old,adult,13,14,15,16,17,teen,teenager,too young,how old,18',
  LICENCE:
    'licence,license,licensed,qualified,certified,credential,credentials,registered,accredited,legit,fraud,scam,fake,trust,verified,verify,checked,degree,qualification,trained',
  MATCH:
    'match,matches,matching,matched,best match,fit,suits,suggestion,suggested,recommended,recommend,pair,paired,ranking,ranked,order',
  PERCENT: 'percent,percentage,score,number,rating of,out of 100,%,per cent',
  FILTER: 'filter,search,look up,browse,list,directory,sort,find by name,surname',
  YEARS: 'years,experience,experienced,yrs,decades,senior,seasoned',
  MUST: 'must,must have,absolutely,insist,require,required,only want,has to,have to be,deal breaker,dealbreaker,not negotiable,essential,exclude,condition',
  NONE: 'none,zero,no one,nobody,no results,empty,nothing came up,no matches,nothing found,few,only two,only one,hardly any,not enough',
  GONE: 'gone,disappeared,vanished,missing,lost,removed,not there,can not find,away',
  REVIEW: 'review,reviews,rating,ratings,rate,stars,testimonial,opinions,feedback,what others say',
  QUESTIONNAIRE:
    'questionnaire,questions,form,survey,quiz,boxes,intake,fill in,fill out,ticked,tick,onboarding,answers',
  SUMMARY: 'summary,screening,result,results,diagnosis,report,analysis,assessment result',
  DIAGNOSE:
    'diagnose,diagnosis,diagnosed,disorder,condition,test,tested,assess,assessment,evaluation,official,do i have,am i',
  SHARE:
    'share,sharing,grant,permission,allow,let her see,let him see,give access,show to,hide,withhold,withdraw,revoke,stop sharing,keep from',
  WHOREAD:
    'who read,who has read,who looked,who opened,who viewed,who saw,been looking,has read,looked at',
  DARK: 'dark mode,night mode,theme,bright,light mode,brightness,dark,white background,glare,colours,colors',
  ACCESSIBLE:
    'screen reader,voiceover,blind,deaf,zoom,font,bigger text,larger text,letters,small print,dyslexia,keyboard,contrast,hard to read,wheelchair,captions,talkback',
  SPEAKS:
    'language,english,german,spanish,french,translate,translation,deutsch,espanol,francais,italian,arabic,turkish,polish,hindi,punjabi,urdu,mandarin,chinese,portuguese,russian,speak,speaks,mother tongue,bilingual',
  CANCEL:
    'cancel,reschedule,miss,missed,late,postpone the appointment,move the appointment,no show,cannot make it,can not come',
  ENDING:
    'end,stop,quit,finish,leave,drop out,terminate,last session,goodbye,done with,wrap up,stop going,break from,pause',
  DURATION:
    'long,weeks,months,how many,duration,last,takes,take,often,times a week,minutes,hours,until,how soon,when will',
  WORKS:
    'work,help,helpful,effective,useful,use,point,worth,success,successful,evidence,proof,benefit,do anything,difference,waste',
  STUCK:
    'stuck,no progress,not helping,no change,same,worse,nothing changes,in circles,not getting better,plateau,still the same,no better',
  AFFORD:
    'afford,insurance,insured,cover,covered,low cost,sliding scale,poor,no money,reimburse,reimbursed,cheaper,benefits,medicaid,nhs,student budget,copay,cover it',
  WAITING:
    'wait,waiting,waiting list,booked out,fully booked,no space,no room,meantime,until then,months away,no openings,full',
  MEDICINE:
    'medication,medicine,meds,pill,pills,tablet,tablets,drug,antidepressant,antidepressants,ssri,sertraline,citalopram,prozac,zoloft,lexapro,xanax,valium,dose,prescription,prescribe,sleeping pills,side effects,lithium,ritalin,fluoxetine,escitalopram,benzo,benzos,mg',
  FIRST:
    'first,very first,beginning,initial,start,starting,begin,newcomer,never been,new to,day one,intro',
  ONLINE: 'online,video,zoom,screen,skype,remote,virtual,internet,webcam,telehealth,facetime,teams',
  INPERSON: 'inperson,in person,face to face,office,same room,practice room,on site,physically',
  PHONE: 'phone,call,telephone,ring,dial,speak on the phone,voice',
  CBT: 'cbt,cognitive,behavioural,behavioral,thoughts and behaviours,thoughts and habits',
  EYES: 'emdr,eye movement,eye movements,move your eyes,moving eyes',
  TYPES: 'type,kind,approach,method,form,school,style,modality,technique,which therapy,what sort',
  GROUP:
    'group,groups,support group,circle,others with the same,self help,aa,meetings with others,people like me',
  COACH: 'coach,coaching,mentor',
  HOMEWORK: 'homework,assignment,worksheet,exercises at home,between sessions,tasks from therapy',
  HONESTY:
    'lie,lying,lied,honest,honesty,truth,pretend,hide from my therapist,hold back,open up,hiding',
  RIGHTS:
    'creepy,touched,flirt,flirts,inappropriate,crossed a line,unethical,complaint,complain,malpractice,abuse of power,rights,board,report my therapist,asked me out',
  BLOCK:
    'block,mute,stop contacting,harass,harassing,unwanted messages,leave me alone,stop messaging,stop texting,pushy,spam',
  CONFIDE:
    'police,court,report me,tell anyone,confidentiality,legally,illegal,crime,duty to report,tell my parents,secrecy,gossip',
  EMPLOYER:
    'employer,boss,hr,workplace,career,manager,company,colleagues find out,background check,job application,clearance',
  WOMAN: 'woman,female,women,lady,girl therapist,she',
  MAN: 'man,male,men,guy',
  EXERCISE: 'exercise,guided,video,meditation,audio,recording,listen to,follow along,animation',
  ADVICE: 'advice,tips,tip,suggestions,recommendations,guidance',
  ARTICLE: 'article,articles,reading,blog,news story,read more,link',
  TRUSTED: 'trusted,emergency contact,person to call,next of kin,contact person,call for me',
  CRISIS:
    'crisis,hotline,helpline,help line,lifeline,suicide line,emergency,urgent,right now,samaritans,988,911,999,112,ambulance,immediately,at night',
  SHOWN:
    'flagged,popup,pop up,box,panel,warning,why did you show,why are you showing,scanning,monitoring',
  PRACTICE:
    'i am a therapist,i am a psychologist,i am a counsellor,my practice,my patients,my clients,as a therapist,offer my services,list my practice,patients,clients,caseload',
  OPERATOR:
    'company,owner,behind this,operator,who runs,who made,founder,organisation,organization,startup,team behind,imprint',
  THANKS: 'thanks,thank you,thx,ty,cheers,appreciate,tysm,thank u,grateful to you',
  HELLO: 'hello,hi,hey,good morning,good evening,good afternoon,yo,hiya,howdy,greetings,sup',
  BYE: 'bye,goodbye,see you,good night,cya,farewell,later,gotta go,have to go',
  USELESS:
    'useless,stupid,dumb,bad answer,wrong answer,not helpful,unhelpful,crap,rubbish,did not help,no help,nonsense,makes no sense,not what i asked,misunderstood',
  CHILDTHERAPY:
    'child therapist,kids therapist,for my son,for my daughter,my child,my kid,my teenager',
} as const
