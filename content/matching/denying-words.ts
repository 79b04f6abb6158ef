/** What says that something is not wanted, before it: words and short phrases in the form of `fold`, apart by commas. */
export const denyingWords = `not, no, dont, never, without, except, except for, minus, nor, neither, hate, avoid, avoiding, sick of, tired of, fed up with, enough of, done with,
  nothing with, nothing by, nothing on, nothing over, nothing via, nothing but, cant do, can not do, cannot do, wont do, than, anything but, anyone but, anybody but, someone but, somebody but, everyone but, everybody but, anywhere but, everywhere but, all but, apart from, outside, outside of, away from, far from, other than, instead of, rather than, better than, more than,
  nicht, weder, kein, keine, keinen, keiner, keinem, keines, ohne, ausser, statt, nichts mit, genug von, pas, sans, sauf, plutot que, jamais, non, niente, senza, tranne, invece di, nessun, nessuna,
  sin, excepto, menos, nada de, ningun, ninguna, nunca, nao, sem, exceto, nada, nenhum, nenhuma, niet, geen, zonder, behalve, niets met, nie, bez, zadnych, oprocz,
  не, без, кроме, никаких, ni, ikke, ej, utan, inte, uden, لا, بدون, ليس, غير, نه`

/** What somebody is said not to be or not to do: of how to meet, in which language and with whom, and of nothing else. */
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
  isnt what, isnt for me, wasnt for me, scares me, nein, nein danke, non merci, no gracias, no grazie, hat nicht geholfen, nee, nee bedankt,
  degil, olmasin, olmadan, haric, istemiyorum, нет, не надо, не подходит, نباشد`

/** Between a denial and what it denies they change nothing. */
export const passedOverWords = `by, call, calls, with, from, near, d, l, a, an, any, for, on, the, via, over, through, in, into, do, see, want, wanting, like, need, to, be, more, another, someone, somebody, anyone, after, looking, talk, talking, speak, speaking, again,
  per, am, mit, fur, im, bei, zu, ein, eine, einen, einer, einem, der, die, das, durch, will, mochte, mehr, par, au, avec, de, des, le, la, les, un, une, pour, en, veux, voudrais, por, con, para, el, los, las, una, uno, quiero, quisiera,
  al, il, lo, gli, da, di, su, voglio, vorrei, com, o, os, um, uma, pelo, pela, quero, met, voor, een, het, op, aan, wil, przez, z, ze, dla, na, chce, po, по, через, с, со, для, на, хочу, надо`

/** Between it and a denial after it. */
export const passedOverAfterWords =
  'is, was, has, have, and, but, it, that, und, aber, therapy, therapist, therapists, sessions, really, ist, hat, therapie, est, es, e, terapia, terapist, terapi, не'

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
  'nothing, nobody, wouldnt, reason, why, warum, pourquoi, perche, waarom, dlaczego, почему, nichts, rien, nada, niente'

/** What stands before the two of which the second is not wanted (“lieber eine Frau als ein Mann”), and between them. */
export const preferringWords =
  'lieber, eher, plutot, mejor, antes, prefiero, prefiro, preferisco, piuttosto, meglio, raczej, wole, liever, hellere, hellre'
export const contrastingWords = 'als, que, qu, che, niz, dan, end, an'
