import { brand } from '@attune/contract/brand.ts'
import { paths } from '@attune/contract/paths.ts'
import { Link } from 'react-router'

/** What happens to the words, for everyone who wonders. */
export const HowSoftwareLooks = () => (
  <section id="how-this-works" aria-labelledby="how-it-looks" className="mt-10 scroll-mt-24">
    <h2 id="how-it-looks">How software looks for words of crisis</h2>
    <ul className="mt-4 grid max-w-[65ch] list-disc gap-2 pl-5">
      <li>
        While you write in {brand}, software compares your words with words people often use when
        they are in danger. From a certain point on it shows help beside them.
      </li>
      <li>It never stops you, changes what you wrote or hides it.</li>
      <li>
        What it finds while you write is shown to you alone. A message you have sent to a therapist
        is read in the same way when they open it, and words of danger are marked for them. No
        family and no authority is told, and nothing of it is kept.
      </li>
      <li>
        It can be wrong, both ways. If it says nothing, that does not mean you should wait; if it
        says something, you know best.
      </li>
    </ul>
    <p className="mt-4">
      <Link to={paths.safety} className="inline-flex min-h-11 items-center">
        Every family of words it looks for, and how well it does
      </Link>
    </p>
  </section>
)
