/** After “doesn’t” they say that something need not be, which denies nothing. */
export const needlessWords = 'need have matter'

/** What says that something is not wanted, before it: words and short phrases in the form of `fold`, apart by commas. */
export const denyingWords = `not, no, dont, never, without, except, except for, minus, nor, neither, hate, avoid, avoiding, sick of, tired of, fed up with, enough of, done with,
  nothing with, nothing by, nothing on, nothing over, nothing via, cant do, can not do, cannot do, wont do, than, anything but, anyone but, anybody but, someone but, somebody but, everyone but, everybody but, anywhere but, everywhere but, all but, apart from, outside, outside of, away from, far from, steer clear of, stay clear of, cant stand, cannot stand, allergic to, uncomfortable with, uncomfortable around, not comfortable with, not comfortable around, other than, instead of, rather than, better than, more than,
  nobody who, nobody whos, nobody that, nobody with, nobody doing, nobody using, no one, noone, noone who, noone that, none who, none that,
  niemand der, niemand die, niemanden der, niemanden die, niemand mit, niemanden mit, keiner der, personne qui, nadie que, nadie con, ninguem que, nessuno che, niemand die, nikt kto, nikogo kto, nikogo kto, никого кто, никто кто,
  nicht, weder, kein, keine, keinen, keiner, keinem, keines, ohne, ausser, statt, nichts mit, genug von, pas, sans, sauf, plutot que, jamais, non, niente, senza, tranne, invece di, nessun, nessuna,
  sin, excepto, menos, nada de, ningun, ninguna, nunca, nao, sem, exceto, nada, nenhum, nenhuma, niet, geen, zonder, behalve, niets met, nie, bez, zadnych, oprocz,
  не, без, кроме, никаких, ni, ikke, ej, utan, inte, uden, لا, بدون, ليس, غير, نه`

/** Right before it they deny a way of working, of meeting or a time, and what somebody is: “nothing online”, “nobody religious”. */
export const noneWords =
  'nobody, noone, no one, nothing, none, nichts, niemand, niemanden, rien, personne, nada, nadie, niente, nessuno, ninguem, nic, nikt, nikogo, niets, ничего, никого'

/** Before a time they say that somebody is not free then, and what may stand between. */
export const busyWords =
  'busy, have lectures, have classes, have class, have uni, have school, have meetings, have work, have shifts, at uni, at college, at school, on shift, on shifts, i teach, i study, i work, im working, am working, at work, im at work, in class, unavailable, not free, not available, ich arbeite, arbeite, beschaftigt, je travaille, occupe, occupee, trabajo, ocupado, ocupada, lavoro, trabalho, pracuje, работаю'
export const busyBetweenWords =
  'in, on, at, the, most, all, during, am, an, den, le, les, en, por, la, las, di, w, по'

/** Where one of them stands between, more words may: “do not want anyone who uses hypnosis or CBT”. */
export const relativeWords =
  'who whos that which der die das que qui che ktory ktora ktorzy dat som который которая'

/** Of whom such a clause is after a comma too, as in German. */
export const whoseClauseWords =
  'therapeut therapeutin therapeuten psychologe psychologin psychologen jemand jemanden niemand niemanden terapeuta terapeuty'

/** What somebody is said not to be or not to do: of how to work and to meet, when, in which language and with whom, and of nothing else. */
export const notDoingWords =
  'doesnt, does not, isnt, is not, arent, wont, will not, cant, cannot, can not, shouldnt, should not'

/** “Not in my town (Salem)”: between a denial and the place it denies. */
export const ownPlaceWords = 'my, own, town, city, area, village, home, where, live, here'

/** Of what somebody may say that they do not have it, in a word for it that is no sentence. */
export const deniableAreas =
  'anxiety depression grief trauma-ptsd substance-use ocd bipolar self-harm-suicide domestic-abuse psychosis'
export const plainlyDenyingWords =
  'not, no, nicht, kein, keine, keinen, pas, sin, senza, sem, geen, niet'

/** Words that say nothing and yet turn a denial before them: “not sure if”, “never tried”, “not only”. */
export const turningWords =
  'only just sure know knows mind matter care find have has had tried try trying used first yet idea problem issue help helps but and aber y et e stop without'

/** The same after it. */
export const deniedAfterWords = `didnt work, didnt help, doesnt work, doesnt help, did not work, did not help, does not work, does not help, never worked, never helped, not worked, not helped, hasnt worked, hasnt helped, havent worked, havent helped, not what, not for me, not my, not wanted, not an option, not working, no thanks,
  dont work, do not work, wont work, will not work, no good, no use, not good, not possible, impossible, arent possible, isnt possible, off limits, off the table, no go, a no go, out of question, are out, is out, clash, clashes, dont suit, doesnt suit, do not suit, does not suit, puts me off,
  geht nicht, gehen nicht, geht gar nicht, gehen gar nicht, passt nicht, passen nicht, passt mir nicht, passen mir nicht, unmoglich, nicht moglich, no puedo, ne va pas, ne vont pas, no me va, no me van, imposible, je ne peux pas, ne va pas, impossibile, non posso, nao posso, nao da, niemozliwe, nie moge, nie pasuje, olmaz, uymaz, не могу, не подходят,
  isnt what, isnt for me, wasnt for me, scares me, nein, nein danke, non merci, no gracias, no grazie, hat nicht geholfen, nee, nee bedankt,
  degil, olmasin, olmadan, haric, istemiyorum, нет, не надо, не подходит, نباشد`

/** Between a denial and what it denies they change nothing. */
export const passedOverWords = `by, call, calls, with, from, near, d, l, a, an, any, for, on, the, via, over, through, in, into, do, see, want, wanting, like, need, to, be, more, another, someone, somebody, anyone, after, looking, talk, talking, speak, speaking, again,
  per, am, mit, fur, im, bei, zu, ein, eine, einen, einer, einem, der, die, das, durch, will, mochte, mehr, par, au, avec, de, des, le, la, les, un, une, pour, en, veux, voudrais, por, con, para, el, los, las, una, uno, quiero, quisiera,
  practise, practises, practising, practice, practices, practicing, use, uses, using, offer, offers, offering, provides, does, doing, arbeitet, arbeiten, macht, machen, nutzt, verwendet, anwendet, anbietet, haga, hace, use, usa, utiliza, trabaje, trabaja, fait, fasse, utilise, pratique, travaille, fa, faccia, usi, pratica, lavora, faz, faca, trabalhe, stosuje, robi, pracuje, uzywa, используе, работае,
  al, il, lo, gli, da, di, su, voglio, vorrei, com, o, os, um, uma, pelo, pela, quero, met, voor, een, het, op, aan, wil, przez, z, ze, dla, na, chce, po, по, через, с, со, для, на, хочу, надо`

/** Between it and a denial after it. */
export const passedOverAfterWords =
  'is, are, was, were, has, have, just, ca, and, but, it, that, und, aber, therapy, therapist, therapists, sessions, really, ist, hat, therapie, est, es, e, terapia, terapist, terapi, не'

/** Between two that are denied by one word. */
export const joiningWords =
  'or, nor, oder, noch, ou, ni, o, ne, nem, of, lub, ani, veya, ya da, или'

/** Between two of which one will do. */
export const eitherWords = 'or oder ou o u lub albo veya of eller или або'

/** Before “not” they make of it that somebody cannot, or always does: “could not focus”, “never not worrying”. */
export const ableWords =
  'never, can, could, do, does, did, will, would, have, has, had, shall, should, may, might, why'

/** Before a denial they say that there is nothing but it, or that it is asked about. */
export const allButWords =
  'nothing, nobody, no one, noone, wouldnt, reason, why, warum, pourquoi, perche, waarom, dlaczego, почему, nichts, rien, nada, niente'

/** What stands before the two of which the second is not wanted (“lieber eine Frau als ein Mann”), and between them. */
export const preferringWords =
  'lieber, eher, plutot, mejor, antes, prefiero, prefiro, preferisco, piuttosto, meglio, raczej, wole, liever, hellere, hellre'
export const contrastingWords = 'als, que, qu, che, niz, dan, end, an'
