import type { Measured, MeasuredLots, Safety, Share } from '@attune/contract/risk.ts'

/** How well the rules did, first on words they had never met. */
export function Figures({ measured, lots }: Pick<Safety, 'measured' | 'lots'>) {
  const unseen = measured.filter(({ firstMet }) => firstMet)
  const known = measured.filter(({ firstMet }) => !firstMet).slice(-1)
  return (
    <section aria-labelledby="figures">
      <h2 id="figures">How well it does</h2>
      <p className="mt-3 max-w-[65ch] text-muted">
        Measured on invented lines, not on anyone’s writing. First rules and model together, in each
        language: lines by many writers, most of them roundabout, that nothing was learnt from and
        nobody here has looked at.
      </p>
      <ul className="mt-5 grid gap-4">
        {lots.map((one) => (
          <Lots key={one.language} {...one} />
        ))}
      </ul>
      <p className="mt-8 max-w-[65ch] text-muted">
        Then the rules alone, in English, on plainer lines. First how an earlier, longer list of
        rules did on lines it met for the first time, latest last. It was cut since to the plainest
        words, and the model reads the rest; the last figures are of today’s rules. Below each
        figure: the range the true one lies in, 19 times out of 20.
      </p>
      <ul className="mt-5 grid gap-4">
        {[...unseen, ...known].map((batch) => (
          <Batch key={batch.name} {...batch} />
        ))}
      </ul>
    </section>
  )
}

const Lots = ({ language, found, flagged, imminent }: MeasuredLots) => (
  <li className="card">
    <h3>{languageNames.of(language)}</h3>
    <p className="mt-1 text-small text-muted">{found.of + flagged.of} lines, half of danger</p>
    <dl className="mt-3 grid grid-cols-3 gap-3">
      <Figure label="Of danger, found" {...found} />
      <Figure label="Of the gravest, known as such" {...imminent} />
      <Figure label="Of harmless, flagged" {...flagged} />
    </dl>
  </li>
)

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

const Batch = ({ name, lines, recall, precision, calmFlagged }: Measured) => (
  <li className="card">
    <h3>{name}</h3>
    <p className="mt-1 text-small text-muted">{lines} lines</p>
    <dl className="mt-3 grid grid-cols-3 gap-3">
      <Figure label="Of danger, found" {...recall} />
      <Figure label="Of those flagged, rightly" {...precision} />
      <Figure label="Of harmless, flagged" {...calmFlagged} />
    </dl>
  </li>
)

const Figure = ({ label, percent, from, to }: Share & { label: string }) => (
  <div className="flex flex-col">
    <dt className="text-small leading-snug text-muted">{label}</dt>
    <dd className="mt-auto pt-1">
      <b className="text-title font-semibold whitespace-nowrap lining-nums">{percent}%</b>
      <span className="block text-small text-muted lining-nums">
        {from} to {to}
      </span>
    </dd>
  </div>
)
