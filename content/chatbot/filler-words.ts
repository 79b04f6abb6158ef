/** Words that hold a sentence together and say little by themselves. */
export const fillerWords =
  'a about actually all also am an and any anybody anyone anything are as at be been before but by ' +
  'can could did do doe does even ever every for from get give go got had has have he her here him ' +
  'his how i if im in into is it its ive just keep know let like lot make maybe me mean more most ' +
  'much my no nobody not of off oh ok okay on one or other our out people please put quite really ' +
  'she should show so some somebody someone something still such tell than that the their them then ' +
  'there these they thing this those to too until up us very want was way we well went were what ' +
  'when where which while who whole why will with would you your'

/** When something is, and politeness: they say nothing of how somebody is. */
export const plainWords =
  'monday tuesday wednesday thursday friday saturday sunday january february march april june july ' +
  'august september october november december tomorrow yesterday week weekend month hour minute ' +
  'morning afternoon am pm please thanks thank hello hi'

/** What may stand beside a question about the site without changing it: no person, no “it”, no “all”. */
export const looseWords =
  'a an the my our your this that i do doe did can could would should will how what when where ' +
  'which is are am to on in at for of with from and but so still now ok okay'

/** All that a question how long an answer takes is made of, besides the answer: no “when” alone, no “nobody”. */
export const waitingWords =
  'how long soon quickly fast many days hours weeks does do will it take takes i have to wait ' +
  'until till before for a an my the your this message therapist therapists somebody someone ' +
  'anybody anyone they usually normally me here on get attune'

/** What is waited for. */
export const answerWords = 'answer answers answered reply replies respond responds response'

/** Things and doings of the site: without one of them a question may be of anything. */
export const siteThings =
  'account appointment session room call video camera microphone mic screen background link ' +
  'calendar booking reminder notification journal entry diary message chat email mail password ' +
  'passkey profile photo picture questionnaire question answer summary match therapist favourite ' +
  'filter exercise article advice mood licence note task template fee pay payment price cost ' +
  'insurance invoice receipt refund export print language app browser cookie'
