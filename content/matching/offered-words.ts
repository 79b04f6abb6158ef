/**
 * What people type of how a therapist is, what they may do and what they offer beside sessions, by the
 * codes of `engine/matching/offered.ts`; phrases apart by commas, in the form of `ConcernWords`.
 */
export const offeredWords: Readonly<Record<string, string>> = {
  psychiatrist: `psychiatrist, psychiatrists, prescribe, prescribes, prescribing, prescriber, prescribers, medication|meds management|review, psychiater, psychiatre, psychiatres, psiquiatra, psiquiatras, psichiatra, psychiatra, psychiatry, psykiater, psykiatrist, психиатр*, психіатр*`,
  gentle: `gentle, warm, warm hearted, softly spoken, soft spoken, calm therap*|counsel*|person|presence|voice, sanft, sanfte, sanften, sanfter, einfuhlsam*, warmherzig*, douce, bienveillant*, calida, calido, delicata, delicato, amorevole, lagodn*, cieply, ciepla, zachtaardig*, мягк*, чутк*`,
  direct: 'direct and honest, direct therap*|counsel*|style, blunt, straight talking, no nonsense',
  structured: 'structured',
  humour: 'humour, humor, sense of humour|humor, makes me laugh, lustig*, humorvoll*',
  assessments: `assessment, assessments, psychological|diagnostic|adhd|autism|dyslexia|iq test|tests|testing|evaluation, test|testing|tested for adhd|autism|dyslexia, psychological evaluation, diagnostik, gutachten, testung, bilan psychologique|neuropsychologique, evaluacion psicologica|neuropsicologica, valutazione psicologica`,
  'home-visits': 'home visit|visits, come|comes to my home|house, hausbesuch*',
  outdoors: 'outdoors, walk and talk, walking therap*, session|sessions outside',
}

/** Said with such words, it is somebody whom the writer knows, or one of several that will do, and asks for nobody. */
export const neverOfferedWords = `my|his|her|our|the|a psychiatrist said|says|told|thinks|recommended|recommends|suggested|suggests|referred|diagnosed|prescribed, my|his|her psychiatrist, saw|seen|seeing psychiatrist,
  psychiatrist or psychologist|therapist|counsellor|counselor|psychotherapist, psychologist|therapist|counsellor|counselor|psychotherapist or psychiatrist, mein|meine|meinem psychiater|psychiaterin, mon psychiatre, mi psiquiatra`

/** Before or after a faith they say that it is of long ago, or of somebody else (“raised catholic”, “religious parents”). */
export const pastFaithWords =
  'ex former formerly lapsed recovering raised grew growing upbringing left leaving leave quit escaped escape strict cult verlassen ausgetreten aufgewachsen quitte deje'
export const faithOfOthersWords =
  'parents parent family mother father mum mom dad husband wife boyfriend girlfriend partner inlaws eltern familie mutter vater parents famille padres familia'
export const faithThingsWords =
  'trauma abuse cult upbringing home household family parents community school guilt shame ocd scrupulosity childhood elternhaus'

/** That nothing is to be paid, of what is otherwise by income; folded. */
export const freeWords =
  'free gratis kostenlos gratuit gratuite gratuita gratuito probono bono bezplatnie bezplatna darmowa darmowy ucretsiz бесплатно безкоштовно'
