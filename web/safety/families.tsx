import type { Grade, Safety } from '@attune/contract/risk.ts'

/** What the rules look for, in plain words. */
export const Families = ({ families }: Pick<Safety, 'families'>) => (
  <section aria-labelledby="families">
    <h2 id="families">What the rules look for</h2>
    <p className="mt-3 max-w-[65ch] text-muted">
      Each rule is read together with what stands around it: who is meant, whether it is denied,
      long past, a story or a turn of phrase.
    </p>
    <ul className="mt-5 grid gap-4">
      {families.map((family) => (
        <li key={family.title} className="card">
          <h3>{family.title}</h3>
          <p className="mt-2 max-w-[62ch]">{family.looksFor}</p>
          <p className="mt-3 text-small text-muted">
            {shown[family.highest]} {family.rules} {family.rules === 1 ? 'rule' : 'rules'}. After:{' '}
            {sourcesOf(family.sources)}.
          </p>
        </li>
      ))}
    </ul>
  </section>
)

/** What the gravest of a family brings. */
const shown: Record<Grade, string> = {
  none: '',
  distress: 'Shows nothing by itself.',
  possible: 'Shows the note with help lines.',
  imminent: 'Shows the note, with the emergency number first where it is near.',
}

/** The scales and guidelines behind the rules, by the letters the rules name them by. */
const names: { [source: string]: string } = {
  'C-SSRS': 'the Columbia Suicide Severity Rating Scale',
  IPTS: 'the interpersonal theory of suicide',
  BHS: 'the Beck Hopelessness Scale',
  AAS: 'the warning signs of the American Association of Suicidology',
  SIWT: 'the definition of the International Society for the Study of Self-Injury',
  SCOFF: 'the SCOFF questions on eating',
  HITS: 'the HITS questions on violence at home',
  K10: 'the Kessler scale of distress',
}

const sourcesOf = (sources: readonly string[]) =>
  sources.map((source) => names[source] ?? source).join(', ')
