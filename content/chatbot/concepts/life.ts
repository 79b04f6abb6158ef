/** Of moods, bodies, other people and what happens to one; ways are parted by commas. */
export const lifeConcepts = {
  SAD: 'sad,down,low,unhappy,depressed,depression,blue,miserable,gloomy,hopeless,heavy,grey,gray,joyless,despair,dark place,in the dumps,no joy,wretched,rubbish mood,sadness,feeling low',
  EMPTY:
    'empty,numb,nothing,hollow,flat,emotionless,feel nothing,dead inside,indifferent,void,blank,no feelings,disconnected',
  CRY: 'cry,crying,tears,weep,sob,sobbing,burst into tears,teary,bawling,cried,well up',
  TIREDNESS:
    'tired,exhausted,drained,worn out,fatigue,no energy,wiped out,shattered,knackered,weary,lethargic,run down',
  DRIVE:
    'motivation,motivated,unmotivated,energy,drive,bothered,get myself to,effort,willpower,discipline,get up,out of bed,lazy,get going,get started,can not be bothered',
  WORRY:
    'worry,worries,worrying,anxiety,anxious,overthink,overthinking,ruminate,racing thoughts,nervous,spiral,what if,catastrophe,on edge,dread,uneasy,brain off,mind off,switch off,shut off,thoughts will not stop,fret,stressing',
  PANIC:
    'panic,panic attack,heart racing,heart pounding,can not breathe,shaking,hyperventilate,faint,chest,dizzy,trembling,palpitations,short of breath,gasping,anxiety attack,tight chest,heart is beating',
  CALM: 'calm,relax,soothe,settle,chill,wind down,unwind,breathe,de stress,quiet my mind,slow down,loosen,ease',
  BREATHE: 'breathe,breathing,breath,inhale,exhale,4 7 8,box breathing,478',
  GROUND:
    'ground,grounding,unreal,not real,dissociate,dissociating,dissociation,detached,derealisation,flashback,five senses,outside my body,not here,dreamlike,spaced out,watching myself,floating,depersonalisation,zoned out',
  SLEEP:
    'sleep,slept,asleep,insomnia,awake,wide awake,bed,bedtime,night,nights,3am,4am,2am,wake,woke,lie awake,nap,restless night,tossing,sleepless',
  NIGHTMARE:
    'nightmare,nightmares,bad dream,bad dreams,dream,dreams,night terror,night terrors,scream at night',
  ANGER:
    'angry,anger,mad,furious,rage,temper,irritable,irritated,explode,snap,snapped,shout,yell,lash out,blow up,blew up,lose it,lost it,scream,hit the wall,punch,punched,seething,short fuse,aggressive,pissed off',
  LONELY:
    'lonely,alone,loneliness,isolated,no friends,nobody,no one to talk to,on my own,left out,by myself,excluded,friendless,no one,solitary,know no one,invited,know nobody',
  GRIEF:
    'grief,grieve,grieving,died,death,dead,passed away,passed,funeral,mourning,mourn,lost my,loss,bereaved,bereavement,widow,widower,late husband,buried,gone forever,losing',
  PET: 'dog,cat,pet,puppy,kitten,horse,rabbit,hamster,put to sleep,put down,vet,animal',
  STRESS:
    'stress,stressed,stressful,overwhelmed,overwhelm,too much,pressure,swamped,drowning,plate,overloaded,to do list,deadlines,juggling,snowed under,too many things,no time,busy,everything at once,hectic,freeze',
  WORK: 'work,job,office,career,workplace,shift,boss,manager,colleague,coworker,employer,employed,working,team,company,monday,mondays,overtime',
  BURNOUT:
    'burnout,burn out,burnt out,burned out,hate my job,dread work,drained by work,exhausted from work,sick of work,can not face work,dread going',
  BULLY:
    'bully,bullied,bullying,harass,harassed,humiliate,humiliates,humiliated,mobbing,toxic,mock,mocks,picked on,pick on,belittle,belittles,excluded by colleagues,treated badly,unfair,shouts at me',
  JOBLOSS:
    'laid off,fired,sacked,unemployed,lost my job,redundant,redundancy,jobless,out of work,let go,made redundant,no job,job search,job hunting,rejections',
  DEBT: 'debt,debts,rent,bills,broke,loan,owe,finances,financial,money problems,money worries,bankrupt,overdraft,mortgage,creditor,pay rent,make ends meet,skint,bailiff',
  STUDY:
    'exam,exams,finals,university,uni,college,school,study,studies,studying,thesis,dissertation,grades,semester,student,test,homework,assignment,lecture,degree,coursework,professor,revision,fail my course',
  SELFWORTH:
    'worthless,failure,loser,inferior,useless,not good enough,good enough,hate myself,confidence,self esteem,self confidence,stupid,self worth,insecure,compare myself,less than,burden,pathetic,low opinion,dislike myself',
  PERFECT:
    'perfect,perfectionist,perfectionism,mistakes,impostor,imposter,fraud,high standards,never enough,flawless,hand it in,get everything right',
  PUTOFF:
    'procrastinate,procrastinating,procrastination,put off,putting off,last minute,postpone,delay,avoid doing,leave everything,start too late,later and later',
  GUILT:
    'guilt,guilty,shame,ashamed,regret,regrets,forgive,fault,blame,blame myself,horrible thing,terrible thing,mistake,sorry,conscience,remorse,embarrassed,made a mistake,bad thing i did,what i did,undo',
  JEALOUS:
    'jealous,jealousy,envy,envious,possessive,check his phone,check her phone,go through her phone,go through his phone,suspicious,snoop,insecure in love,trust issues,trust him,trust her',
  PARTNER:
    'partner,boyfriend,girlfriend,husband,wife,spouse,fiance,fiancee,bf,gf,relationship,marriage,married,lover,couple,hubby,significant other,marital,dating,missus',
  FIGHT:
    'fight,fights,fighting,argue,argument,arguing,quarrel,row,rows,bicker,conflict,disagree,yelling at each other,drift apart,communicate,distant',
  BREAKUP:
    'breakup,break up,broke up,broken up,dumped,dump,split up,split,ex,divorce,divorced,separated,separation,left me,heartbroken,heartbreak,get over him,get over her,ended it,over him,over her,walked out',
  CHEAT:
    'cheat,cheated,cheating,affair,unfaithful,infidelity,betrayed,betrayal,slept with,sleeping with,someone else,another woman,another man,two timing,kissed someone,behind my back',
  FRIEND:
    'friend,friends,best friend,mate,mates,friendship,pal,buddy,bestie,ghosted,ghosting,fell out,falling out,bff,social circle',
  FAMILY:
    'family,mother,mum,mom,father,dad,parent,parents,sister,brother,sibling,siblings,grandma,grandmother,nan,granny,grandfather,grandpa,aunt,uncle,in laws,relatives,stepmother,stepfather,cousin',
  CHILD:
    'child,children,kid,kids,son,daughter,toddler,teen,teenager,baby,boy,girl,little one,youngest,eldest',
  PARENTING:
    'parenting,being a mother,being a mum,being a mom,being a father,being a dad,motherhood,fatherhood,raising,single mum,single mom,single parent,single dad,bad mother,bad father,bad mum,bad parent,bedtime battles,tantrum,tantrums,yelled at my kids,snapped at the kids',
  BABY: 'baby,newborn,postpartum,postnatal,birth,pregnant,pregnancy,gave birth,infant,breastfeeding,midwife,maternity,had a baby,expecting,new mum,new mom,new dad,bond with',
  MISCARRIAGE:
    'miscarriage,miscarried,stillbirth,stillborn,lost the baby,lost a baby,lost our baby,lost my baby,abortion,infertile,infertility,ivf,can not conceive,trying to conceive,termination,12 weeks',
  CARER:
    'carer,caregiver,caring for,care for,looking after,look after,dementia,alzheimer,elderly,disabled son,nursing,take care of my,respite,terminally ill',
  ILLNESS:
    'ill,illness,chronic,pain,disease,cancer,ms,fibromyalgia,migraine,diabetes,long covid,fatigue syndrome,disability,disabled,hurts,sick,arthritis,endometriosis,crohns,back pain,chemo,diagnosed with',
  HEALTHFEAR:
    'cancer,symptoms,symptom,hypochondriac,hypochondria,health anxiety,seriously ill,heart attack,brain tumour,tumor,google my symptoms,lump,afraid of illness,doctor says,nothing is wrong,test results,disease',
  PHOBIA:
    'phobia,fear of,afraid of,terrified,terrified of,scared of,flying,fly,plane,spiders,spider,heights,needles,lifts,elevator,elevators,claustrophobia,crowds,dentist,blood,driving,tunnels,injection,agoraphobia,dogs,snakes,bridges,airplane',
  SHY: 'shy,social anxiety,judged,blush,blushing,going red,awkward,strangers,public speaking,speak in public,presentation,presentations,meeting people,what others think,parties,small talk,stammer,eye contact,talk to people,in front of people,introvert,tongue tied,stage fright,speech',
  OCD: 'ocd,intrusive,compulsion,compulsions,compulsive,obsessive,checking,check the,wash my hands,washing,ritual,rituals,contamination,germs,stove,unwanted thoughts,disturbing thoughts,disgusting thoughts,counting,symmetry,locks,hand washing',
  ADDICTION:
    'addict,addicted,addiction,drink,drinking,alcohol,booze,drunk,wine,beer,vodka,weed,cannabis,smoke,smoking,cocaine,drugs,gambling,gamble,casino,bet,betting,craving,cravings,relapse,relapsed,sober,hungover,vape,vaping,cigarettes,pot,opioids,painkillers,high',
  EATING:
    'eat,eating,binge,bingeing,food,weight,vomit,throwing up,throw up,purge,calories,diet,anorexia,bulimia,overeat,starve,starving,meals,scales,stop eating,snacking,stuff myself,fasting,thin',
  BODY: 'body,look,looks,ugly,appearance,mirror,fat,face,nose,skin,figure,attractive,unattractive,hate how i look,the way i look,disgusting body,photos of me,hair,belly',
  TRAUMA:
    'trauma,traumatic,ptsd,assault,assaulted,attacked,rape,raped,abused,accident,crash,war,childhood abuse,what happened,memories,flashbacks,haunts,happened to me,molested,robbed,mugged,survived,happened to me as a kid,bad memories',
  PAST: 'past,childhood,as a kid,as a child,years ago,back then,growing up,my history,relive,old stuff,dig up,dredge up',
  FOCUS:
    'focus,concentrate,concentration,attention,distracted,forgetful,mind wanders,restless,sit still,finish anything,scatterbrained,unfocused,brain fog,memory,forget',
  NEURO:
    'adhd,add,autism,autistic,aspergers,neurodivergent,neurodiverse,spectrum,hyperactive,masking,dyspraxia,tourette,sensory,asd,overstimulated,meltdown,neurotypical',
  LGBT: 'gay,lesbian,bi,bisexual,trans,transgender,queer,lgbt,lgbtq,nonbinary,non binary,pronouns,dysphoria,transition,asexual,sexuality,homosexual,gender identity,questioning,straight',
  COMINGOUT:
    'come out,coming out,came out,closet,closeted,outed,never told,do not know i am gay,tell them i am gay,tell my parents i am',
  FAITH:
    'faith,religion,religious,christian,muslim,islam,islamic,jewish,hindu,sikh,buddhist,god,church,mosque,synagogue,temple,pray,prayer,spiritual,bible,quran,catholic,pastor,imam,belief,beliefs,allah,rabbi,priest',
  CULTURE:
    'culture,cultural,background,immigrant,migrant,heritage,ethnic,ethnicity,black,asian,african,latino,latina,arab,indian,white,person of colour,person of color,roots,from my country,minority,community',
  RACISM:
    'racism,racist,discrimination,discriminated,skin colour,skin color,slur,prejudice,stereotype,headscarf,hijab,foreigner,microaggression,stare at me,because of my race,xenophobia,go back to your country',
  ABROAD:
    'homesick,abroad,moved here,moved country,expat,refugee,foreign,new city,new country,miss home,culture shock,fled,emigrated,far from home,back home,relocated,moved to',
  OLDER:
    'retired,retirement,ageing,aging,old age,elderly,pension,midlife,empty nest,moved out,too old,my age,turned 50,turned 60,getting old,growing old,grandchildren,birthday,senior',
  SCREEN:
    'scroll,scrolling,doomscrolling,tiktok,instagram,social media,youtube,gaming,video games,games,phone addiction,screen time,internet,netflix,snapchat,reels,playstation,xbox,fortnite,twitter,on my phone,online all day',
  SEX: 'sex,sexual,libido,sex drive,desire,intimacy,erection,orgasm,impotent,porn,in bed,aroused,turned on,make love,sleep together,bedroom,intimate,physical side',
  HOLIDAY:
    'christmas,xmas,holiday,holidays,new year,thanksgiving,easter,birthday,anniversary,ramadan,eid,diwali,festive,valentines,mothers day,eve,family gathering',
  NEWS: 'news,war,climate,politics,world,pandemic,election,disaster,global warming,nuclear,headlines,end of the world,state of the world,doom',
  VOICES:
    'voices,voice,hear voices,hallucinate,hallucinations,hallucination,see things,paranoid,paranoia,followed,watched,psychosis,spying on me,losing my mind,going crazy,going mad,insane,hear someone,not there,messages from the tv,nobody is there',
  SWINGS:
    'mood swings,swings,mood swing,ups and downs,up and down,highs and lows,manic,mania,bipolar,borderline,unstable,top of the world,then i crash,one minute,next day low,extreme,euphoric,elated,emotional rollercoaster,rollercoaster',
  HORMONES:
    'period,pms,pmdd,menstrual,menstruation,menopause,perimenopause,hormones,hormonal,cycle,hot flushes,hot flashes,time of the month,contraceptive,ovulation',
  WINTER:
    'winter,autumn,dark months,days get short,short days,seasonal,no sunlight,lack of light,light lamp,dark outside,november,january,cold season,sad lamp,sunlight',
  ASSERT:
    'say no,no to,boundaries,boundary,people pleaser,people pleasing,assertive,stand up for myself,doormat,walk over me,walks over me,put myself first,refuse,pushover,too nice,speak up,take advantage',
  PURPOSE:
    'meaning,purpose,point of it all,pointless,direction,what i want in life,why am i here,meaningless,who am i,existential,aimless,sense of life,going through the motions,calling,lost in life',
  HAPPY:
    'happy,happier,happiness,positive,self care,selfcare,wellbeing,well being,feel better,habits,gratitude,grateful,healthy mind,mental health,enjoy life,look after myself,good life,mindset',
  MOVE: 'sport,sports,exercise,gym,run,running,jog,walk,walking,yoga,swim,swimming,workout,diet,nutrition,caffeine,coffee,sugar,vitamins,supplements,move more,physical activity,cycling,pilates',
  DECIDE:
    'decide,decision,decisions,make up my mind,torn,dilemma,whether to,should i,should i stay,unsure,either or,options,hesitate,crossroads,choose between,indecisive',
  DATE: 'date,dates,tinder,dating apps,single,rejected,rejection,find love,find a partner,swipe,swipes,crush,unlovable,never had a girlfriend,never had a boyfriend,forever alone,hinge,bumble,love life,hinge date',
  LOVETHERAPIST:
    'in love with my therapist,crush on my therapist,feelings for my therapist,attached to my therapist,miss my therapist,attracted to my therapist,think about my therapist,love my therapist',
  VIOLENCE:
    'hits me,beats me,hit me,threatens me,controls me,controls everything,abusive,afraid of him,scared of him,violent,violence,not safe at home,hurts me,domestic,locks me in,controlling,chokes me,forces me,slaps me,fear my partner',
  STIGMA:
    'weak,crazy people,ashamed of therapy,embarrassed about therapy,what will people think,stigma,taboo,man up,nutcase,judge me for,tell my family,tell people,explain to my',
  OTHERHELP:
    'help a friend,support a friend,my friend is,my brother needs,will not get help,refuses help,refuses to,help him,help her,support him,support her,someone i love,someone i know,worried about my,help my,be there for',
  SERIOUS:
    'serious enough,bad enough,others have it worse,too small,overreacting,dramatic,fine on paper,normal,need therapy,need help,real problems,making a fuss,ill enough,sick enough,big deal,whining',
  HOMEPRIVATE:
    'thin walls,overhear,roommate,roommates,flatmate,flatmates,share a room,no quiet,quiet room,quiet place,hear me,live with my parents,no privacy at home,nowhere to talk,private place,listening in',
  EVENING:
    'evening,evenings,weekend,weekends,saturday,sunday,after work,after 5pm,after 6pm,lunch break,early morning,out of hours,night shift,before work,late hours,full time job,schedule',
  COUPLE:
    'couple,couples,couples therapy,marriage counselling,save our marriage,together with my partner,both of us,my partner and i,family therapy,relationship counselling,the two of us,marital therapy',
  TALK: 'talk,vent,listen,rant,get off my chest,talk to someone,somebody to listen,chat with me,bad day,rough day,awful day,terrible day,feel bad,not ok,not okay,hard day,crap day',
  PROMPT:
    'prompt,what to write,write about,ideas to write,something to write,reflect,reflection,inspiration,blank page,topic to write',
  DISCOVER:
    'what is this,what is attune,about this site,how does this work,purpose of this,what do you offer,how does it work,what can i do here,explain this site,betterhelp,website,platform,service,now what',
} as const
