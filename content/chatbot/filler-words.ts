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
